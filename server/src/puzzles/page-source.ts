import type { PageSource } from '@emojigma/contract/pages.ts'
import { ANYBODY } from '../http/visitor.ts'
import type { Puzzles } from './service.ts'

/** What the pages of puzzles are rendered from: the puzzles as any visitor sees them. */
export function puzzleSourceOf(puzzles: Puzzles): Omit<PageSource, 'leaderboard'> {
  return {
    todaysPuzzles: () => puzzles.todaysPuzzles(ANYBODY),
    puzzle: (puzzleId) => puzzles.puzzle(puzzleId, ANYBODY),
    newPuzzles: (options) => puzzles.newPuzzles(options, ANYBODY),
    popularPuzzles: (options) => puzzles.popularPuzzles(options, ANYBODY),
  }
}
