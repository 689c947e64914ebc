import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'

/** Source: docs/product.md, Plans and orders */
const trial = z
  .object({
    /** `open`: it can be started. `unconfirmed`: once the e-mail is confirmed. `closed`: not by this account now: it has a plan, is a
     *  child's, or nothing is sold here. `used`: it has ended, or the plan was bought. */
    State: z.enum(['open', 'unconfirmed', 'closed', 'running', 'used']),
    /** Of a running trial, or of one that would start now. */
    EndsAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Trial' })

export const getTrial = declareCall({
  method: 'GET',
  path: '/api/checkout/get-trial',
  summary: 'Whether who is signed in can try the Teacher plan, or does so now',
  access: 'account',
  replies: { 200: trial, ...refusals(401) },
})
export type Trial = ReplyOf<typeof getTrial>

/** Once for each account with a confirmed e-mail, without a card; it ends by itself. 403 with a reason otherwise. Pressed twice, it starts
 *  once. */
export const startTrial = declareCall({
  method: 'POST',
  path: '/api/checkout/start-trial',
  summary: 'Starts a trial of the Teacher plan for 30 days',
  access: 'account',
  body: z.object({}),
  replies: { 200: trial, ...refusals(400, 401, 403) },
})
