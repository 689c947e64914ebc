import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { freePlayAccess, type FreePlay } from '@emojigma/engine/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'

export type CardState = 'new' | 'solved' | 'revealed' | 'locked'

/** What a player has done, by puzzle id. */
export interface Played extends FreePlay {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
}

/** What a card says about a player without a plan.
 *  @param played undefined while it is not known: then nothing is claimed
 *  Source: specification §4, Puzzle for a user and Play access */
export function cardStateOf(puzzle: PuzzleView, played: Played | undefined, day: Day): CardState {
  if (!played) return 'new'
  if (played.solved.includes(puzzle.id)) return 'solved'
  if (played.revealed.includes(puzzle.id)) return 'revealed'
  return freePlayAccess(puzzle.id, played, day) === 'open' ? 'new' : 'locked'
}
