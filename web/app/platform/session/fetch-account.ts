import type { Dispatch } from '../store.ts'
import { sessionApi } from './slice.ts'
import { storeAccount, storedAuth, type Account } from './session-storage.ts'

/** Fetches and stores the signed-in account with its plan.
 *  @returns undefined if that failed; then the stored account stays */
export async function fetchAccount(dispatch: Dispatch): Promise<Account | undefined> {
  const { data } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!data || !storedAuth()) return undefined
  storeAccount(data)
  return data
}
