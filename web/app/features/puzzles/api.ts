import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { api } from '../../platform/api.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'

/** Lists depend on the player. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['puzzleLists'] })

export const puzzlesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTodaysPuzzles: build.query<readonly PuzzleView[], void>({
      query: () => post<typeof getTodaysPuzzlesMini>('/api/Puzzle/GetTodaysLatestPuzzlesMini', deviceFields()),
      transformResponse: readList,
      providesTags: ['puzzleLists'],
    }),
  }),
})

export function readList(wire: readonly MiniPuzzle[]): readonly PuzzleView[] {
  return wire.map((puzzle) => puzzleFromWire(puzzle))
}
