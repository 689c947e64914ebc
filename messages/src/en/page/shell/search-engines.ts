export const sitePicture = 'Emojigma: emoji maths and logic puzzles'
export const blog = 'Blog'
/** What each kind of puzzle teaches, by its number. */
export const teaches = {
  1: 'Solving equations',
  2: 'Sums in rows and columns',
  3: 'Solving equations and spelling',
  4: 'Logical deduction',
  5: 'Looking closely',
} as const
