import * as messages from '@emojigma/messages/page/puzzles/book.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'

/** The book of puzzles of a level, and its title.
 *  Source: docs/product.md, Puzzle page */
export function bookFor(levelId: LevelId): readonly [book: BookId, title: string] {
  if (isJunior(levelId)) return ['junior-book', messages.juniorPuzzleBook]
  return levelId < 3 ? ['easy-medium-book', messages.easyAndMediumPuzzleBook] : ['hard-master-book', messages.hardExpertAndMasterBook]
}
