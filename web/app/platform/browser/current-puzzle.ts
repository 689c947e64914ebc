import { onDevice } from './storage.ts'

const KEY = 'emojigma.puzzle'

/** Remembers the puzzle that is open, by its number: 0 when the site opens, so that a number is the last puzzle of this visit. */
export function rememberPuzzle(id: number): void {
  onDevice.keep(KEY, `${id}`)
}
