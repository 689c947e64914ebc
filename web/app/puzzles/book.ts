import type { BookId } from '@emojigma/contract/rules/shop-items.ts'

/** The titles of the books, as beside a puzzle. */
export const BOOK_TITLES: Readonly<Record<BookId, string>> = {
  'junior-book': 'Junior puzzle book',
  'easy-medium-book': 'Easy and Medium puzzle book',
  'hard-master-book': 'Hard, Expert and Master book',
}
