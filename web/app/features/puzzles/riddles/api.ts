import { riddleFromWire, type Riddle, type WireRiddle } from '@emojigma/content/riddle.ts'
import { api } from '../../../platform/api.ts'
import type { PreloadRequest } from '../../../platform/navigation/page.ts'
import { countsOf, inCategory, knownCode, type CategoryCount } from './categories.ts'

/** Source: docs/product.md, Riddles */
export const FIRST_RIDDLES = 25

/** They only change with a release. */
const CACHED_S = 60 * 60

/** Embedded by the server in the page. */
export interface FirstRiddles {
  /** The category in the address; absent = all. */
  readonly code?: string | undefined
  readonly riddles: readonly Riddle[]
  readonly counts: readonly CategoryCount[]
}

const riddlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All riddles, from a static file of the build. */
    getRiddles: build.query<readonly Riddle[], void>({
      query: () => '/content/riddles.json',
      transformResponse: (wire: readonly WireRiddle[]) => wire.map(riddleFromWire),
      keepUnusedDataFor: CACHED_S,
    }),
    /** Only preloaded, never fetched. */
    getFirstRiddles: build.query<FirstRiddles | null, void>({ queryFn: () => ({ data: null }) }),
  }),
})

export const { useGetRiddlesQuery } = riddlesApi

export function useFirstRiddles(): FirstRiddles | undefined {
  return riddlesApi.endpoints.getFirstRiddles.useQueryState().data ?? undefined
}

export async function preloadRiddles({ content: { riddles }, dispatch, search }: Pick<PreloadRequest, 'content' | 'dispatch' | 'search'>) {
  const code = knownCode(search.get('category'), countsOf(riddles))
  const first: FirstRiddles = { code, riddles: inCategory(riddles, code).slice(0, FIRST_RIDDLES), counts: countsOf(riddles) }
  await dispatch(riddlesApi.util.upsertQueryData('getFirstRiddles', undefined, first))
}
