import { z } from 'zod'
import { refusals } from '../failures.ts'
import { declareCall, type ReplyOf } from '../call.ts'

/** A temporary discount on plans.
 *  Source: docs/product.md, Offers */
const specialOffer = z
  .object({
    Name: z.string(),
    Description: z.string(),
    PercentageDiscount: z.int(),
    /** The code for the checkout. */
    Code: z.string(),
    /** The end of the offer. */
    DateTo: z.iso.datetime(),
  })
  .meta({ id: 'SpecialOffer' })

export const getSpecialOffers = declareCall({
  method: 'GET',
  path: '/api/checkout/get-special-offers',
  summary: 'The offer that runs now and ends first; null if there is none for who asks',
  access: 'anyone',
  replies: { 200: z.object({ SpecialOffer: specialOffer.nullable() }), ...refusals() },
})
export type SpecialOffer = NonNullable<ReplyOf<typeof getSpecialOffers>['SpecialOffer']>
