import { inTab } from '../../platform/browser/storage.ts'
import type { CallError } from '../../platform/call.ts'
import { sendUnsent } from '../play/index.ts'
import { noteChild } from '../../platform/session/likely-child.ts'
import { clearSession, storedAccount } from '../../platform/session/session-storage.ts'
import type { Dispatch } from '../../platform/store.ts'
import { signInApi } from './api.ts'
import { sendUnsentProgress } from './unsent-progress.ts'

/** Ends the session here whatever happens, and on the server if it can be reached.
 *  Source: docs/product.md, Sign-in and sessions */
export async function signOut(dispatch: Dispatch): Promise<void> {
  await leave(dispatch)
  await dispatch(signInApi.endpoints.logOut.initiate())
  clearSession()
}

/** Ends all sessions of the account. Where the server cannot be reached nothing ends, here neither: it would look as if it had.
 *  @returns why it failed; undefined when it did not */
export async function signOutEverywhere(dispatch: Dispatch): Promise<CallError | undefined> {
  await leave(dispatch)
  const { error } = await dispatch(signInApi.endpoints.logOutEverywhere.initiate())
  if (!error) clearSession()
  return error
}

/** Brings to the server what is on this device alone, before it is forgotten here. More is forgotten of a student, for the next pupil takes
 *  the tablet. A guess that cannot be sent waits for the one who made it.
 *  Source: docs/product.md, Sign-in and sessions */
async function leave(dispatch: Dispatch): Promise<void> {
  await sendUnsentProgress(dispatch)
  if (!storedAccount()?.isStudent) return
  await sendUnsent(dispatch)
  inTab.forgetAll('emojigma.')
  // That one is a child, too.
  noteChild()
}
