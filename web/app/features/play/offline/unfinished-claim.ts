import { onDevice } from '../../../platform/browser/storage.ts'

const KEY = 'emojigma.claim'

/** Remembers the account that claims this device's solves, until the server has moved them. */
export function saveClaim(accountId: string): void {
  onDevice.keep(KEY, accountId)
}

export function clearClaim(): void {
  onDevice.forget(KEY)
}

/** Whether the account's claim has not reached the server yet. */
export function isClaimUnfinished(accountId: string): boolean {
  return onDevice.read(KEY) === accountId
}
