import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { file, onceKey } from '../fields.ts'
import { SOLD_PLANS } from '../rules/products.ts'
import { PLANS } from '../rules/visitor.ts'
import { drawInvoice } from '../shop/bills.ts'

const headers = z.object({ 'x-operator-key': z.string().max(200).optional() })
const done = z.object({ Done: z.literal(true) })
const time = z.iso.datetime()
const flag = z.object({ FlagId: z.int().min(1).max(2_147_483_647) })
const order = z.object({ OrderId: z.int().min(1).max(2_147_483_647) })
const code = z.string().min(1).max(60)

export const refreshCache = declareCall({
  method: 'POST',
  path: '/api/Puzzle/RefreshCache',
  summary: "Drops the server's caches",
  access: 'operator',
  headers,
  replies: { 200: z.object({ Refreshed: z.literal(true) }), ...refusals(403) },
})

const orderRow = z.object({
  OrderId: z.int(),
  AccountId: z.string(),
  /** Without most of what is before the @. Absent for an account without an e-mail. */
  Email: z.string().optional(),
  ProductId: z.string(),
  Source: z.string(),
  State: z.enum(['counts', 'over', 'revoked']),
  AmountMinor: z.int().optional(),
  Currency: z.string().optional(),
  StartsAt: time,
  EndsAt: time.optional(),
})

const overview = z
  .object({
    At: time,
    Today: z.object({
      /** The forty puzzles of the UTC day. */
      Attempted: z.int(),
      Solved: z.int(),
      Online: z.int(),
      NewAccounts: z.int(),
      Accounts: z.int(),
      Orders: z.int(),
      /** In minor units of each currency. */
      Paid: z.array(z.object({ Currency: z.string(), AmountMinor: z.int() })),
      LettersWaiting: z.int(),
      LettersGivenUp: z.int(),
      PublishedDays: z.int(),
      TotalDays: z.int(),
    }),
    Process: z.object({ UptimeSeconds: z.int(), MemoryBytes: z.int(), Database: z.enum(['sqlite', 'postgres']) }),
    /** Settings that a production site should not have, each in one sentence. */
    Unsafe: z.array(z.string()),
    /** The oldest first. */
    Flags: z.array(
      z.object({
        FlagId: z.int(),
        AccountId: z.string(),
        Nickname: z.string(),
        Rule: z.string(),
        /** The counts that reached the limit. */
        Evidence: z.array(z.object({ Name: z.string(), Value: z.number() })),
        RaisedAt: time,
      }),
    ),
    /** By their end, the latest first. */
    Offers: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        Percent: z.number(),
        StartsAt: time,
        EndsAt: time,
        State: z.enum(['to come', 'running', 'over']),
      }),
    ),
    /** The newest first. */
    Orders: z.array(orderRow),
    /** Jobs of the process that replies. */
    Jobs: z.array(
      z.object({
        Name: z.string(),
        IsRunning: z.boolean(),
        BeganAt: time.optional(),
        EndedAt: time.optional(),
        NextAt: time.optional(),
        Failures: z.int(),
        LastFailure: z.string().optional(),
      }),
    ),
    /** Slow statements of the process that replies, by total time. */
    SlowStatements: z.array(z.object({ Shape: z.string(), Times: z.int(), TotalMs: z.number(), LongestMs: z.number() })),
  })
  .meta({ id: 'OperatorOverview' })
export type OperatorOverview = z.infer<typeof overview>

export const getOperatorOverview = declareCall({
  method: 'GET',
  path: '/api/operator/get-overview',
  summary: 'How the site does: numbers of today, flags, offers, orders, jobs and slow statements',
  access: 'operator',
  headers,
  replies: { 200: overview, ...refusals(403) },
})

