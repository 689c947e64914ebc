import { onDevice } from '../../../platform/browser/storage.ts'

const KEY = 'emojigma.claim'

/** Keeps in mind whose this device's solves are to become, until the server has made them so. */
export function saveClaim(accountId: string): void {
  onDevice.keep(KEY, accountId)
}

export function clearClaim(): void {
  onDevice.forget(KEY)
}

/** Whether a sign-in could not make this device's solves the account's. */
export function isClaimUnfinished(accountId: string): boolean {
  return onDevice.read(KEY) === accountId
}
