import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { guessesApi } from './api.ts'
import { sessionEnded } from '../session-slice.ts'

interface GuessesState {
  /** Answers found on this device since the page was loaded, by puzzle id: the page knows them before the server has judged. */
  readonly answers: Readonly<Record<number, string>>
  /** How many guesses were made at a puzzle since the page was loaded. */
  readonly guessCounts: Readonly<Record<number, number>>
  /** How many replies of the server may have changed the player's score since the page was loaded. */
  readonly scoringReplies: number
  /** Guesses wait on this device until the server can judge them. */
  readonly isWaiting: boolean
}

export interface MadeGuess {
  readonly puzzleId: number
  /** Canonical. */
  readonly guess: string
  readonly isRight: boolean
}

const initialState: GuessesState = { answers: {}, guessCounts: {}, scoringReplies: 0, isWaiting: false }

export const guessesSlice = createSlice({
  name: 'guesses',
  initialState,
  reducers: {
    guessMade(state, { payload: { puzzleId, guess, isRight } }: PayloadAction<MadeGuess>) {
      state.guessCounts[puzzleId] = (state.guessCounts[puzzleId] ?? 0) + 1
      if (isRight) state.answers[puzzleId] = guess
    },
    /** The server does not let this player guess at the puzzle: it is as if no guess had been made. */
    guessRefused(state, { payload: puzzleId }: PayloadAction<number>) {
      delete state.guessCounts[puzzleId]
      delete state.answers[puzzleId]
    },
    guessesWaiting(state) {
      state.isWaiting = true
    },
    guessesSent(state) {
      state.isWaiting = false
    },
    /** Guesses of an earlier page that still wait to be judged. */
    unsentFound(state, { payload: guesses }: PayloadAction<readonly MadeGuess[]>) {
      for (const { puzzleId, guess, isRight } of guesses) {
        state.guessCounts[puzzleId] ??= 1
        if (isRight) state.answers[puzzleId] = guess
      }
    },
  },
  extraReducers: (build) =>
    build
      .addCase(sessionEnded, () => initialState)
      .addMatcher(guessesApi.endpoints.uploadGuess.matchFulfilled, (state, { payload: { isRight } }) => {
        if (isRight) state.scoringReplies += 1
      })
      .addMatcher(guessesApi.endpoints.uploadGuesses.matchFulfilled, (state) => {
        state.scoringReplies += 1
      }),
})

export const { guessMade, guessRefused, guessesWaiting, guessesSent, unsentFound } = guessesSlice.actions
