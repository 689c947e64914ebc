import { useSyncExternalStore } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { guestKey, ownKey, storedAccount } from '../../../platform/session/session-storage.ts'

const SOUNDS = 'sounds'

const listeners = new Set<() => void>()

/** Whether sounds and vibration are on: by default, except for students. A student's choice is removed with the session; all others share
 *  the device's.
 *  Source: docs/product.md, Sounds */
export function soundsAreOn(): boolean {
  const chosen = onDevice.read(choiceKey())
  return chosen === undefined ? storedAccount()?.isStudent !== true : chosen === 'on'
}

export function chooseSounds(isOn: boolean): void {
  onDevice.keep(choiceKey(), isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** False on the server and in the first frame. */
export function useSoundsAreOn(): boolean {
  return useSyncExternalStore(subscribe, soundsAreOn, () => false)
}

function choiceKey(): string {
  return storedAccount()?.isStudent === true ? ownKey(SOUNDS) : guestKey(SOUNDS)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
