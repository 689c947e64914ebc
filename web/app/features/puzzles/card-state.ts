import type { Day } from '@emojigma/engine/day.ts'
import { isLocked, playStatus, type Played } from '../play/index.ts'

export type CardState = 'new' | 'solved' | 'revealed' | 'locked'

/** @param played undefined while unknown: then the card is `new` */
export function cardStateOf(puzzle: Parameters<typeof playStatus>[0], played: Played | undefined, day: Day): CardState {
  const status = played ? playStatus(puzzle, played, day) : 'open'
  if (isLocked(status)) return 'locked'
  return status === 'open' ? 'new' : status
}
