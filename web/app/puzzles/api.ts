import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import type { ListOptions } from '@emojigma/contract/pages.ts'
import { puzzleFromWire, type PuzzleView, type WirePuzzle } from '@emojigma/contract/puzzle-view.ts'
import { api } from '../api.ts'
import { callerFields } from '../device.ts'
import { callsFor, mergedList, type ListRequest } from './list-request.ts'

/** Answers may be another's after a guess or a reveal, so each puzzle and list carries a tag. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['puzzleLists', 'puzzle'] })

export const puzzlesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTodaysPuzzles: build.query<readonly PuzzleView[], void>({
      query: () => ({ url: CALL_PATHS.getTodaysLatestPuzzlesMini, method: 'POST', body: callerFields() }),
      transformResponse: readList,
      providesTags: ['puzzleLists'],
    }),
    getPuzzle: build.query<PuzzleView | null, number>({
      query: (id) => ({ url: CALL_PATHS.getPuzzleMini, method: 'POST', body: { PuzzleId: id, ...callerFields() } }),
      transformResponse: (wire: WirePuzzle | null) => (wire ? puzzleFromWire(wire) : null),
      providesTags: (_result, _error, id) => [{ type: 'puzzle', id }],
    }),
    getPuzzleList: build.query<readonly PuzzleView[], ListRequest>({
      queryFn: async (request, _api, _options, call) => {
        const url = request.order === 'new' ? CALL_PATHS.getNewPuzzlesMini : CALL_PATHS.getPopularPuzzlesMini
        const shown = request.hidesSolved ? { showSolved: false } : {}
        const replies = await Promise.all(
          callsFor(request).map(async (options) =>
            call({ url, method: 'POST', body: { ...listFields(options), ...shown, ...callerFields() } }),
          ),
        )
        const answers: (readonly PuzzleView[])[] = []
        for (const { data, error } of replies) {
          if (error) return { error }
          answers.push(readList(data as readonly WirePuzzle[]))
        }
        return { data: mergedList(request.order, answers) }
      },
      providesTags: ['puzzleLists'],
    }),
  }),
})

export const { useGetTodaysPuzzlesQuery, useGetPuzzleQuery, useGetPuzzleListQuery } = puzzlesApi

function readList(wire: readonly WirePuzzle[]): readonly PuzzleView[] {
  return wire.map((puzzle) => puzzleFromWire(puzzle))
}

function listFields({ typeId, levelId }: ListOptions) {
  return { ...(typeId ? { puzzleTypeId: typeId } : {}), ...(levelId ? { levelId } : {}) }
}
