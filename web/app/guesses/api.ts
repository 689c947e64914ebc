import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { puzzleFromWire, type PuzzleView, type WirePuzzle } from '@emojigma/contract/puzzle-view.ts'
import { api } from '../api.ts'
import { deviceId } from '../device.ts'

/** What this player has done, by puzzle id. */
export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
}

export interface Guess {
  readonly puzzleId: number
  readonly guess: string
}

export interface JudgedGuess {
  readonly puzzle: PuzzleView
  readonly isRight: boolean
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
      query: ({ puzzleId, guess }) => ({
        url: CALL_PATHS.uploadPuzzleGuessMini,
        method: 'POST',
        body: { PuzzleId: puzzleId, PuzzleGuess: guess, DeviceId: deviceId() },
      }),
      transformResponse: (wire: WirePuzzle & { ok: boolean }) => ({ puzzle: puzzleFromWire(wire), isRight: wire.ok }),
      invalidatesTags: (_result, _error, { puzzleId }) => ['played', { type: 'puzzle', id: puzzleId }],
    }),
  }),
})

export const { useGetPlayedIdsQuery, useUploadGuessMutation } = guessesApi

interface WirePlayedIds {
  readonly SolvedPuzzleIds: number[]
  readonly RevealedPuzzleIds: number[]
  readonly AttemptedPuzzleIds: number[]
}
