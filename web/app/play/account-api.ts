import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { guessesApi } from './api.ts'

/** The calls about guesses that only an account makes, or somebody who thinks of having one. Nobody waits for them on a first load. */
export const accountGuessesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows the answer to a puzzle that then can't be guessed any more. */
    revealPuzzle: build.mutation<unknown, number>({
      query: (puzzleId) => ({ url: CALL_PATHS.setPuzzleRevealed, method: 'POST', body: { PuzzleId: puzzleId } }),
      invalidatesTags: (_result, error, puzzleId) => (error ? [] : ['played', { type: 'puzzle', id: puzzleId }]),
    }),
    /** Points that the solves of a device would be worth to an account. */
    getPotentialScore: build.query<number, string>({
      query: (device) => ({ url: CALL_PATHS.getPotentialScoreUpload, method: 'POST', body: { DeviceId: device } }),
      transformResponse: ({ Score }: { Score: number }) => Score,
      providesTags: ['played'],
    }),
    /** Makes a device's solves the account's, once. */
    claimDeviceSolves: build.mutation<unknown, string>({
      query: (device) => ({ url: CALL_PATHS.updateUserDevicePuzzleGuessesLeaderboards, method: 'POST', body: { DeviceId: device } }),
      invalidatesTags: (_result, error) => (error ? [] : ['played', 'puzzle']),
    }),
  }),
})

export const { useGetPotentialScoreQuery } = accountGuessesApi
