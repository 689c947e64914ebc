import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Section } from '../../ui/Section.tsx'
import type { CardState } from './card-state.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'
import { isJunior, stepOf } from '@emojigma/engine/levels.ts'

/** Source: docs/product.md, Puzzle page */
const SUGGESTED_PUZZLES = 3

/** Puzzles to play next: playable ones first, then the same type, band and nearest level. Never solved or revealed ones. */
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

interface SuggestedPuzzlesProps {
  readonly puzzle: PuzzleView
  readonly title?: string
  /** Undefined while loading. */
  readonly candidates: readonly PuzzleView[] | undefined
  readonly stateOf: (candidate: PuzzleView) => CardState
}

export function SuggestedPuzzles({
  puzzle,
  title = m['suggested_puzzles.suggested_puzzles'](),
  candidates,
  stateOf,
}: SuggestedPuzzlesProps) {
  const suggested = candidates && suggestedPuzzles(puzzle, candidates, stateOf)
  if (suggested?.length === 0) return null
  return (
    <Section id="suggested" title={title}>
      {suggested ? (
        <PuzzleCards layout="three">
          {suggested.map((candidate) => (
            <li key={candidate.id}>
              <PuzzleCard puzzle={candidate} state={stateOf(candidate)} />
            </li>
          ))}
        </PuzzleCards>
      ) : (
        <PuzzleCardPlaceholders layout="three" count={SUGGESTED_PUZZLES} />
      )}
    </Section>
  )
}
