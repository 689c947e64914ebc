import { hasCryptoFacility, randomId } from '../browser/crypto-facility.ts'
import { storedAuth } from './session-storage.ts'
import { onDevice } from '../browser/storage.ts'

const KEY = 'emojigma.device'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The random id under which the server counts a guest's free puzzles and solves. Created once and stored on this device; a damaged one is
 *  replaced, because no call accepts it. */
export function deviceId(): string {
  const stored = onDevice.read(KEY)
  if (stored && UUID.test(stored)) return stored
  const id = randomId()
  onDevice.keep(KEY, id)
  return id
}

/** A guest's id for the body of a call; empty with a token, or where no id can be generated. */
export function deviceFields(): { DeviceId?: string } {
  return storedAuth() || !hasCryptoFacility() ? {} : { DeviceId: deviceId() }
}
