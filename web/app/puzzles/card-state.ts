import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { playStatus, type PlayedIds } from '../play/index.ts'

export type CardState = 'new' | 'solved' | 'revealed' | 'locked'

/** What a card says about a player without a plan.
 *  @param played undefined while it is not known: then nothing is claimed */
export function cardStateOf(puzzle: PuzzleView, played: PlayedIds | undefined, day: Day): CardState {
  const status = played ? playStatus(puzzle, played, day) : 'open'
  switch (status) {
    case 'open':
      return 'new'
    case 'free-limit-reached':
    case 'plan-needed':
      return 'locked'
    default:
      return status
  }
}
