import { isSentPuzzleId } from '@emojigma/contract/rules/sent-puzzles.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { ownKey } from '../../platform/session/session-storage.ts'

/** A puzzle that was sent from this device, with the key to its results. */
export interface SentKey {
  readonly id: number
  readonly key: string
}

/** The most that a device remembers. */
const MOST = 50

const storageKey = () => ownKey('sent')

/** The puzzles sent from this device, the latest first. */
export function sentKeys(): readonly SentKey[] {
  const stored = onDevice.readJson(storageKey())
  return Array.isArray(stored) ? (stored as readonly Partial<SentKey>[]).filter(isSentKey) : []
}

/** @returns undefined for a puzzle of somebody else */
export function sentKeyOf(id: number): string | undefined {
  return sentKeys().find((sent) => sent.id === id)?.key
}

export function keepSentKey(sent: SentKey): void {
  const others = sentKeys().filter(({ id }) => id !== sent.id)
  onDevice.keep(storageKey(), JSON.stringify([sent, ...others].slice(0, MOST)))
}

export function forgetSentKey(id: number): void {
  onDevice.keep(storageKey(), JSON.stringify(sentKeys().filter((sent) => sent.id !== id)))
}

function isSentKey(value: Partial<SentKey> | null): value is SentKey {
  return typeof value?.id === 'number' && isSentPuzzleId(value.id) && typeof value.key === 'string'
}
