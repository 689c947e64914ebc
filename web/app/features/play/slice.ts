import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { guessesApi } from './api.ts'
import { sessionEnded } from '../../platform/session/slice.ts'

interface GuessesState {
  /** Answers that this page has judged as right, by puzzle id, before the server's verdict. */
  readonly answers: Readonly<Record<number, string>>
  /** Guesses at each puzzle since the page load. */
  readonly guessCounts: Readonly<Record<number, number>>
  /** Replies since the page load that may have changed the player's score. */
  readonly scoringReplies: number
  /** Unsent guesses are waiting on this device. */
  readonly isWaiting: boolean
  /** Late guesses sent since the notice was dismissed. */
  readonly sentLate: number
  /** The last rejected guess, by puzzle id, until the next guess. */
  readonly refusals: Readonly<Record<number, Refusal>>
  /** Rejected late guesses, until the notice is dismissed. */
  readonly lost: readonly Refusal[]
}

/** The server's rejection of a guess. */
export interface Refusal {
  readonly kind: 'refused'
  readonly puzzleId: number
  /** Canonical. */
  readonly guess: string
  /** 403: the player may not play the puzzle, 409: its answer was revealed; otherwise an error of the page. */
  readonly status: number
  /** A reason to show. */
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
    /** Reverts the guess and records the reason. */
    guessRefused(state, { payload: refusal }: PayloadAction<Refusal>) {
      delete state.guessCounts[refusal.puzzleId]
      delete state.answers[refusal.puzzleId]
      state.refusals[refusal.puzzleId] = refusal
    },
    /** Late guesses, whose puzzles may not be on screen. */
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
    /** @param payload the number of late guesses */
    waitingGuessesJudged(state, { payload: count }: PayloadAction<number>) {
      state.scoringReplies += 1
      state.sentLate += count
    },
    lateGuessesDismissed(state) {
      state.sentLate = 0
    },
    /** Unsent guesses of an earlier page. */
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
