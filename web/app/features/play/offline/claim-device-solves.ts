import { deviceId } from '../../../platform/session/device.ts'
import type { Dispatch } from '../../../platform/store.ts'
import { accountGuessesApi } from '../account-api.ts'
import { clearClaim, saveClaim } from './unfinished-claim.ts'
import { sendUnsent } from './reports.ts'
import { adoptUnsent } from './unsent-guesses.ts'

/** Makes what was solved here as a guest the account's: what the server knows first, then what still waits on this device.
 *  Where the server can't be reached it is kept in mind for later; claiming twice moves once.
 *  Source: docs/product.md, Attempts and scores */
export async function claimDeviceSolves(dispatch: Dispatch, accountId: string): Promise<void> {
  saveClaim(accountId)
  adoptUnsent(accountId)
  const { error } = await dispatch(accountGuessesApi.endpoints.claimDeviceSolves.initiate(deviceId()))
  if (error) return
  clearClaim()
  await sendUnsent(dispatch)
}
