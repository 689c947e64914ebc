import type { BodyOf, Call, PathOf } from '@emojigma/contract/call.ts'
import type {
  clearFlag,
  endOffer,
  getOperatorOverview,
  OperatorOverview,
  restoreFlag,
  restoreOffer,
  restoreOrder,
  revokeOrder,
} from '@emojigma/contract/operator/operator.ts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

/** What a change needs beside its own words: the operator's key, which stays in the page's memory. */
type WithKey<C extends Call> = BodyOf<C> & { readonly key: string }

export const operatorApi = api.enhanceEndpoints({ addTagTypes: ['overview'] }).injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OperatorOverview, string>({
      query: (key) => withKey(key, get<typeof getOperatorOverview>('/api/operator/get-overview')),
      providesTags: ['overview'],
      // The key is part of its name in memory, and gone with the page.
      keepUnusedDataFor: 0,
    }),
    clearFlag: build.mutation<unknown, WithKey<typeof clearFlag>>({
      query: (asked) => change<typeof clearFlag>('/api/operator/clear-flag', asked),
      invalidatesTags: ['overview'],
    }),
    restoreFlag: build.mutation<unknown, WithKey<typeof restoreFlag>>({
      query: (asked) => change<typeof restoreFlag>('/api/operator/restore-flag', asked),
      invalidatesTags: ['overview'],
    }),
    endOffer: build.mutation<unknown, WithKey<typeof endOffer>>({
      query: (asked) => change<typeof endOffer>('/api/operator/end-offer', asked),
      invalidatesTags: ['overview'],
    }),
    restoreOffer: build.mutation<unknown, WithKey<typeof restoreOffer>>({
      query: (asked) => change<typeof restoreOffer>('/api/operator/restore-offer', asked),
      invalidatesTags: ['overview'],
    }),
    revokeOrder: build.mutation<unknown, WithKey<typeof revokeOrder>>({
      query: (asked) => change<typeof revokeOrder>('/api/operator/revoke-order', asked),
      invalidatesTags: ['overview'],
    }),
    restoreOrder: build.mutation<unknown, WithKey<typeof restoreOrder>>({
      query: (asked) => change<typeof restoreOrder>('/api/operator/restore-order', asked),
      invalidatesTags: ['overview'],
    }),
  }),
})

function change<C extends Call & { readonly method: 'POST' }>(path: PathOf<C>, asked: WithKey<C>): FetchArgs {
  const { key, ...body } = asked as { readonly key: string }
  return withKey(key, post<C>(path, body as unknown as BodyOf<C>))
}

function withKey(key: string, call: FetchArgs): FetchArgs {
  return { ...call, headers: { 'x-operator-key': key } }
}
