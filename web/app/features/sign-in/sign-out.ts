import { inTab } from '../../platform/browser/storage.ts'
import type { CallError } from '../../platform/call.ts'
import { sendUnsent } from '../play/index.ts'
import { noteChild } from '../../platform/session/likely-child.ts'
import { clearSession, storedAccount } from '../../platform/session/session-storage.ts'
import type { Dispatch } from '../../platform/store.ts'
import { signInApi } from './api.ts'
import { sendUnsentProgress } from './unsent-progress.ts'

/** Ends the session on this device, and on the server if it is reachable.
 *  Source: docs/product.md, Sign-in and sessions */
export async function signOut(dispatch: Dispatch): Promise<void> {
  await leave(dispatch)
  await dispatch(signInApi.endpoints.logOut.initiate())
  clearSession()
}

/** Ends all of the account's sessions. If the server is unreachable none ends, so that the page does not claim otherwise.
 *  @returns the failure; undefined on success */
export async function signOutEverywhere(dispatch: Dispatch): Promise<CallError | undefined> {
  await leave(dispatch)
  const { error } = await dispatch(signInApi.endpoints.logOutEverywhere.initiate())
  if (!error) clearSession()
  return error
}

/** Uploads what only this device has before clearing it. For a student everything goes, because the next pupil uses the tablet. A guess
 *  that cannot be sent stays queued for its player.
 *  Source: docs/product.md, Sign-in and sessions */
async function leave(dispatch: Dispatch): Promise<void> {
  await sendUnsentProgress(dispatch)
  if (!storedAccount()?.isStudent) return
  await sendUnsent(dispatch)
  inTab.forgetAll('emojigma.')
  // The next pupil is a child, too.
  noteChild()
}
