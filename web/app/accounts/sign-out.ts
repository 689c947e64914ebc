import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { onDemand } from '../browser/on-demand.ts'
import { clearSession, storedAccount } from '../session/session-storage.ts'
import type { Dispatch } from '../store.ts'
import { accountsApi } from './api.ts'

/** Ends the session here whatever happens, and on the server if it can be reached.
 *  Source: docs/product.md, Sign-in and sessions */
export async function signOut(dispatch: Dispatch): Promise<void> {
  await leave(dispatch)
  await dispatch(accountsApi.endpoints.logOut.initiate())
  clearSession()
}

/** Ends all sessions of the account. Where the server cannot be reached nothing ends, here neither: it would look as if it had.
 *  @returns why it failed; undefined when it did not */
export async function signOutEverywhere(dispatch: Dispatch): Promise<FetchBaseQueryError | SerializedError | undefined> {
  await leave(dispatch)
  const { error } = await dispatch(accountsApi.endpoints.logOutEverywhere.initiate())
  if (!error) clearSession()
  return error
}

async function leave(dispatch: Dispatch): Promise<void> {
  if (storedAccount()?.isStudent) {
    const code = await onDemand(() => import('./leave-tablet.ts'), 'leaveTablet')
    await code?.leaveTablet(dispatch)
  }
}
