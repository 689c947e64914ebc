import type { Riddle } from '@emojigma/content/riddle.ts'
import { api } from '../../../platform/api.ts'
import type { PreloadRequest } from '../../../platform/navigation/page.ts'
import { countsOf, inCategory, knownCode, type CategoryCount } from './categories.ts'

/** Source: docs/product.md, Riddles */
export const FIRST_RIDDLES = 25

/** They change with the site only. */
const KEPT_S = 60 * 60

/** What the server puts into a page of riddles. */
export interface FirstRiddles {
  /** The code of the category that was asked for; absent = of all. */
  readonly code?: string | undefined
  readonly riddles: readonly Riddle[]
  readonly counts: readonly CategoryCount[]
}

const riddlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, from a file that the build made. */
    getRiddles: build.query<readonly Riddle[], void>({ query: () => '/content/riddles.json', keepUnusedDataFor: KEPT_S }),
    /** Never asked for: it is there if it came with the page. */
    getFirstRiddles: build.query<FirstRiddles | null, void>({ queryFn: () => ({ data: null }) }),
  }),
})

export const { useGetRiddlesQuery } = riddlesApi

/** What came with the page, if this is the page that it came with. */
export function useFirstRiddles(): FirstRiddles | undefined {
  return riddlesApi.endpoints.getFirstRiddles.useQueryState().data ?? undefined
}

/** Puts the first riddles into the store before the server renders their page. */
export async function preloadRiddles({ content: { riddles }, dispatch, search }: Pick<PreloadRequest, 'content' | 'dispatch' | 'search'>) {
  const code = knownCode(search.get('category'), countsOf(riddles))
  const first: FirstRiddles = { code, riddles: inCategory(riddles, code).slice(0, FIRST_RIDDLES), counts: countsOf(riddles) }
  await dispatch(riddlesApi.util.upsertQueryData('getFirstRiddles', undefined, first))
}
