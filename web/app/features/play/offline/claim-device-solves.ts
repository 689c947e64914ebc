import { deviceId } from '../../../platform/session/device.ts'
import type { Dispatch } from '../../../platform/store.ts'
import { accountGuessesApi } from '../account-api.ts'
import { clearClaim, saveClaim } from './unfinished-claim.ts'
import { sendUnsent } from './reports.ts'
import { adoptUnsent } from './unsent-guesses.ts'

/** Moves a guest's solves to the account: first those on the server, then the unsent ones on this device.
 *  If the server can't be reached, it is retried later; idempotent.
 *  Source: docs/product.md, Attempts and scores */
export async function claimDeviceSolves(dispatch: Dispatch, accountId: string): Promise<void> {
  saveClaim(accountId)
  adoptUnsent(accountId)
  const { error } = await dispatch(accountGuessesApi.endpoints.claimDeviceSolves.initiate(deviceId()))
  if (error) return
  clearClaim()
  await sendUnsent(dispatch)
}
