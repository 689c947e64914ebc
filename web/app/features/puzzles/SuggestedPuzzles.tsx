import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Section } from '../../ui/Section.tsx'
import type { CardState } from './card-state.ts'
import { SUGGESTED_PUZZLES, suggestedPuzzles } from './suggested-puzzles.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'

interface SuggestedPuzzlesProps {
  readonly puzzle: PuzzleView
  readonly title?: string
  /** Undefined while they are fetched. */
  readonly candidates: readonly PuzzleView[] | undefined
  readonly stateOf: (candidate: PuzzleView) => CardState
}

/** Three puzzles to go on with. */
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
