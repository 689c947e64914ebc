import type { Dispatch } from '../../../platform/store.ts'
import type { Guess } from '../api.ts'
import { guessRefused, type Refusal } from '../slice.ts'

/** Reverts a guess that the server rejected. */
export function refuse(dispatch: Dispatch, { puzzleId, guess }: Guess, { status, message }: Pick<Refusal, 'status' | 'message'>): Refusal {
  const refusal: Refusal = { kind: 'refused', puzzleId, guess, status, message }
  dispatch(guessRefused(refusal))
  return refusal
}

/** Whether a retry may succeed, perhaps after signing in again.
 *  @param status 0 = no reply */
export function isPassing(status: number): boolean {
  return status === 401 || status === 429 || status >= 500 || status === 0
}
