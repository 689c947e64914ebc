import type { PageSource } from '@emojigma/contract/pages.ts'
import type { Puzzles } from './service.ts'

/** What the pages of puzzles are rendered from: the puzzles as any visitor sees them. */
export function puzzleSourceOf(puzzles: Puzzles): Omit<PageSource, 'leaderboard'> {
  return {
    todaysPuzzles: () => puzzles.todaysPuzzles(undefined),
    puzzle: (puzzleId) => puzzles.puzzle(puzzleId, undefined),
    newPuzzles: (options) => puzzles.newPuzzles(options, undefined),
    popularPuzzles: (options) => puzzles.popularPuzzles(options, undefined),
  }
}
