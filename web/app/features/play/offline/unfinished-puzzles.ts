import { ownKey } from '../../../platform/session/session-storage.ts'
import { recentPuzzles, WORK } from './stored-work.ts'

/** Puzzles with unfinished work of this player on this device, the latest first. */
export function unfinishedPuzzles(): readonly number[] {
  return recentPuzzles(ownKey(WORK))
}
