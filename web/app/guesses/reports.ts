import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { Dispatch } from '../store.ts'
import { guessesApi, type Guess, type GuessOutcome } from './api.ts'
import { guessesSent, guessesWaiting, guessRefused } from './slice.ts'
import { currentPlayerId, forgetUnsent, keepUnsent, unsentGuesses } from './unsent-guesses.ts'

/** Tells the server about a guess that the page has judged already. While the server cannot judge it the guess waits on this device. */
export async function reportGuess(dispatch: Dispatch, guess: Guess): Promise<void> {
  const playerId = currentPlayerId()
  const { error } = await dispatch(guessesApi.endpoints.uploadGuess.initiate(guess))
  const status = (error as FetchBaseQueryError | undefined)?.status ?? 200
  if (isPassing(status)) {
    keepUnsent(guess, playerId)
    dispatch(guessesWaiting())
    return
  }
  if (status === 403) dispatch(guessRefused(guess.puzzleId))
  await sendUnsent(dispatch)
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
  for (const { puzzleId, status } of outcomes) if (status === 403) dispatch(guessRefused(puzzleId))
  dispatch(judged.length === guesses.length ? guessesSent() : guessesWaiting())
}

/** A failure that says nothing about the guess: the same call may go through later, once the player has signed in again perhaps. */
function isPassing(status: FetchBaseQueryError['status']): boolean {
  return typeof status !== 'number' || status === 401 || status === 429 || status >= 500 || status === 0
}
