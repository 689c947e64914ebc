import { MOST_PROGRESS_ITEMS, PROGRESS_ITEM, PROGRESS_TOPICS, type ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import { currentMs } from '../../browser/clock.ts'
import { onDevice } from '../../browser/storage.ts'
import { guestKey, ownKey } from '../session-storage.ts'

interface StoredItem {
  /** 0 = removed. */
  readonly value: number
  readonly atMs: number
  /** Whether the server has it; never for a guest. */
  readonly isSent: boolean
}

export type ProgressItems = ReadonlyMap<string, StoredItem>

const NOTHING: ProgressItems = new Map()
const listeners = new Set<() => void>()
/** The last read of each key, so that unchanged progress stays the same object. */
const lastReads = new Map<string, { readonly text: string; readonly items: ProgressItems }>()

/** The storage key of this player's progress in a topic. */
export function progressKey(topic: ProgressTopic): string {
  return ownKey(keyOf(topic))
}

/** The stored items; invalid ones are dropped. The same object as long as nothing changes. */
export function storedProgress(key: string): ProgressItems {
  const text = onDevice.read(key)
  if (text === undefined) return NOTHING
  const last = lastReads.get(key)
  if (last?.text === text) return last.items
  const stored = onDevice.readJson(key)
  const items = new Map(Array.isArray(stored) ? stored.filter(isStored).map(fromStored) : [])
  lastReads.set(key, { text, items })
  return items
}

/** Drops the items that were changed longest ago if there are too many. */
function storeProgress(key: string, items: ProgressItems): void {
  const latest = [...items].toSorted(([, one], [, other]) => other.atMs - one.atMs).slice(0, MOST_PROGRESS_ITEMS)
  onDevice.keep(key, JSON.stringify(latest.map(([item, { value, atMs, isSent }]) => [item, value, atMs, isSent ? 1 : 0])))
  for (const listener of listeners) listener()
}

/** Sets one item. Its time is later than any stored one, whatever the clock says. */
export function changeProgress(key: string, item: string, value: number): void {
  const items = storedProgress(key)
  const atMs = Math.max(currentMs(), (items.get(item)?.atMs ?? 0) + 1)
  storeProgress(key, new Map([...items, [item, { value, atMs, isSent: false }]]))
}

/** Replaces the items by the server's, except those changed here since the request.
 *  @param sent the items of the request */
export function mergeProgress(key: string, sent: ProgressItems, stored: ProgressItems): void {
  const changedSince = [...storedProgress(key)].filter(([item, local]) => !local.isSent && sent.get(item)?.atMs !== local.atMs)
  storeProgress(key, new Map([...stored, ...changedSince]))
}

/** Moves the guest's progress to the account that has just signed in (last write wins). */
export function adoptProgress(): void {
  for (const topic of PROGRESS_TOPICS) {
    const guests = guestKey(keyOf(topic))
    const own = progressKey(topic)
    const items = new Map(storedProgress(own))
    for (const [item, local] of storedProgress(guests)) {
      if ((items.get(item)?.atMs ?? -1) < local.atMs) items.set(item, { ...local, isSent: false })
    }
    onDevice.forget(guests)
    if (items.size > 0) storeProgress(own, items)
  }
}

/** Subscribes to changes in any tab. */
export function onProgressChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function keyOf(topic: ProgressTopic): string {
  return `progress.${topic}`
}

type StoredTuple = readonly [item: string, value: number, atMs: number, isSent: number]

function isStored(entry: unknown): entry is StoredTuple {
  if (!Array.isArray(entry)) return false
  const [item, ...numbers] = entry as readonly unknown[]
  return typeof item === 'string' && PROGRESS_ITEM.test(item) && numbers.length === 3 && numbers.every((number) => Number.isInteger(number))
}

function fromStored([item, value, atMs, isSent]: StoredTuple): [string, StoredItem] {
  return [item, { value, atMs, isSent: isSent === 1 }]
}
