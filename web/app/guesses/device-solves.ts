import { deviceId } from '../device.ts'
import type { Dispatch } from '../store.ts'
import { guessesApi } from './api.ts'
import { sendUnsent } from './reports.ts'
import { adoptUnsent } from './unsent-guesses.ts'

const KEY = 'emojigma.claim'

/** Makes what was solved here as a guest the account's: what the server knows first, then what still waits on this device.
 *  Where the server can't be reached it is kept in mind for `claimLeftSolves`; claiming twice moves once.
 *  Source: contract §3, UpdateUserDevicePuzzleGuessesLeaderboards */
export async function claimDeviceSolves(dispatch: Dispatch, accountId: string): Promise<void> {
  remember(accountId)
  adoptUnsent(accountId)
  const { error } = await dispatch(guessesApi.endpoints.claimDeviceSolves.initiate(deviceId()))
  if (error) return
  remember(undefined)
  await sendUnsent(dispatch)
}

/** Tries again what an earlier sign-in could not do.
 *  @param accountId of whoever is signed in now */
export async function claimLeftSolves(dispatch: Dispatch, accountId: string | undefined): Promise<void> {
  if (accountId !== undefined && remembered() === accountId) await claimDeviceSolves(dispatch, accountId)
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function remember(accountId: string | undefined): void {
  try {
    if (accountId === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, accountId)
  } catch {
    // Storage is refused: it is tried once.
  }
}
