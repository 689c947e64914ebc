import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getSolvedDevicePuzzleIds, getSolvedPuzzleIds } from '@emojigma/contract/play/guesses.ts'
import type { getPracticePlace, getPracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'
import { deviceId } from '../../platform/session/device.ts'
import { storedAuth } from '../../platform/session/session-storage.ts'

/** The name under which progress keeps the step of the first numbers. */
export const FIRST_NUMBERS = 'first-numbers'

export interface PracticeNumber extends StrandPlace {
  readonly number: number
}

/** A numbered puzzle never changes, and the next one is prefetched. */
const CACHED_S = 3600

export const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticePuzzle: build.query<PuzzleView, PracticeNumber>({
      query: ({ strand, step, number }) => get<typeof getPracticePuzzle>('/api/Practice/GetPracticePuzzle', { strand, step, number }),
      transformResponse: ({ Puzzle }: ReplyOf<typeof getPracticePuzzle>) => puzzleFromWire(Puzzle),
      keepUnusedDataFor: CACHED_S,
    }),
    getPracticePlace: build.query<StrandPlace, number>({
      query: (puzzleId) => get<typeof getPracticePlace>('/api/Practice/GetPracticePlace', { puzzleId }),
      transformResponse: ({ Strand, Step }: ReplyOf<typeof getPracticePlace>) => ({ strand: Strand, step: Step }),
    }),
    /** The solved ones among the player's last hundred puzzles. */
    getLastSolved: build.query<readonly number[], void>({
      query: () =>
        storedAuth()
          ? post<typeof getSolvedPuzzleIds>('/api/Puzzle/GetSolvedPuzzleIds')
          : post<typeof getSolvedDevicePuzzleIds>('/api/Puzzle/GetSolvedDevicePuzzleIds', { deviceID: deviceId() }),
      transformResponse: ({ SolvedPuzzleIds }: ReplyOf<typeof getSolvedPuzzleIds>) => SolvedPuzzleIds,
    }),
  }),
})
