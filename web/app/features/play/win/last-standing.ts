import type { Day } from '@emojigma/engine/day.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { guestKey, ownKey } from '../../../platform/session/session-storage.ts'

const STANDING = 'standing'

/** Where the player stood when the server last said so. */
export interface Standing {
  /** All points: an account's, or those that a guest's puzzles would bring. */
  readonly score: number
  /** Puzzles solved on the day of the last solve. */
  readonly solvedToday: number
  readonly day: Day
}

/** A storage with anything else in it counts as empty. */
export function lastStanding(): Standing | undefined {
  const kept = (onDevice.readJson(ownKey(STANDING)) ?? {}) as Partial<Standing>
  const { score, solvedToday, day } = kept
  return [score, solvedToday, day].every((number) => Number.isInteger(number) && Number(number) >= 0) ? (kept as Standing) : undefined
}

/** Keeps it for a solve without the network; an account's goes with its session, and takes the place of the guest's, whose points it
 *  has. */
export function saveStanding({ score, solvedToday, day }: Standing): void {
  onDevice.forget(guestKey(STANDING))
  onDevice.keep(ownKey(STANDING), JSON.stringify({ score, solvedToday, day }))
}
