import { clearSession } from '../session/session-storage.ts'
import type { Dispatch } from '../store.ts'
import { accountsApi } from './api.ts'

/** Ends the session here whatever happens, and on the server if it can be reached.
 *  Source: docs/product.md, Sign-in and sessions */
export async function signOut(dispatch: Dispatch): Promise<void> {
  await dispatch(accountsApi.endpoints.logOut.initiate())
  clearSession()
}
