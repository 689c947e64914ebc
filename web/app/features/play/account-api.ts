import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getPotentialScore, moveDeviceGuesses, setPuzzleRevealed } from '@emojigma/contract/play/guesses.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { getNewPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { post } from '../../platform/call.ts'
import { guessesApi } from './api.ts'

/** The calls about guesses that only an account makes, or somebody who thinks of having one. Nobody waits for them on a first load. */
export const accountGuessesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows the answer to a puzzle that then can't be guessed any more. */
    revealPuzzle: build.mutation<unknown, number>({
      query: (puzzleId) => post<typeof setPuzzleRevealed>('/api/Puzzle/setPuzzleRevealed', { PuzzleId: puzzleId }),
      invalidatesTags: (_result, error, puzzleId) => (error ? [] : ['played', { type: 'puzzle', id: puzzleId }]),
    }),
    /** The newest puzzles of a type and level, perhaps of one theme, that the account has not solved. */
    getAlike: build.query<readonly PuzzleView[], Pick<PuzzleView, 'typeId' | 'levelId'> & { readonly theme?: string }>({
      query: ({ typeId, levelId, theme }) =>
        post<typeof getNewPuzzlesMini>('/api/Puzzle/GetNewPuzzlesMini', {
          puzzleTypeId: typeId,
          levelId,
          ...(theme === undefined ? {} : { puzzleTheme: theme }),
          showSolved: false,
        }),
      transformResponse: (wire: ReplyOf<typeof getNewPuzzlesMini>) => wire.map((puzzle) => puzzleFromWire(puzzle)),
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
