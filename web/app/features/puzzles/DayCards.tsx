import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { memo } from 'react'
import type { CardState } from './card-state.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCards } from './PuzzleCards.tsx'

interface DayCardsProps {
  readonly puzzles: readonly PuzzleView[]
  readonly states: readonly CardState[]
  readonly isOnFirstScreen: boolean
  /** Opens a puzzle over the page instead of going to its page. */
  readonly opensOver?: boolean
}

/** The cards of a section. Memoized by puzzles and states, so that opening a puzzle over the page does not render forty cards. */
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
