/** Names of products. */
export const names = {
  individual: 'Individual',
  teacher: 'Teacher',
  'junior-book': 'Junior puzzle book',
  'easy-medium-book': 'Easy and Medium puzzle book',
  'hard-master-book': 'Hard, Expert and Master book',
}
