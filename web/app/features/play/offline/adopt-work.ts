import { guestKey } from '../../../platform/session/session-storage.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { HINT_RUNGS, saveRung, storedRungs } from '../hints/hint-rung.ts'
import { saveWork, keyIn, readWork, recentPuzzles, WORK } from './stored-work.ts'

/** Moves the guest's work and hint rungs on this device to the account that has just signed in. The account's own work wins. */
export function adoptWork(): void {
  const works = guestKey(WORK)
  for (const id of recentPuzzles(works).toReversed()) {
    const work = readWork(id, works)
    if (work !== undefined && readWork(id) === undefined) saveWork(id, work)
    onDevice.forget(keyIn(works, id))
  }
  onDevice.forget(works)
  const rungs = guestKey(HINT_RUNGS)
  for (const [id, rung] of storedRungs(rungs)) saveRung(id, rung)
  onDevice.forget(rungs)
}
