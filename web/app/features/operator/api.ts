import type { BodyOf, Call, PathOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  clearFlag,
  drawOrderInvoice,
  endOffer,
  extendOrder,
  findCustomer,
  getOperatorOverview,
  grantPlan,
  OperatorAccount,
  OperatorOverview,
  refundOrder,
  resendReceipt,
  restoreFlag,
  restoreOffer,
  restoreOrder,
  revealEmail,
  revokeOrder,
} from '@emojigma/contract/operator/operator.ts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { api } from '../../platform/api.ts'
import { saving } from '../../platform/browser/save-file.ts'
import { get, post } from '../../platform/call.ts'

/** A call's body and the operator's key. */
type WithKey<C extends Call> = BodyOf<C> & { readonly key: string }

export const operatorApi = api.enhanceEndpoints({ addTagTypes: ['overview'] }).injectEndpoints({
  endpoints: (build) => {
    const change = <C extends Call & { readonly method: 'POST' }>(path: PathOf<C>) =>
      build.mutation<unknown, WithKey<C>>({
        query: (argument) => {
          const { key, ...body } = argument as { readonly key: string }
          return withKey(key, post<C>(path, body as unknown as BodyOf<C>))
        },
        invalidatesTags: ['overview'],
      })
    return {
      getOverview: build.query<OperatorOverview, string>({
        query: (key) => withKey(key, get<typeof getOperatorOverview>('/api/operator/get-overview')),
        providesTags: ['overview'],
        // The key is part of the cache key, so it must not outlive the page.
        keepUnusedDataFor: 0,
      }),
      clearFlag: change<typeof clearFlag>('/api/operator/clear-flag'),
      restoreFlag: change<typeof restoreFlag>('/api/operator/restore-flag'),
      endOffer: change<typeof endOffer>('/api/operator/end-offer'),
      restoreOffer: change<typeof restoreOffer>('/api/operator/restore-offer'),
      /** A look that is logged; the key is part of the cache key here, too. */
      findCustomer: build.query<OperatorAccount, WithKey<typeof findCustomer>>({
        query: ({ key, ...body }) => withKey(key, post<typeof findCustomer>('/api/operator/find-account', body)),
        providesTags: ['overview'],
        keepUnusedDataFor: 0,
      }),
      revealEmail: build.mutation<ReplyOf<typeof revealEmail>, WithKey<typeof revealEmail>>({
        query: ({ key, ...body }) => withKey(key, post<typeof revealEmail>('/api/operator/reveal-email', body)),
      }),
      saveInvoice: build.mutation<null, WithKey<typeof drawOrderInvoice>>({
        query: ({ key, ...body }) =>
          saving(withKey(key, post<typeof drawOrderInvoice>('/api/operator/draw-invoice', body)), 'emojigma-invoice.pdf'),
      }),
      grantPlan: change<typeof grantPlan>('/api/operator/grant-plan'),
      extendOrder: change<typeof extendOrder>('/api/operator/extend-order'),
      refundOrder: change<typeof refundOrder>('/api/operator/refund-order'),
      resendReceipt: change<typeof resendReceipt>('/api/operator/resend-receipt'),
      revokeOrder: change<typeof revokeOrder>('/api/operator/revoke-order'),
      restoreOrder: change<typeof restoreOrder>('/api/operator/restore-order'),
    }
  },
})

function withKey(key: string, call: FetchArgs): FetchArgs {
  return { ...call, headers: { 'x-operator-key': key } }
}
