import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import { learnTime } from './browser/clock.ts'
import { inLanguage } from './browser/language-address.ts'
import { refreshSession } from './session/refresh.ts'
import { storedAuth } from './session/session-storage.ts'

type Call = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

/** The one call without credentials.
 *  Source: docs/product.md, The wire */
const ANONYMOUS_ENDPOINT = 'getGeoLocation'

const fetchCall = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? 'http://server.invalid' : location.origin + inLanguage(''),
  prepareHeaders: (headers, { endpoint }) => {
    const auth = endpoint === ANONYMOUS_ENDPOINT ? undefined : storedAuth()
    if (auth) headers.set('authorization', `Bearer ${auth.accessToken}`)
  },
})

/** Each reply that no cache may keep says the time; others may be old, or made by the service worker. */
const call: Call = async (request, at, options) => {
  const result = await fetchCall(request, at, options)
  const { response } = (result.meta ?? {}) as FetchBaseQueryMeta
  if (response?.headers.get('cache-control') === 'no-store') learnTime(Date.parse(response.headers.get('date') ?? ''))
  return result
}

/** Refreshes expired or rejected tokens, once per call. */
const callAsPlayer: Call = async (request, at, options) => {
  const auth = storedAuth()
  if (auth && auth.expiresMs <= Date.now()) await refreshSession(auth)
  const used = storedAuth()
  const result = await call(request, at, options)
  if (result.error?.status !== 401 || !used || at.endpoint === ANONYMOUS_ENDPOINT) return result
  return (await refreshSession(used)) ? call(request, at, options) : result
}

/** The client of every call; each feature injects its endpoints.
 *  Unused replies are cached for 60 s. Source: docs/product.md, Motion and timings */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callAsPlayer,
  // On the server a store lives as long as its page; a timer would keep each in memory for a minute.
  keepUnusedDataFor: import.meta.env.SSR ? Infinity : 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
