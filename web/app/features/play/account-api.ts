import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getPotentialScore, moveDeviceGuesses, setPuzzleRevealed } from '@emojigma/contract/play/guesses.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { getNewPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { post } from '../../platform/call.ts'
import { guessesApi } from './api.ts'

/** Calls about guesses for accounts, and for guests who may register. Apart, because no first load needs them. */
export const accountGuessesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reveals the answer; the puzzle is locked from then on. */
    revealPuzzle: build.mutation<unknown, number>({
      query: (puzzleId) => post<typeof setPuzzleRevealed>('/api/Puzzle/setPuzzleRevealed', { PuzzleId: puzzleId }),
      invalidatesTags: (_result, error, puzzleId) => (error ? [] : ['played', { type: 'puzzle', id: puzzleId }]),
    }),
    /** The newest unsolved puzzles of a type and level, optionally of one theme. */
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
    /** The points that a device's solves would earn an account. */
    getPotentialScore: build.query<number, string>({
      query: (device) => post<typeof getPotentialScore>('/api/Puzzle/GetPotentialScoreUpload', { DeviceId: device }),
      transformResponse: ({ Score }: ReplyOf<typeof getPotentialScore>) => Score,
      providesTags: ['potentialScore'],
    }),
    /** Moves a device's solves to the account; idempotent. */
    claimDeviceSolves: build.mutation<unknown, string>({
      query: (device) => post<typeof moveDeviceGuesses>('/api/Puzzle/UpdateUserDevicePuzzleGuessesLeaderboards', { DeviceId: device }),
      invalidatesTags: (_result, error) => (error ? [] : ['played', 'puzzle', 'potentialScore']),
    }),
  }),
})

export const { useGetPotentialScoreQuery } = accountGuessesApi
