import { hasCryptoFacility, randomId } from '../browser/crypto-facility.ts'
import { storedAuth } from './session-storage.ts'
import { onDevice } from '../browser/storage.ts'

const KEY = 'emojigma.device'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that counts this browser's free puzzles and keeps its solved ones; it names nobody and is never sent to anyone else.
 *  Made once and kept on this device; one that was damaged there is replaced, because no call takes it. */
export function deviceId(): string {
  const kept = onDevice.read(KEY)
  if (kept && UUID.test(kept)) return kept
  const made = randomId()
  onDevice.keep(KEY, made)
  return made
}

/** Who asks, in the body of a call: nothing where the token says it, and nobody where no id can be made. */
export function deviceFields(): { DeviceId?: string } {
  return storedAuth() || !hasCryptoFacility() ? {} : { DeviceId: deviceId() }
}
