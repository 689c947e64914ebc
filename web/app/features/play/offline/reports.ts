import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { nextTask } from '../../../platform/browser/next-task.ts'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { Dispatch } from '../../../platform/store.ts'
import { guessesApi, type Guess } from '../api.ts'
import { guessesSent, guessesWaiting, type Refusal } from '../slice.ts'
import { isPassing, refuse } from './refuse.ts'
import { currentPlayerId, removeUnsent, storeUnsent, inFlight, waitingGuesses } from './unsent-guesses.ts'

/** Tells the server about a guess that the page has judged already. Until the server has judged it, too, the guess waits on this device,
 *  also if the page is closed while it is on its way.
 *  @returns that it does not count, if the server says so */
export async function reportGuess(dispatch: Dispatch, guess: Guess): Promise<Refusal | undefined> {
  const kept = storeUnsent(guess, currentPlayerId())
  inFlight.add(kept)
  // What the page shows of it comes first.
  await nextTask()
  const reply = await dispatch(guessesApi.endpoints.uploadGuess.initiate(guess))
  inFlight.delete(kept)
  const error = reply.error as FetchBaseQueryError | undefined
  // A status that is no number is a call that no server has answered, or not in its own words.
  if (error && (typeof error.status !== 'number' || isPassing(error.status))) {
    dispatch(guessesWaiting())
    return undefined
  }
  removeUnsent([kept])
  if (!error) {
    await sendUnsent(dispatch)
    return undefined
  }
  const { Message: message = '' } = (error.data ?? {}) as { readonly Message?: string }
  return refuse(dispatch, guess, { status: error.status, message })
}

/** Sends the guesses that waited. The code for it comes with the network that sending them takes. */
export async function sendUnsent(dispatch: Dispatch): Promise<void> {
  if (waitingGuesses().length === 0) {
    dispatch(guessesSent())
    return
  }
  const code = await onDemand(() => import('./send-waiting.ts'), 'sendWaiting')
  if (code) await code.sendWaiting(dispatch)
  else dispatch(guessesWaiting())
}
