import type { ForYou, getForYou } from '@emojigma/contract/practice/for-you.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Step } from '@emojigma/engine/ratings/selection.ts'
import type { PlayedKind } from '@emojigma/engine/ratings/why.ts'
import { api } from '../../platform/api.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'

export interface Selection {
  readonly puzzles: readonly { readonly step: Step; readonly metOn: string | undefined; readonly puzzle: PuzzleView }[]
  readonly kinds: readonly PlayedKind[]
  readonly isAnyDay: boolean
  /** Today's free puzzles; undefined with a plan. */
  readonly freeLeft: number | undefined
}

/** Invalidated when another account signs in. */
export const forYouApi = api.enhanceEndpoints({ addTagTypes: ['puzzleLists'] }).injectEndpoints({
  endpoints: (build) => ({
    getForYou: build.query<Selection, void>({
      query: () => post<typeof getForYou>('/api/Puzzle/GetForYou', deviceFields()),
      transformResponse: ({ Puzzles, Kinds, IsAnyDay, FreeLeft }: ForYou): Selection => ({
        puzzles: Puzzles.map(({ Step: step, MetOn: metOn, Puzzle }) => ({ step, metOn, puzzle: puzzleFromWire(Puzzle) })),
        kinds: Kinds.map(({ PuzzleTypeId: typeId, Attempts: attempts, FirstTries: firstTries }) => ({ typeId, attempts, firstTries })),
        isAnyDay: IsAnyDay,
        freeLeft: FreeLeft,
      }),
      providesTags: ['puzzleLists'],
    }),
  }),
})
