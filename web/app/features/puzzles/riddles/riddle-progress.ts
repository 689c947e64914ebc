import { useSyncExternalStore } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { guestKey, ownKey, storedAccount } from '../../../platform/session/session-storage.ts'

/** Riddle ids by state, the oldest first: a device's, or a signed-in student's. */
export interface RiddleProgress {
  readonly solved: readonly string[]
  /** Looked up before they were solved. */
  readonly lookedUp: readonly string[]
}

const NAME = 'riddles'
/** More than there are riddles. */
const MOST_RIDDLES = 500
const NONE: RiddleProgress = { solved: [], lookedUp: [] }

let known: { readonly key: string; readonly progress: RiddleProgress } | undefined
const listeners = new Set<() => void>()

/** Ignores a riddle that was looked up. */
export function riddleSolved(id: string): void {
  const { solved, lookedUp } = readProgress()
  if (!solved.includes(id) && !lookedUp.includes(id)) keep({ solved: [...solved, id], lookedUp })
}

/** Ignores a riddle that is solved. */
export function riddleLookedUp(id: string): void {
  const { solved, lookedUp } = readProgress()
  if (!solved.includes(id) && !lookedUp.includes(id)) keep({ solved, lookedUp: [...lookedUp, id] })
}

/** Clears the progress.
 *  @returns restores it, merged with the progress since */
export function startRiddlesOver(): () => void {
  const before = readProgress()
  keep(NONE)
  return () => {
    const since = readProgress()
    const solved = joined(before.solved, since.solved)
    keep({ solved, lookedUp: joined(before.lookedUp, since.lookedUp).filter((id) => !solved.includes(id)) })
  }
}

/** Empty on the server and in the first frame. */
export function useRiddleProgress(): RiddleProgress {
  return useSyncExternalStore(subscribe, readProgress, () => NONE)
}

function readProgress(): RiddleProgress {
  const key = progressKey()
  if (known?.key !== key) known = { key, progress: storedProgress(key) }
  return known.progress
}

/** A student's progress is removed with the session, since classes share tablets. */
function progressKey(): string {
  return storedAccount()?.isStudent ? ownKey(NAME) : guestKey(NAME)
}

function keep({ solved, lookedUp }: RiddleProgress): void {
  const key = progressKey()
  const progress = { solved: solved.slice(-MOST_RIDDLES), lookedUp: lookedUp.slice(-MOST_RIDDLES) }
  known = { key, progress }
  if (progress.solved.length + progress.lookedUp.length > 0) onDevice.keep(key, JSON.stringify(progress))
  else onDevice.forget(key)
  for (const changed of listeners) changed()
}

/** Invalid lists count as empty. */
function storedProgress(key: string): RiddleProgress {
  const stored = onDevice.readJson(key) as Partial<Record<keyof RiddleProgress, unknown>> | undefined
  return { solved: idsIn(stored?.solved), lookedUp: idsIn(stored?.lookedUp) }
}

function idsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string').slice(-MOST_RIDDLES) : []
}

function joined(before: readonly string[], since: readonly string[]): readonly string[] {
  return [...new Set([...before, ...since])]
}

function subscribe(changed: () => void): () => void {
  // Other tabs' changes are only noticed while there are subscribers.
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== progressKey() && key !== null) return
    known = undefined
    changed()
  }
  listeners.add(changed)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) known = undefined
    removeEventListener('storage', onStorage)
  }
}
