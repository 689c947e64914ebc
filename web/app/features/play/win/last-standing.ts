import type { Day } from '@emojigma/engine/day.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { guestKey, ownKey } from '../../../platform/session/session-storage.ts'

const STANDING = 'standing'

/** The player's standing as of the server's last reply. */
export interface Standing {
  /** An account's points, or those that a guest's solves would earn. */
  readonly score: number
  /** On the day of the last solve. */
  readonly solvedToday: number
  readonly day: Day
}

/** @returns undefined unless the stored value is valid */
export function lastStanding(): Standing | undefined {
  const stored = (onDevice.readJson(ownKey(STANDING)) ?? {}) as Partial<Standing>
  const { score, solvedToday, day } = stored
  return [score, solvedToday, day].every((number) => Number.isInteger(number) && Number(number) >= 0) ? (stored as Standing) : undefined
}

/** Stores the standing for offline solves. An account's replaces the guest's, whose points it includes. */
export function saveStanding({ score, solvedToday, day }: Standing): void {
  onDevice.forget(guestKey(STANDING))
  onDevice.keep(ownKey(STANDING), JSON.stringify({ score, solvedToday, day }))
}
