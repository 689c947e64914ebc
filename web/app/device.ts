import { hasCryptoFacility } from './crypto-facility.ts'
import { storedAuth } from './session-storage.ts'

const KEY = 'emojigma.device'

/** The id that counts this browser's free puzzles and keeps its solved ones; it names nobody and is never sent to anyone else.
 *  Made once and kept in local storage. Where storage is refused it lives as long as the page. */
export function deviceId(): string {
  remembered ??= readStored() ?? crypto.randomUUID()
  try {
    localStorage.setItem(KEY, remembered)
  } catch {
    // A browser that refuses storage still plays; it is only not remembered.
  }
  return remembered
}

/** Who asks, in the body of a call: nothing where the token says it, and nobody where no id can be made. */
export function callerFields(): { DeviceId?: string } {
  return storedAuth() || !hasCryptoFacility() ? {} : { DeviceId: deviceId() }
}

let remembered: string | undefined

function readStored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
