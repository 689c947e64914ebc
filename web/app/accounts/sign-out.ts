import { onDemand } from '../browser/on-demand.ts'
import { clearSession, storedAccount } from '../session/session-storage.ts'
import type { Dispatch } from '../store.ts'
import { accountsApi } from './api.ts'

/** Ends the session here whatever happens, and on the server if it can be reached.
 *  Source: docs/product.md, Sign-in and sessions */
export async function signOut(dispatch: Dispatch): Promise<void> {
  if (storedAccount()?.isStudent) {
    const code = await onDemand(() => import('./leave-tablet.ts'), 'leaveTablet')
    await code?.leaveTablet(dispatch)
  }
  await dispatch(accountsApi.endpoints.logOut.initiate())
  clearSession()
}
