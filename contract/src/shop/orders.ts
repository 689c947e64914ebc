import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { CURRENCIES, PRODUCT_IDS } from '../rules/products.ts'

/** A purchase or grant.
 *  Source: docs/product.md, Plans and orders */
const order = z
  .object({
    Id: z.int(),
    ProductId: z.enum(PRODUCT_IDS),
    /** False after a refund or revocation. */
    Active: z.boolean(),
    IsExpired: z.boolean(),
    StartsAt: z.iso.datetime(),
    /** Absent for permanent purchases. */
    EndsAt: z.iso.datetime().optional(),
    /** Whether it renews for another year. */
    Renews: z.boolean(),
    /** The amount paid in cents: 1699. Absent for a granted order. */
    AmountMinor: z.int().optional(),
    Currency: z.enum(CURRENCIES).optional(),
    /** No charge: granted by the operator, or paid with test money. */
    IsFree: z.boolean(),
    /** Of the Teacher plan. */
    IsTrial: z.boolean(),
  })
  .meta({ id: 'Order' })

export const getOrders = declareCall({
  method: 'GET',
  path: '/api/checkout/get-orders',
  summary: 'The orders of who is signed in, the newest first',
  access: 'account',
  replies: { 200: z.object({ Orders: z.array(order) }), ...refusals(401) },
})
export type OrderView = ReplyOf<typeof getOrders>['Orders'][number]

export const getCurrentUser = declareCall({
  method: 'GET',
  path: '/api/account/current-user',
  summary: 'Who is signed in, with their orders',
  access: 'account',
  replies: {
    200: z
      .object({ Id: z.string(), Email: z.string(), Nickname: z.string(), Orders: z.array(order), IsStudent: z.boolean() })
      .meta({ id: 'CurrentUser' }),
    ...refusals(401),
  },
})
