import type { PageSource } from '@emojigma/contract/pages.ts'
import type { Puzzles } from './service.ts'

/** What pages are rendered from: the puzzles as any visitor sees them. */
export function pageSourceOf(puzzles: Puzzles): PageSource {
  return {
    todaysPuzzles: () => puzzles.todaysPuzzles(undefined),
    puzzle: (puzzleId) => puzzles.puzzle(puzzleId, undefined),
    newPuzzles: (options) => puzzles.newPuzzles(options, undefined),
    popularPuzzles: (options) => puzzles.popularPuzzles(options, undefined),
  }
}
