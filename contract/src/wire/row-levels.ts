import type { LevelId } from '@emojigma/engine/levels.ts'

interface RowLevelEntry {
  readonly levelId: LevelId
  readonly key: string
}

/** The levels of a leaderboard in the order of its columns, with their names in a row's keys: `OneCorrect`, `EasyAttempted`. Separate from
 *  the row's schema so that the page does not load the validator.
 *  Source: docs/product.md, Leaderboards */
export const ROW_LEVELS = [
  { levelId: 6, key: 'One' },
  { levelId: 7, key: 'Two' },
  { levelId: 8, key: 'Three' },
  { levelId: 9, key: 'Four' },
  { levelId: 10, key: 'Five' },
  { levelId: 1, key: 'Easy' },
  { levelId: 2, key: 'Medium' },
  { levelId: 3, key: 'Hard' },
  { levelId: 4, key: 'Expert' },
  { levelId: 5, key: 'Master' },
] as const satisfies readonly RowLevelEntry[]

export type RowLevel = (typeof ROW_LEVELS)[number]
