import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  getMadePuzzle,
  getMadePuzzles,
  MadePuzzle,
  MadePuzzles,
  makePuzzle,
  printMadePuzzles,
  removeMadePuzzle,
  restoreMadePuzzle,
  reviewMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export interface PlayableMade {
  readonly title: string
  readonly puzzle: PuzzleView
}

export const makerApi = api.enhanceEndpoints({ addTagTypes: ['made'] }).injectEndpoints({
  endpoints: (build) => ({
    getMadePuzzles: build.query<MadePuzzles, void>({
      query: () => get<typeof getMadePuzzles>('/api/maker/get-made-puzzles'),
      providesTags: ['made'],
    }),
    getMadePuzzle: build.query<PlayableMade, number>({
      query: (madePuzzleId) => get<typeof getMadePuzzle>('/api/maker/get-made-puzzle', { madePuzzleId }),
      transformResponse: ({ Title, Puzzle }: ReplyOf<typeof getMadePuzzle>) => ({ title: Title, puzzle: puzzleFromWire(Puzzle) }),
    }),
    makePuzzle: build.mutation<MadePuzzle, BodyOf<typeof makePuzzle>>({
      query: (body) => post<typeof makePuzzle>('/api/maker/make-puzzle', body),
      invalidatesTags: ['made'],
    }),
    updateMadePuzzle: build.mutation<MadePuzzle, BodyOf<typeof updateMadePuzzle>>({
      query: (body) => post<typeof updateMadePuzzle>('/api/maker/update-made-puzzle', body),
      invalidatesTags: ['made'],
    }),
    reviewMadePuzzle: build.mutation<MadePuzzle, BodyOf<typeof reviewMadePuzzle>>({
      query: (body) => post<typeof reviewMadePuzzle>('/api/maker/review-made-puzzle', body),
      invalidatesTags: ['made'],
    }),
    removeMadePuzzle: build.mutation<ReplyOf<typeof removeMadePuzzle>, number>({
      query: (MadePuzzleId) => post<typeof removeMadePuzzle>('/api/maker/remove-made-puzzle', { MadePuzzleId }),
      invalidatesTags: ['made'],
    }),
    restoreMadePuzzle: build.mutation<MadePuzzle, number>({
      query: (MadePuzzleId) => post<typeof restoreMadePuzzle>('/api/maker/restore-made-puzzle', { MadePuzzleId }),
      invalidatesTags: ['made'],
    }),
    updateMakerSwitch: build.mutation<ReplyOf<typeof updateMakerSwitch>, BodyOf<typeof updateMakerSwitch>>({
      query: (body) => post<typeof updateMakerSwitch>('/api/maker/update-maker-switch', body),
      invalidatesTags: ['made'],
    }),
    printMadePuzzles: build.mutation<ReplyOf<typeof printMadePuzzles>, readonly number[]>({
      query: (ids) => post<typeof printMadePuzzles>('/api/maker/print-made-puzzles', { MadePuzzleIds: [...ids] }),
    }),
  }),
})
