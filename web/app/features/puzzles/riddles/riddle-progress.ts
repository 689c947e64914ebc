import { useSyncExternalStore } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { guestKey, ownKey, storedAccount } from '../../../platform/session/session-storage.ts'

/** What was done with the riddles on this device, or by a student while they are signed in, each riddle by its id, the oldest first. */
export interface RiddleProgress {
  readonly solved: readonly string[]
  /** Their answers were looked at before they were solved. */
  readonly lookedUp: readonly string[]
}

const NAME = 'riddles'
/** More than there are riddles: only what is damaged or very old is longer. */
const MOST_RIDDLES = 500
const NONE: RiddleProgress = { solved: [], lookedUp: [] }

let known: { readonly key: string; readonly progress: RiddleProgress } | undefined
const listeners = new Set<() => void>()

/** Whoever looked at an answer did not solve it. */
export function riddleSolved(id: string): void {
  const { solved, lookedUp } = readProgress()
  if (!solved.includes(id) && !lookedUp.includes(id)) keep({ solved: [...solved, id], lookedUp })
}

/** A riddle that is solved stays so. */
export function riddleLookedUp(id: string): void {
  const { solved, lookedUp } = readProgress()
  if (!solved.includes(id) && !lookedUp.includes(id)) keep({ solved, lookedUp: [...lookedUp, id] })
}

/** Forgets it all.
 *  @returns what brings it back, along with what was done since */
export function startRiddlesOver(): () => void {
  const before = readProgress()
  keep(NONE)
  return () => {
    const since = readProgress()
    const solved = joined(before.solved, since.solved)
    keep({ solved, lookedUp: joined(before.lookedUp, since.lookedUp).filter((id) => !solved.includes(id)) })
  }
}

/** Nothing on the server and in the first frame. */
export function useRiddleProgress(): RiddleProgress {
  return useSyncExternalStore(subscribe, readProgress, () => NONE)
}

function readProgress(): RiddleProgress {
  const key = progressKey()
  if (known?.key !== key) known = { key, progress: storedProgress(key) }
  return known.progress
}

/** What a student did goes with the session: the next pupil at the same tablet begins anew. */
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

/** What is no list of ids counts as an empty one. */
function storedProgress(key: string): RiddleProgress {
  const kept = onDevice.readJson(key) as Partial<Record<keyof RiddleProgress, unknown>> | undefined
  return { solved: idsIn(kept?.solved), lookedUp: idsIn(kept?.lookedUp) }
}

function idsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string').slice(-MOST_RIDDLES) : []
}

function joined(before: readonly string[], since: readonly string[]): readonly string[] {
  return [...new Set([...before, ...since])]
}

function subscribe(changed: () => void): () => void {
  // What another tab does is heard only while somebody listens; then it is read anew.
  const another = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== progressKey() && key !== null) return
    known = undefined
    changed()
  }
  listeners.add(changed)
  addEventListener('storage', another)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) known = undefined
    removeEventListener('storage', another)
  }
}
