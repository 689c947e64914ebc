import { ownKey } from '../../../platform/session/session-storage.ts'
import { onDevice } from '../../../platform/browser/storage.ts'

export const WORK = 'work'

/** The least recent ones are dropped. */
const MOST_PUZZLES = 30

/** Stored work at a puzzle.
 *  @param key of the player's work; by default this player's
 *  @returns undefined if there is none, or no valid JSON */
export function readWork(puzzleId: number, key: string = ownKey(WORK)): unknown {
  return onDevice.readJson(keyIn(key, puzzleId))
}

/** @param work any JSON value; undefined removes the stored work */
export function saveWork(puzzleId: number, work: unknown): void {
  const key = ownKey(WORK)
  const others = recentPuzzles(key).filter((id) => id !== puzzleId)
  if (work === undefined) onDevice.forget(keyIn(key, puzzleId))
  else onDevice.keep(keyIn(key, puzzleId), JSON.stringify(work))
  const recent = work === undefined ? others : [puzzleId, ...others]
  for (const id of recent.splice(MOST_PUZZLES)) onDevice.forget(keyIn(key, id))
  onDevice.keep(key, JSON.stringify(recent))
}

/** Subscribes to changes of a puzzle's work in other tabs, so that this tab does not overwrite them with older work. Ignores removals,
 *  which may only make room for others.
 *  @returns unsubscribes */
export function onWorkInOtherTab(puzzleId: number, listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => newValue !== null && key === keyIn(ownKey(WORK), puzzleId) && listener()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Unfinished puzzles, the latest first. */
export function recentPuzzles(key: string): number[] {
  const recent = onDevice.readJson(key)
  return Array.isArray(recent) ? recent.filter((id): id is number => Number.isInteger(id)) : []
}

export function keyIn(key: string, puzzleId: number): string {
  return `${key}.${puzzleId}`
}
