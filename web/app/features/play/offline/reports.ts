import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { nextTask } from '../../../platform/browser/next-task.ts'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { Dispatch } from '../../../platform/store.ts'
import { guessesApi, type Guess } from '../api.ts'
import { guessesSent, guessesWaiting, type Refusal } from '../slice.ts'
import { isPassing, refuse } from './refuse.ts'
import { currentPlayerId, removeUnsent, storeUnsent, inFlight, waitingGuesses } from './unsent-guesses.ts'

/** Sends a guess that the page has judged already. It stays stored on this device until the server has judged it too, even if the page is
 *  closed meanwhile.
 *  @returns the server's refusal, if any */
export async function reportGuess(dispatch: Dispatch, guess: Guess): Promise<Refusal | undefined> {
  const stored = storeUnsent(guess, currentPlayerId())
  inFlight.add(stored)
  // Let the page show the verdict first.
  await nextTask()
  const reply = await dispatch(guessesApi.endpoints.uploadGuess.initiate(guess))
  inFlight.delete(stored)
  const error = reply.error as FetchBaseQueryError | undefined
  // Without a readable reply the status is no number.
  if (error && (typeof error.status !== 'number' || isPassing(error.status))) {
    dispatch(guessesWaiting())
    return undefined
  }
  removeUnsent([stored])
  if (!error) {
    await sendUnsent(dispatch)
    return undefined
  }
  const { Message: message = '' } = (error.data ?? {}) as { readonly Message?: string }
  return refuse(dispatch, guess, { status: error.status, message })
}

/** Sends the stored guesses; loads its code on demand, since that needs the network too. */
export async function sendUnsent(dispatch: Dispatch): Promise<void> {
  if (waitingGuesses().length === 0) {
    dispatch(guessesSent())
    return
  }
  const code = await onDemand(() => import('./send-waiting.ts'), 'sendWaiting')
  if (code) await code.sendWaiting(dispatch)
  else dispatch(guessesWaiting())
}
