import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getPotentialScore, moveDeviceGuesses, setPuzzleRevealed } from '@emojigma/contract/guesses.ts'
import { post } from '../call.ts'
import { guessesApi } from './api.ts'

/** The calls about guesses that only an account makes, or somebody who thinks of having one. Nobody waits for them on a first load. */
export const accountGuessesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows the answer to a puzzle that then can't be guessed any more. */
    revealPuzzle: build.mutation<unknown, number>({
      query: (puzzleId) => post<typeof setPuzzleRevealed>('/api/Puzzle/setPuzzleRevealed', { PuzzleId: puzzleId }),
      invalidatesTags: (_result, error, puzzleId) => (error ? [] : ['played', { type: 'puzzle', id: puzzleId }]),
    }),
    /** The points that the solves of a device would bring to an account. */
    getPotentialScore: build.query<number, string>({
      query: (device) => post<typeof getPotentialScore>('/api/Puzzle/GetPotentialScoreUpload', { DeviceId: device }),
      transformResponse: ({ Score }: ReplyOf<typeof getPotentialScore>) => Score,
      providesTags: ['potentialScore'],
    }),
    /** Makes a device's solves the account's, once. */
    claimDeviceSolves: build.mutation<unknown, string>({
      query: (device) => post<typeof moveDeviceGuesses>('/api/Puzzle/UpdateUserDevicePuzzleGuessesLeaderboards', { DeviceId: device }),
      invalidatesTags: (_result, error) => (error ? [] : ['played', 'puzzle', 'potentialScore']),
    }),
  }),
})

export const { useGetPotentialScoreQuery } = accountGuessesApi
