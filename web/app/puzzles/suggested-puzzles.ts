import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { isJunior, stepOf } from '@emojigma/engine/levels.ts'
import type { CardState } from './card-state.ts'

/** Source: docs/product.md, Puzzle page */
export const SUGGESTED_PUZZLES = 3

/** Puzzles to go on with: those that can be played come first, then the same kind, then the nearest level. Solved ones are never among
 *  them. */
export function suggestedPuzzles(
  puzzle: PuzzleView,
  candidates: readonly PuzzleView[],
  stateOf: (candidate: PuzzleView) => CardState,
): readonly PuzzleView[] {
  const rank = (candidate: PuzzleView): number =>
    (stateOf(candidate) === 'new' ? 0 : 1000) +
    (candidate.typeId === puzzle.typeId ? 0 : 100) +
    (isJunior(candidate.levelId) === isJunior(puzzle.levelId) ? 0 : 10) +
    Math.abs(stepOf(candidate.levelId) - stepOf(puzzle.levelId))
  return candidates
    .filter((candidate) => candidate.id !== puzzle.id && stateOf(candidate) !== 'solved' && stateOf(candidate) !== 'revealed')
    .toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
    .slice(0, SUGGESTED_PUZZLES)
}
