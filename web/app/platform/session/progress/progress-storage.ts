import { MOST_PROGRESS_ITEMS, PROGRESS_ITEM, PROGRESS_TOPICS, type ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import { onDevice } from '../../browser/storage.ts'
import { guestKey, ownKey } from '../session-storage.ts'

interface StoredItem {
  /** 0 = taken back. */
  readonly value: number
  readonly atMs: number
  /** Whether the server has it. A guest's stay on the device. */
  readonly isSent: boolean
}

export type ProgressItems = ReadonlyMap<string, StoredItem>

const NOTHING: ProgressItems = new Map()
const listeners = new Set<() => void>()
/** What was read last, so that what has not changed stays the same object. */
const readLast = new Map<string, { readonly text: string; readonly items: ProgressItems }>()

/** Under which key this player's set of a topic stands on the device. */
export function progressKey(topic: ProgressTopic): string {
  return ownKey(keyOf(topic))
}

/** What is kept on the device; a storage with anything else in it counts as empty. The same object as long as nothing changes. */
export function storedProgress(key: string): ProgressItems {
  const text = onDevice.read(key)
  if (text === undefined) return NOTHING
  const last = readLast.get(key)
  if (last?.text === text) return last.items
  const stored = onDevice.readJson(key)
  const items = new Map(Array.isArray(stored) ? stored.filter(isStored).map(fromStored) : [])
  readLast.set(key, { text, items })
  return items
}

/** Keeps the set as it is now; of too many things the one that was changed the longest ago goes first. */
function storeProgress(key: string, items: ProgressItems): void {
  const latest = [...items].toSorted(([, one], [, other]) => other.atMs - one.atMs).slice(0, MOST_PROGRESS_ITEMS)
  onDevice.keep(key, JSON.stringify(latest.map(([item, { value, atMs, isSent }]) => [item, value, atMs, isSent ? 1 : 0])))
  for (const listener of listeners) listener()
}

/** Changes one thing. A change is later than any that the device has seen, whatever its clock says. */
export function changeProgress(key: string, item: string, value: number): void {
  const items = storedProgress(key)
  const atMs = Math.max(Date.now(), (items.get(item)?.atMs ?? 0) + 1)
  storeProgress(key, new Map([...items, [item, { value, atMs, isSent: false }]]))
}

/** Takes what the server says is in the set, and leaves what was changed here since it was asked.
 *  @param sent what it was told */
export function mergeProgress(key: string, sent: ProgressItems, stored: ProgressItems): void {
  const changedSince = [...storedProgress(key)].filter(([item, kept]) => !kept.isSent && sent.get(item)?.atMs !== kept.atMs)
  storeProgress(key, new Map([...stored, ...changedSince]))
}

/** Gives an account that has just signed in what a guest of this device kept. Of two changes of one thing the later counts. */
export function adoptProgress(): void {
  for (const topic of PROGRESS_TOPICS) {
    const guests = guestKey(keyOf(topic))
    const own = progressKey(topic)
    const items = new Map(storedProgress(own))
    for (const [item, kept] of storedProgress(guests)) {
      if ((items.get(item)?.atMs ?? -1) < kept.atMs) items.set(item, { ...kept, isSent: false })
    }
    onDevice.forget(guests)
    if (items.size > 0) storeProgress(own, items)
  }
}

/** Hears of every change, whichever tab makes it. */
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

type Stored = readonly [item: string, value: number, atMs: number, isSent: number]

function isStored(entry: unknown): entry is Stored {
  if (!Array.isArray(entry)) return false
  const [item, ...numbers] = entry as readonly unknown[]
  return typeof item === 'string' && PROGRESS_ITEM.test(item) && numbers.length === 3 && numbers.every((number) => Number.isInteger(number))
}

function fromStored([item, value, atMs, isSent]: Stored): [string, StoredItem] {
  return [item, { value, atMs, isSent: isSent === 1 }]
}
