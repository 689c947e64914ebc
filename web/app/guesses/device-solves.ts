import { deviceId } from '../device.ts'
import { onDevice } from '../storage.ts'
import type { Dispatch } from '../store.ts'
import { guessesApi } from './api.ts'
import { sendUnsent } from './reports.ts'
import { adoptUnsent } from './unsent-guesses.ts'

const KEY = 'emojigma.claim'

/** Makes what was solved here as a guest the account's: what the server knows first, then what still waits on this device.
 *  Where the server can't be reached it is kept in mind for `claimLeftSolves`; claiming twice moves once.
 *  Source: contract §3, UpdateUserDevicePuzzleGuessesLeaderboards */
export async function claimDeviceSolves(dispatch: Dispatch, accountId: string): Promise<void> {
  onDevice.keep(KEY, accountId)
  adoptUnsent(accountId)
  const { error } = await dispatch(guessesApi.endpoints.claimDeviceSolves.initiate(deviceId()))
  if (error) return
  onDevice.forget(KEY)
  await sendUnsent(dispatch)
}

/** Tries again what an earlier sign-in could not do.
 *  @param accountId of whoever is signed in now */
export async function claimLeftSolves(dispatch: Dispatch, accountId: string | undefined): Promise<void> {
  if (accountId !== undefined && onDevice.read(KEY) === accountId) await claimDeviceSolves(dispatch, accountId)
}
