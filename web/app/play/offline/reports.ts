import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { Dispatch } from '../../store.ts'
import { guessesApi, type Guess, type GuessOutcome } from '../api.ts'
import { guessesLost, guessesSent, guessesWaiting, guessRefused, type Refusal } from '../slice.ts'
import { currentPlayerId, forgetUnsent, keepUnsent, unsentGuesses } from './unsent-guesses.ts'

/** Tells the server about a guess that the page has judged already. While the server cannot judge it the guess waits on this device.
 *  @returns that it does not count, if the server says so */
export async function reportGuess(dispatch: Dispatch, guess: Guess): Promise<Refusal | undefined> {
  const playerId = currentPlayerId()
  const reply = await dispatch(guessesApi.endpoints.uploadGuess.initiate(guess))
  const error = reply.error as FetchBaseQueryError | undefined
  if (!error) {
    await sendUnsent(dispatch)
    return undefined
  }
  const { status } = error
  // A status that is no number is a call that no server has answered, or not in its own words.
  if (typeof status !== 'number' || isPassing(status)) {
    keepUnsent(guess, playerId)
    dispatch(guessesWaiting())
    return undefined
  }
  const { Message: message = '' } = (error.data ?? {}) as { readonly Message?: string }
  return refuse(dispatch, guess, { puzzleId: guess.puzzleId, status, message })
}

/** Sends the guesses that waited. Sending one twice counts once. */
export async function sendUnsent(dispatch: Dispatch): Promise<void> {
  const guesses = unsentGuesses()
  if (guesses.length === 0) {
    dispatch(guessesSent())
    return
  }
  const { data } = await dispatch(guessesApi.endpoints.uploadGuesses.initiate(guesses))
  if (data) settle(dispatch, guesses, data)
  else dispatch(guessesWaiting())
}

function settle(dispatch: Dispatch, guesses: readonly Guess[], outcomes: readonly GuessOutcome[]): void {
  const judged = guesses.filter((_, index) => !isPassing(outcomes[index]?.status ?? 0))
  forgetUnsent(judged)
  const lost = outcomes.flatMap((outcome, index) => {
    const guess = guesses[index]
    return guess && outcome.status !== 200 && !isPassing(outcome.status) ? [refuse(dispatch, guess, outcome)] : []
  })
  if (lost.length > 0) dispatch(guessesLost(lost))
  dispatch(judged.length === guesses.length ? guessesSent() : guessesWaiting())
}

function refuse(dispatch: Dispatch, { puzzleId, guess }: Guess, { status, message }: GuessOutcome): Refusal {
  const refusal: Refusal = { kind: 'refused', puzzleId, guess, status, message }
  dispatch(guessRefused(refusal))
  return refusal
}

/** A failure that says nothing about the guess: the same call may go through later, once the player has signed in again perhaps.
 *  @param status of a reply; 0 = none came */
function isPassing(status: number): boolean {
  return status === 401 || status === 429 || status >= 500 || status === 0
}