export const clearFlag = declareCall({
  method: 'POST',
  path: '/api/operator/clear-flag',
  summary: 'Puts a flagged account back on the public boards',
  access: 'operator',
  headers,
  body: flag,
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const restoreFlag = declareCall({
  method: 'POST',
  path: '/api/operator/restore-flag',
  summary: 'Opens a flag again that was cleared',
  access: 'operator',
  headers,
  body: flag,
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const endOffer = declareCall({
  method: 'POST',
  path: '/api/operator/end-offer',
  summary: 'Ends an offer now',
  access: 'operator',
  headers,
  body: z.object({ Code: code }),
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const restoreOffer = declareCall({
  method: 'POST',
  path: '/api/operator/restore-offer',
  summary: 'Lets an offer that was ended run on, until a time that is still to come',
  access: 'operator',
  headers,
  body: z.object({ Code: code, EndsAt: time }),
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const revokeOrder = declareCall({
  method: 'POST',
  path: '/api/operator/revoke-order',
  summary: 'Takes an order back: it opens nothing any more',
  access: 'operator',
  headers,
  body: order,
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const restoreOrder = declareCall({
  method: 'POST',
  path: '/api/operator/restore-order',
  summary: 'Lets an order count again that was taken back',
  access: 'operator',
  headers,
  body: order,
  replies: { 200: done, ...refusals(400, 403, 404) },
})

const account = z
  .object({
    AccountId: z.string(),
    /** Without most of what is before the @. */
    Email: z.string().optional(),
    IsEmailProven: z.boolean(),
    Nickname: z.string(),
    IsStudent: z.boolean(),
    Plan: z.enum(PLANS),
    /** The newest first. */
    Orders: z.array(orderRow),
    Classes: z.array(
      z.object({ ClassroomId: z.string(), Name: z.string(), StudentCount: z.int(), State: z.enum(['open', 'archived', 'removed']) }),
    ),
    /** Of all teachers of the school, if there is one. */
    SeatsUsed: z.int(),
    SeatLimit: z.int(),
    School: z.object({ Name: z.string(), PayerId: z.string(), Teachers: z.int() }).optional(),
  })
  .meta({ id: 'OperatorAccount' })
export type OperatorAccount = z.infer<typeof account>

const accountId = z.string().min(1).max(60)

export const findCustomer = declareCall({
  method: 'POST',
  path: '/api/operator/find-account',
  summary: 'One account by its e-mail, user name, id or the number of an order',
  access: 'operator',
  headers,
  body: z.object({ Name: z.string().trim().min(1).max(254) }),
  replies: { 200: account, ...refusals(400, 403, 404) },
})

export const revealEmail = declareCall({
  method: 'POST',
  path: '/api/operator/reveal-email',
  summary: 'The whole e-mail of an account; each time is logged',
  access: 'operator',
  headers,
  body: z.object({ AccountId: accountId }),
  replies: { 200: z.object({ Email: z.string() }), ...refusals(400, 403, 404) },
})

/** Idempotent by `GrantKey`. */
export const grantPlan = declareCall({
  method: 'POST',
  path: '/api/operator/grant-plan',
  summary: 'Gives an account a plan for some days',
  access: 'operator',
  headers,
  body: z.object({ AccountId: accountId, Plan: z.enum(SOLD_PLANS), Days: z.int().min(1).max(3650), GrantKey: onceKey }),
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const extendOrder = declareCall({
  method: 'POST',
  path: '/api/operator/extend-order',
  summary: 'Lets a plan that was not paid at Stripe run longer',
  access: 'operator',
  headers,
  body: order.extend({ EndsAt: time }),
  replies: { 200: done, ...refusals(400, 403, 404) },
})

export const resendReceipt = declareCall({
  method: 'POST',
  path: '/api/operator/resend-receipt',
  summary: 'Sends the receipt of an order again',
  access: 'operator',
  headers,
  body: order,
  replies: { 200: done, ...refusals(400, 403, 404) },
})

/** The same paper as the customer's own. 404 for an order without a payment. */
export const drawOrderInvoice = declareCall({
  method: 'POST',
  path: '/api/operator/draw-invoice',
  summary: 'The invoice of any order as a PDF',
  access: 'operator',
  headers,
  body: drawInvoice.body,
  replies: { 200: file, ...refusals(400, 403, 404, 503) },
})

export const refundOrder = declareCall({
  method: 'POST',
  path: '/api/operator/refund-order',
  summary: 'Gives the money of an order back at Stripe; the order opens nothing any more',
  access: 'operator',
  headers,
  body: order,
  replies: { 200: done, ...refusals(400, 403, 404, 503) },
})
