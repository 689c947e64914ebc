import type { BodyOf } from '@emojigma/contract/call.ts'
import type { drawInvoice, drawQuote } from '@emojigma/contract/shop/bills.ts'
import { api } from '../../../platform/api.ts'
import { saving } from '../../../platform/browser/save-file.ts'
import { post } from '../../../platform/call.ts'

export const billsApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveQuote: build.mutation<null, BodyOf<typeof drawQuote>>({
      query: (body) => saving(post<typeof drawQuote>('/api/checkout/draw-quote', body), 'emojigma-quote.pdf'),
    }),
    saveInvoice: build.mutation<null, BodyOf<typeof drawInvoice>>({
      query: (body) => saving(post<typeof drawInvoice>('/api/checkout/draw-invoice', body), 'emojigma-invoice.pdf'),
    }),
  }),
})
