import type { Dispatch } from '../../../platform/store.ts'
import type { Guess } from '../api.ts'
import { guessRefused, type Refusal } from '../slice.ts'

/** Takes back a guess that the server does not count. */
export function refuse(dispatch: Dispatch, { puzzleId, guess }: Guess, { status, message }: Pick<Refusal, 'status' | 'message'>): Refusal {
  const refusal: Refusal = { kind: 'refused', puzzleId, guess, status, message }
  dispatch(guessRefused(refusal))
  return refusal
}

/** A failure that says nothing about the guess: the same call may go through later, once the player has signed in again perhaps.
 *  @param status of a reply; 0 = none came */
export function isPassing(status: number): boolean {
  return status === 401 || status === 429 || status >= 500 || status === 0
}
