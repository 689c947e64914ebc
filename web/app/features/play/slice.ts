import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { guessesApi } from './api.ts'
import { sessionEnded } from '../../platform/session/slice.ts'

interface GuessesState {
  /** Answers found on this device since the page was loaded, by puzzle id: the page knows them before the server has judged. */
  readonly answers: Readonly<Record<number, string>>
  /** How many guesses were made at a puzzle since the page was loaded. */
  readonly guessCounts: Readonly<Record<number, number>>
  /** How many replies of the server may have changed the player's score since the page was loaded. */
  readonly scoringReplies: number
  /** Guesses wait on this device until the server can judge them. */
  readonly isWaiting: boolean
  /** How many guesses that waited here have been sent since the player was told of it. */
  readonly sentLate: number
  /** The last guess that the server would not count, by puzzle id, until another is made. */
  readonly refusals: Readonly<Record<number, Refusal>>
  /** Guesses that waited on this device and then did not count, until the player was told. */
  readonly lost: readonly Refusal[]
}

/** The server's word that a guess does not count. */
export interface Refusal {
  readonly kind: 'refused'
  readonly puzzleId: number
  /** Canonical. */
  readonly guess: string
  /** 403: the player may not play the puzzle, 409: its answer was revealed; anything else means that the page is at fault. */
  readonly status: number
  /** Why, for people to read. */
  readonly message: string
}

export interface LocalGuess {
  readonly puzzleId: number
  /** Canonical. */
  readonly guess: string
  readonly isRight: boolean
}

const initialState: GuessesState = {
  answers: {},
  guessCounts: {},
  scoringReplies: 0,
  isWaiting: false,
  sentLate: 0,
  refusals: {},
  lost: [],
}

export const guessesSlice = createSlice({
  name: 'guesses',
  initialState,
  reducers: {
    guessMade(state, { payload: { puzzleId, guess, isRight } }: PayloadAction<LocalGuess>) {
      state.guessCounts[puzzleId] = (state.guessCounts[puzzleId] ?? 0) + 1
      if (isRight) state.answers[puzzleId] = guess
      delete state.refusals[puzzleId]
    },
    /** It is as if no guess had been made, but that it is said. */
    guessRefused(state, { payload: refusal }: PayloadAction<Refusal>) {
      delete state.guessCounts[refusal.puzzleId]
      delete state.answers[refusal.puzzleId]
      state.refusals[refusal.puzzleId] = refusal
    },
    /** These waited, and nobody may be looking at their puzzles. */
    guessesLost(state, { payload: refusals }: PayloadAction<readonly Refusal[]>) {
      state.lost.push(...refusals)
    },
    lostGuessesDismissed(state) {
      state.lost = []
    },
    guessesWaiting(state) {
      state.isWaiting = true
    },
    guessesSent(state) {
      state.isWaiting = false
    },
    /** @param payload how many of them */
    waitingGuessesJudged(state, { payload: count }: PayloadAction<number>) {
      state.scoringReplies += 1
      state.sentLate += count
    },
    lateGuessesDismissed(state) {
      state.sentLate = 0
    },
    /** Guesses of an earlier page that still wait to be judged. */
    unsentGuessesRestored(state, { payload: guesses }: PayloadAction<readonly LocalGuess[]>) {
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
      }),
})

export const {
  guessMade,
  guessRefused,
  guessesLost,
  lostGuessesDismissed,
  lateGuessesDismissed,
  guessesWaiting,
  guessesSent,
  waitingGuessesJudged,
  unsentGuessesRestored,
} = guessesSlice.actions
