import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { anybodyIn } from '../../platform/visitor.ts'
import type { Language } from '../../platform/languages.ts'
import type { Puzzles } from './service.ts'

/** What the pages of puzzles are rendered from: the puzzles as any visitor sees them who reads in a language. */
export function puzzleSourceOf(puzzles: Puzzles, language: Language): Omit<PageSource, 'leaderboard'> {
  const anybody = anybodyIn(language)
  return {
    todaysPuzzles: () => puzzles.todaysPuzzles(anybody),
    puzzle: (puzzleId) => puzzles.puzzle(puzzleId, anybody),
    newPuzzles: (options) => puzzles.newPuzzles(options, anybody),
    popularPuzzles: (options) => puzzles.popularPuzzles(options, anybody),
  }
}
