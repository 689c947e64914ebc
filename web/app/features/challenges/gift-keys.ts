import { isGiftPuzzleId } from '@emojigma/contract/rules/gift-puzzles.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { ownKey } from '../../platform/session/session-storage.ts'

/** A puzzle that was sent from this device, with the key to its results. */
export interface GiftKey {
  readonly id: number
  readonly key: string
}

/** The most that a device remembers. */
const MOST = 50

const storageKey = () => ownKey('gifts')

/** The puzzles sent from this device, the latest first. */
export function giftKeys(): readonly GiftKey[] {
  const stored = onDevice.readJson(storageKey())
  return Array.isArray(stored) ? (stored as readonly Partial<GiftKey>[]).filter(isGiftKey) : []
}

/** @returns undefined for a puzzle of someone else */
export function giftKeyOf(id: number): string | undefined {
  return giftKeys().find((sent) => sent.id === id)?.key
}

export function keepGiftKey(sent: GiftKey): void {
  const others = giftKeys().filter(({ id }) => id !== sent.id)
  onDevice.keep(storageKey(), JSON.stringify([sent, ...others].slice(0, MOST)))
}

export function forgetGiftKey(id: number): void {
  onDevice.keep(storageKey(), JSON.stringify(giftKeys().filter((sent) => sent.id !== id)))
}

function isGiftKey(value: Partial<GiftKey> | null): value is GiftKey {
  return typeof value?.id === 'number' && isGiftPuzzleId(value.id) && typeof value.key === 'string'
}
