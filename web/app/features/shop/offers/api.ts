import type { getSpecialOffers, SpecialOffer } from '@emojigma/contract/shop/offers.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import { api } from '../../../platform/api.ts'
import { get } from '../../../platform/call.ts'

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The offer for an account id or, without one, a guest; null = none. */
    getSpecialOffer: build.query<SpecialOffer | null, string | undefined>({
      query: () => get<typeof getSpecialOffers>('/api/checkout/get-special-offers'),
      transformResponse: ({ SpecialOffer: offer }: ReplyOf<typeof getSpecialOffers>) => offer,
    }),
  }),
})

export const { useGetSpecialOfferQuery } = offersApi
