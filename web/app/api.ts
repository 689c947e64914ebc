import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

/** The one client of every call; each feature adds its own endpoints.
 *  Failure kinds and the 60 s that unused answers are kept are the library's and the specification's. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: typeof location === 'undefined' ? 'http://server.invalid' : location.origin }),
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
