import { z } from 'zod'

/** The action that a plan would open, as the subscription blocker names it.
 *  Source: docs/product.md, Errors and notices */
export const BLOCKED_ACTIONS = ['ANSWER', 'WORKSHEET', 'DOWNLOAD', 'PLAY PUZZLE', 'FULL SCREEN PUZZLE'] as const
export type BlockedAction = (typeof BLOCKED_ACTIONS)[number]

export const INVALID_REQUEST_MESSAGE = 'The request is invalid.'

/** The body of every error reply.
 *  Source: docs/product.md, The wire */
export const failureBody = z
  .object({
    Message: z.string(),
    ModelState: z.record(z.string(), z.array(z.string())).optional(),
    Action: z.enum(BLOCKED_ACTIONS).optional(),
    /** The id of the log lines about a fault of the site. */
    RequestId: z.string().optional(),
  })
  .meta({ id: 'Failure' })
export type FailureBody = z.infer<typeof failureBody>

/** The error replies of a call, by status. 429 is declared for all calls. */
export function refusals<const Status extends number>(...statuses: readonly Status[]): Readonly<Record<Status | 429, typeof failureBody>> {
  const entries = [...statuses, 429].map((status) => [status, failureBody] as const)
  return Object.fromEntries(entries) as Record<Status | 429, typeof failureBody>
}
