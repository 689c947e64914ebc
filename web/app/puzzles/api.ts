import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import type { ListOptions } from '@emojigma/contract/pages.ts'
import { puzzleFromWire, type PuzzleView, type WirePuzzle } from '@emojigma/contract/puzzle-view.ts'
import { api } from '../api.ts'
import { deviceId } from '../device.ts'

/** Answers may be another's after a guess or a reveal, so each puzzle and list carries a tag. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['puzzleLists', 'puzzle'] })

export const puzzlesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTodaysPuzzles: build.query<readonly PuzzleView[], void>({
      query: () => ({ url: CALL_PATHS.getTodaysLatestPuzzlesMini, method: 'POST', body: { DeviceId: deviceId() } }),
      transformResponse: readList,
      providesTags: ['puzzleLists'],
    }),
    getPuzzle: build.query<PuzzleView | null, number>({
      query: (id) => ({ url: CALL_PATHS.getPuzzleMini, method: 'POST', body: { PuzzleId: id, DeviceId: deviceId() } }),
      transformResponse: (wire: WirePuzzle | null) => (wire ? puzzleFromWire(wire) : null),
      providesTags: (_result, _error, id) => [{ type: 'puzzle', id }],
    }),
    getNewPuzzles: build.query<readonly PuzzleView[], ListOptions>({
      query: (options) => ({ url: CALL_PATHS.getNewPuzzlesMini, method: 'POST', body: listBody(options) }),
      transformResponse: readList,
      providesTags: ['puzzleLists'],
    }),
    getPopularPuzzles: build.query<readonly PuzzleView[], ListOptions>({
      query: (options) => ({ url: CALL_PATHS.getPopularPuzzlesMini, method: 'POST', body: listBody(options) }),
      transformResponse: readList,
      providesTags: ['puzzleLists'],
    }),
  }),
})

export const { useGetTodaysPuzzlesQuery, useGetPuzzleQuery, useGetNewPuzzlesQuery, useGetPopularPuzzlesQuery } = puzzlesApi

function readList(wire: readonly WirePuzzle[]): readonly PuzzleView[] {
  return wire.map((puzzle) => puzzleFromWire(puzzle))
}

function listBody({ typeId, levelId }: ListOptions) {
  return { ...(typeId ? { puzzleTypeId: typeId } : {}), ...(levelId ? { levelId } : {}), DeviceId: deviceId() }
}
