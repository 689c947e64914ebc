import type { Dispatch } from '../store.ts'
import { sessionApi } from './slice.ts'
import { storeAccount, storedAuth, type Account } from './session-storage.ts'

/** Asks who is signed in, with which plan, and keeps it. A network that does not answer changes nothing.
 *  @returns undefined if it is not known anew */
export async function fetchAccount(dispatch: Dispatch): Promise<Account | undefined> {
  const { data } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!data || !storedAuth()) return undefined
  storeAccount(data)
  return data
}
