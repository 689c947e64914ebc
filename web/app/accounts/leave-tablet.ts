import { inTab } from '../browser/storage.ts'
import { dropOwnUnsent, sendUnsent } from '../play/index.ts'
import { noteChild } from '../session/likely-child.ts'
import type { Dispatch } from '../store.ts'

/** Before a student is signed out: guesses that wait are sent, and what cannot be is dropped, for the next pupil takes the tablet.
 *  Source: docs/product.md, Login cards */
export async function leaveTablet(dispatch: Dispatch): Promise<void> {
  await sendUnsent(dispatch)
  dropOwnUnsent()
  inTab.forgetAll('emojigma.')
  // That one is a child, too.
  noteChild()
}
