import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getNewPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle, PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'
import { puzzlesApi, readList } from './api.ts'

export const { useGetPuzzlesOfDayQuery } = puzzlesApi.injectEndpoints({
  endpoints: (build) => ({
    /** A day's forty: in the list of all puzzles, those after the last one of the following day. */
    getPuzzlesOfDay: build.query<readonly PuzzleView[], Day>({
      query: (day) =>
        post<typeof getNewPuzzlesMini>('/api/Puzzle/GetNewPuzzlesMini', {
          before: lastInList(day + 1),
          take: PUZZLES_A_DAY,
          ...deviceFields(),
        }),
      transformResponse: (wire: ReplyOf<typeof getNewPuzzlesMini>, _meta, day) =>
        readList(wire).filter(({ id }) => dayOfPuzzle(id) === day),
      providesTags: ['puzzleLists'],
    }),
  }),
})

/** The last puzzle of a day in list order. */
function lastInList(day: Day): number {
  const ids = Array.from({ length: PUZZLES_A_DAY }, (_, slot) => puzzleIdOf(day, slot))
  return ids.reduce((last, id) => (compareInList(last, id) < 0 ? id : last))
}
