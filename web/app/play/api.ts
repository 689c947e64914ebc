import type { ReplyOf } from '@emojigma/contract/call.ts'
import type {
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/guesses.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { api } from '../api.ts'
import { post } from '../call.ts'
import { callerFields, deviceId } from '../session/device.ts'
import type { PlayedIds } from './play-status.ts'
import { storedAuth } from '../session/session-storage.ts'
import type { HintRung } from './hints/hint-rung.ts'

export interface Guess {
  readonly puzzleId: number
  readonly guess: string
  /** The furthest rung of a hint taken before; absent = none. */
  readonly hintRung?: HintRung | undefined
  /** When it was made: until the next day ends it counts as one of the day it was made on. */
  readonly madeAtMs?: number | undefined
}

export interface JudgedGuess {
  readonly puzzle: PuzzleView
  readonly isRight: boolean
}

/** What became of one of several guesses: `status` is what a call for it alone would have been answered with. */
export interface GuessOutcome {
  readonly puzzleId: number
  readonly status: number
  /** Why it was refused; empty otherwise. */
  readonly message: string
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['played', 'puzzle'] })

export const guessesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getPlayedIds: build.query<PlayedIds, void>({
      query: () =>
        storedAuth()
          ? post<typeof getSolvedPuzzleIds>('/api/Puzzle/GetSolvedPuzzleIds')
          : post<typeof getSolvedDevicePuzzleIds>('/api/Puzzle/GetSolvedDevicePuzzleIds', { deviceID: deviceId() }),
      transformResponse: ({ SolvedPuzzleIds, RevealedPuzzleIds, AttemptedPuzzleIds, Allowance }: ReplyOf<typeof getSolvedPuzzleIds>) => ({
        solved: SolvedPuzzleIds,
        revealed: RevealedPuzzleIds,
        attempted: AttemptedPuzzleIds,
        begun: { day: Allowance.Day, count: Allowance.Used },
      }),
      providesTags: ['played'],
    }),
    uploadGuess: build.mutation<JudgedGuess, Guess>({
      query: (guess) =>
        post<typeof uploadPuzzleGuessMini>('/api/Puzzle/UploadPuzzleGuessMini', { ...guessFields(guess), ...callerFields() }),
      transformResponse: (wire: ReplyOf<typeof uploadPuzzleGuessMini>) => ({ puzzle: puzzleFromWire(wire), isRight: wire.ok }),
      invalidatesTags: (_result, _error, { puzzleId }) => ['played', { type: 'puzzle', id: puzzleId }],
    }),
    /** Guesses made while the server could not be reached; outcomes in the order sent. */
    uploadGuesses: build.mutation<readonly GuessOutcome[], readonly Guess[]>({
      query: (guesses) =>
        post<typeof uploadPuzzleGuesses>('/api/Puzzle/UploadPuzzleGuesses', { PuzzleGuesses: guesses.map(guessFields), ...callerFields() }),
      transformResponse: (outcomes: ReplyOf<typeof uploadPuzzleGuesses>) =>
        outcomes.map(({ PuzzleId, Status, Message = '' }) => ({ puzzleId: PuzzleId, status: Status, message: Message })),
      invalidatesTags: (_result, _error, guesses) => [
        'played',
        ...guesses.map(({ puzzleId }) => ({ type: 'puzzle' as const, id: puzzleId })),
      ],
    }),
  }),
})

export const { useGetPlayedIdsQuery } = guessesApi

function guessFields({ puzzleId, guess, hintRung, madeAtMs }: Guess) {
  return { PuzzleId: puzzleId, PuzzleGuess: guess, MadeAtMs: madeAtMs, ...(hintRung ? { HintRung: hintRung } : {}) }
}
