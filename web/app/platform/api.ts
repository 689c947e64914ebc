import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { inLanguage } from './browser/language-address.ts'
import { refreshSession } from './session/refresh.ts'
import { storedAuth } from './session/session-storage.ts'

type Call = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

/** The one call that says nothing about who asks.
 *  Source: docs/product.md, The wire */
const ANONYMOUS_ENDPOINT = 'getGeoLocation'

const call = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? 'http://server.invalid' : location.origin + inLanguage(''),
  prepareHeaders: (headers, { endpoint }) => {
    const auth = endpoint === ANONYMOUS_ENDPOINT ? undefined : storedAuth()
    if (auth) headers.set('authorization', `Bearer ${auth.accessToken}`)
  },
})

/** Tokens that are too old, or that the server no longer takes, are refreshed once, unseen. */
const callAsPlayer: Call = async (request, at, options) => {
  const auth = storedAuth()
  if (auth && auth.expiresMs <= Date.now()) await refreshSession(auth)
  const used = storedAuth()
  const result = await call(request, at, options)
  if (result.error?.status !== 401 || !used || at.endpoint === ANONYMOUS_ENDPOINT) return result
  return (await refreshSession(used)) ? call(request, at, options) : result
}

/** The one client of every call; each feature adds its own endpoints.
 *  Failure kinds are the library's, and so are the 60 s that unused answers are kept. Source: docs/product.md, Motion and timings */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callAsPlayer,
  // A page's store on the server is gone with the page; a timer would keep each of them in memory for a minute.
  keepUnusedDataFor: import.meta.env.SSR ? Infinity : 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
