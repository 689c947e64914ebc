import { JUNIOR_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { BookId } from './shop-items.ts'

export interface BookContents {
  /** Easiest first. */
  readonly levels: readonly LevelId[]
  /** Puzzles of each level, by type. */
  readonly counts: Readonly<Partial<Record<PuzzleTypeId, number>>>
  /** Cover, rules, contents, puzzles and answers. */
  readonly pages: number
}

/** The contents of each puzzle book.
 *  Source: docs/product.md, Puzzle books */
export const BOOK_CONTENTS: Readonly<Record<BookId, BookContents>> = {
  'junior-book': { levels: JUNIOR_LEVEL_IDS, counts: { 1: 8, 4: 6, 5: 6 }, pages: 55 },
  'easy-medium-book': { levels: [1, 2], counts: { 1: 12, 2: 12, 3: 12, 4: 8, 5: 6 }, pages: 43 },
  'hard-master-book': { levels: [3, 4, 5], counts: { 1: 8, 2: 8, 3: 8, 4: 6, 5: 4 }, pages: 45 },
}

/** The number of puzzles in a book. */
export function puzzlesIn({ levels, counts }: BookContents): number {
  return levels.length * Object.values(counts).reduce((sum, count) => sum + count, 0)
}
