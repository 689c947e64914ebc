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
  const rank = (candidate: PuzzleView, state: CardState): number =>
    (state === 'new' ? 0 : 1000) +
    (candidate.typeId === puzzle.typeId ? 0 : 100) +
    (isJunior(candidate.levelId) === isJunior(puzzle.levelId) ? 0 : 10) +
    Math.abs(stepOf(candidate.levelId) - stepOf(puzzle.levelId))
  return candidates
    .flatMap((candidate) => {
      const state = stateOf(candidate)
      const isLeft = candidate.id !== puzzle.id && state !== 'solved' && state !== 'revealed'
      return isLeft ? { candidate, rank: rank(candidate, state) } : []
    })
    .toSorted((a, b) => a.rank - b.rank || a.candidate.id - b.candidate.id)
    .slice(0, SUGGESTED_PUZZLES)
    .map(({ candidate }) => candidate)
}
