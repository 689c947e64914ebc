import { ownKey } from '../../session/session-storage.ts'
import { onDevice } from '../../browser/storage.ts'

export const WORK = 'work'

/** Puzzles whose unfinished work is kept; the one left alone the longest goes first. */
const MOST_PUZZLES = 30

/** What was worked out at a puzzle so far, as it was kept.
 *  @param place whose; by default this player's
 *  @returns undefined if there is nothing, or nothing that can be read */
export function readWork(puzzleId: number, place: string = ownKey(WORK)): unknown {
  return onDevice.readJson(keyIn(place, puzzleId))
}

/** @param work anything that JSON can hold; undefined forgets what was kept */
export function keepWork(puzzleId: number, work: unknown): void {
  const place = ownKey(WORK)
  const others = recentPuzzles(place).filter((id) => id !== puzzleId)
  if (work === undefined) onDevice.forget(keyIn(place, puzzleId))
  else onDevice.keep(keyIn(place, puzzleId), JSON.stringify(work))
  const recent = work === undefined ? others : [puzzleId, ...others]
  for (const id of recent.splice(MOST_PUZZLES)) onDevice.forget(keyIn(place, id))
  onDevice.keep(place, JSON.stringify(recent))
}

/** Puzzles that were left unfinished, the latest first. */
export function recentPuzzles(place: string): number[] {
  const recent = onDevice.readJson(place)
  return Array.isArray(recent) ? recent.filter((id): id is number => Number.isInteger(id)) : []
}

export function keyIn(place: string, puzzleId: number): string {
  return `${place}.${puzzleId}`
}
