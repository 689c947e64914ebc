import type {
  DailyEnough,
  DailyMistakes,
  getEnough,
  getMistakeLike,
  getMistakes,
  WireMistake,
} from '@emojigma/contract/practice/exercises.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { api } from '../../../platform/api.ts'
import { get } from '../../../platform/call.ts'

export const exercisesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The page's day is the cache key, so that they are fetched again after midnight. */
    getMistakes: build.query<DailyMistakes, Day>({ query: () => get<typeof getMistakes>('/api/Exercises/GetMistakes') }),
    /** null if no mistake is like the puzzle. */
    getMistakeLike: build.query<WireMistake | null, number>({
      query: (puzzleId) => get<typeof getMistakeLike>('/api/Exercises/GetMistakeLike', { puzzleId }),
      transformResponse: ({ Exercise }: ReplyOf<typeof getMistakeLike>) => Exercise,
    }),
    getEnough: build.query<DailyEnough, Day>({ query: () => get<typeof getEnough>('/api/Exercises/GetEnough') }),
  }),
})
