import { ownKey } from '../../../platform/session/session-storage.ts'
import { onDevice } from '../../../platform/browser/storage.ts'

export const WORK = 'work'

/** Puzzles whose unfinished work is kept; the one left alone the longest goes first. */
const MOST_PUZZLES = 30

/** What was worked out at a puzzle so far, as it was kept.
 *  @param key under which somebody’s work is kept; by default this player's
 *  @returns undefined if there is nothing, or nothing that can be read */
export function readWork(puzzleId: number, key: string = ownKey(WORK)): unknown {
  return onDevice.readJson(keyIn(key, puzzleId))
}

/** @param work anything that JSON can hold; undefined forgets what was kept */
export function saveWork(puzzleId: number, work: unknown): void {
  const key = ownKey(WORK)
  const others = recentPuzzles(key).filter((id) => id !== puzzleId)
  if (work === undefined) onDevice.forget(keyIn(key, puzzleId))
  else onDevice.keep(keyIn(key, puzzleId), JSON.stringify(work))
  const recent = work === undefined ? others : [puzzleId, ...others]
  for (const id of recent.splice(MOST_PUZZLES)) onDevice.forget(keyIn(key, id))
  onDevice.keep(key, JSON.stringify(recent))
}

/** Hears of what another tab keeps of a puzzle, so that who goes on here does not put back what was before. What it forgets is no news: it
 *  may have made room for others.
 *  @returns how to stop */
export function onWorkInOtherTab(puzzleId: number, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => newValue !== null && key === keyIn(ownKey(WORK), puzzleId) && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Puzzles that were left unfinished, the latest first. */
export function recentPuzzles(key: string): number[] {
  const recent = onDevice.readJson(key)
  return Array.isArray(recent) ? recent.filter((id): id is number => Number.isInteger(id)) : []
}

export function keyIn(key: string, puzzleId: number): string {
  return `${key}.${puzzleId}`
}
