import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type { ListOptions } from '@emojigma/contract/site/pages.ts'
import type { getNewPuzzlesMini, getPopularPuzzlesMini, getRandomPuzzle } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'
import { puzzlesApi, readList } from './api.ts'
import { callsFor, cursorAfter, cursorBefore, mergedList, type Cursor, type ListRequest } from './list-request.ts'

/** Long, so that the list is unchanged after coming back from a puzzle. */
const LIST_CACHED_S = 60 * 60

export const listsApi = puzzlesApi.injectEndpoints({
  endpoints: (build) => ({
    /** A list in pages; each page continues after the last puzzle of the one before. */
    getPuzzleList: build.infiniteQuery<readonly PuzzleView[], ListRequest, Cursor | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => cursorAfter(page),
      },
      queryFn: async ({ queryArg: request, pageParam: cursor }, _api, _options, call) => {
        const first = request.day === undefined ? null : cursorBefore(request.day)
        const { hidesSolved = false, theme } = request
        const page = { ...(hidesSolved ? { showSolved: false } : {}), ...(theme ? { puzzleTheme: theme } : {}), ...(cursor ?? first) }
        const replies = await Promise.all(
          callsFor(request).map(async (options) => call(listCall(request.order, { ...listFields(options), ...page, ...deviceFields() }))),
        )
        const answers: (readonly PuzzleView[])[] = []
        for (const { data, error } of replies) {
          if (error) return { error }
          answers.push(readList(data as ReplyOf<typeof getNewPuzzlesMini>))
        }
        return { data: mergedList(request.order, answers) }
      },
      providesTags: ['puzzleLists'],
      keepUnusedDataFor: LIST_CACHED_S,
    }),
    /** Null when there is none that the visitor may play. */
    drawRandomPuzzle: build.mutation<ReplyOf<typeof getRandomPuzzle>, void>({
      query: () => post<typeof getRandomPuzzle>('/api/Puzzle/RP', deviceFields()),
    }),
  }),
})

export const { useGetPuzzleListInfiniteQuery } = listsApi

function listCall(order: ListRequest['order'], body: BodyOf<typeof getNewPuzzlesMini>) {
  return order === 'new'
    ? post<typeof getNewPuzzlesMini>('/api/Puzzle/GetNewPuzzlesMini', body)
    : post<typeof getPopularPuzzlesMini>('/api/Puzzle/GetPopularPuzzlesMini', body)
}

function listFields({ typeId, levelId }: ListOptions) {
  return { ...(typeId ? { puzzleTypeId: typeId } : {}), ...(levelId ? { levelId } : {}) }
}
