import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { puzzleFromWire, type PuzzleView, type WirePuzzle } from '@emojigma/contract/puzzle-view.ts'
import { api } from '../api.ts'
import { deviceId } from '../device.ts'
import type { HintRung } from './hint-rung.ts'

/** What this player has done, by puzzle id. */
export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
}

export interface Guess {
  readonly puzzleId: number
  readonly guess: string
  /** The furthest rung of a hint taken before; absent = none. */
  readonly hintRung?: HintRung | undefined
}

export interface JudgedGuess {
  readonly puzzle: PuzzleView
  readonly isRight: boolean
}

/** What became of one of several guesses: `status` is what a call for it alone would have been answered with. */
export interface GuessOutcome {
  readonly puzzleId: number
  readonly status: number
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['played', 'puzzle'] })

export const guessesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getPlayedIds: build.query<PlayedIds, void>({
      query: () => ({ url: CALL_PATHS.getSolvedDevicePuzzleIds, method: 'POST', body: { deviceID: deviceId() } }),
      transformResponse: ({ SolvedPuzzleIds, RevealedPuzzleIds, AttemptedPuzzleIds }: WirePlayedIds) => ({
        solved: SolvedPuzzleIds,
        revealed: RevealedPuzzleIds,
        attempted: AttemptedPuzzleIds,
      }),
      providesTags: ['played'],
    }),
    uploadGuess: build.mutation<JudgedGuess, Guess>({
      query: (guess) => ({
        url: CALL_PATHS.uploadPuzzleGuessMini,
        method: 'POST',
        body: { ...guessFields(guess), DeviceId: deviceId() },
      }),
      transformResponse: (wire: WirePuzzle & { ok: boolean }) => ({ puzzle: puzzleFromWire(wire), isRight: wire.ok }),
      invalidatesTags: (_result, _error, { puzzleId }) => ['played', { type: 'puzzle', id: puzzleId }],
    }),
    /** Guesses made while the server could not be reached; outcomes in the order sent. */
    uploadGuesses: build.mutation<readonly GuessOutcome[], readonly Guess[]>({
      query: (guesses) => ({
        url: CALL_PATHS.uploadPuzzleGuesses,
        method: 'POST',
        body: {
          PuzzleGuesses: guesses.map(guessFields),
          DeviceId: deviceId(),
        },
      }),
      transformResponse: (outcomes: readonly { PuzzleId: number; Status: number }[]) =>
        outcomes.map(({ PuzzleId, Status }) => ({ puzzleId: PuzzleId, status: Status })),
      invalidatesTags: (_result, _error, guesses) => [
        'played',
        ...guesses.map(({ puzzleId }) => ({ type: 'puzzle' as const, id: puzzleId })),
      ],
    }),
  }),
})

export const { useGetPlayedIdsQuery } = guessesApi

function guessFields({ puzzleId, guess, hintRung }: Guess) {
  return { PuzzleId: puzzleId, PuzzleGuess: guess, ...(hintRung ? { HintRung: hintRung } : {}) }
}

interface WirePlayedIds {
  readonly SolvedPuzzleIds: number[]
  readonly RevealedPuzzleIds: number[]
  readonly AttemptedPuzzleIds: number[]
}
