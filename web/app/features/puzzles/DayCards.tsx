import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { memo } from 'react'
import type { CardState } from './card-state.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCards } from './PuzzleCards.tsx'

interface DayCardsProps {
  readonly puzzles: readonly PuzzleView[]
  /** One for each puzzle. */
  readonly states: readonly CardState[]
  readonly isOnFirstScreen: boolean
  /** Where the page shows a puzzle over itself; elsewhere one goes to its page. */
  readonly opensOver?: boolean
}

/** The cards of a section of the day. They stay as they are while nothing is known to have changed about them, whatever happens on the page
 *  around them: a puzzle that opens over it is not to wait for forty cards. */
export const DayCards = memo(
  function DayCards({ puzzles, states, isOnFirstScreen, opensOver = false }: DayCardsProps) {
    return (
      <PuzzleCards layout="row" opensOver={opensOver}>
        {puzzles.map((puzzle, index) => (
          <li key={puzzle.id}>
            <PuzzleCard puzzle={puzzle} state={states[index] ?? 'new'} isOnFirstScreen={isOnFirstScreen} />
          </li>
        ))}
      </PuzzleCards>
    )
  },
  (one, other) =>
    one.puzzles === other.puzzles && one.isOnFirstScreen === other.isOnFirstScreen && one.states.join() === other.states.join(),
)
