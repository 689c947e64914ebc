import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Section } from '../../ui/Section.tsx'
import type { CardState } from './card-state.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'
import { fromNearest } from '../play/index.ts'

/** Source: docs/product.md, Puzzle page */
const SUGGESTED_PUZZLES = 3

/** The puzzles that are left, in the order in which they follow this one, with locked ones last: a win leads to the first. */
export function suggestedPuzzles(
  puzzle: PuzzleView,
  candidates: readonly PuzzleView[],
  stateOf: (candidate: PuzzleView) => CardState,
  three?: readonly number[],
): readonly PuzzleView[] {
  const nearest = fromNearest(puzzle, candidates, three)
  const inState = (state: CardState) => nearest.filter((candidate) => stateOf(candidate) === state)
  return [...inState('new'), ...inState('locked')].slice(0, SUGGESTED_PUZZLES)
}

interface SuggestedPuzzlesProps {
  readonly puzzle: PuzzleView
  readonly title?: string
  /** Undefined while loading. */
  readonly candidates: readonly PuzzleView[] | undefined
  readonly stateOf: (candidate: PuzzleView) => CardState
  /** The day's three, if the puzzle is one of them. */
  readonly three?: readonly number[]
}

export function SuggestedPuzzles({
  puzzle,
  title = m['suggested_puzzles.suggested_puzzles'](),
  candidates,
  stateOf,
  three,
}: SuggestedPuzzlesProps) {
  const suggested = candidates && suggestedPuzzles(puzzle, candidates, stateOf, three)
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
