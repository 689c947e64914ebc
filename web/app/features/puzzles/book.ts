import { m } from '@emojigma/messages'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'

/** The book of puzzles of a level, and its title.
 *  Source: docs/product.md, Puzzle page */
export function bookFor(levelId: LevelId): readonly [book: BookId, title: string] {
  if (isJunior(levelId)) return ['junior-book', m['ui.junior_book']()]
  return levelId < 3 ? ['easy-medium-book', m['ui.easy_medium_book']()] : ['hard-master-book', m['ui.hard_master_book']()]
}
