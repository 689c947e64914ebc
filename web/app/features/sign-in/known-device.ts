import { onDevice } from '../../platform/browser/storage.ts'

const KEY = 'emojigma.knownDevice'
/** A family shares a tablet. */
const MOST_NOTES = 5

/** Notes of the server, which show at a later sign-in that its owner was signed in in this browser before: strangers who type wrong
 *  passwords elsewhere then keep nobody out here. They stay when one signs out, and name nobody. */
export function knownDeviceNotes(): readonly string[] {
  const notes = onDevice.readJson(KEY)
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : []
}

export function keepKnownDevice(note: string): void {
  onDevice.keep(KEY, JSON.stringify([note, ...knownDeviceNotes()].slice(0, MOST_NOTES)))
}
