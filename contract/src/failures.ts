import { z } from 'zod'

/** What a plan would open, as the subscription blocker names it.
 *  Source: specification §8, Blocked action */
export const BLOCKED_ACTIONS = ['ANSWER', 'WORKSHEET', 'DOWNLOAD', 'PLAY PUZZLE', 'FULL SCREEN PUZZLE'] as const
export type BlockedAction = (typeof BLOCKED_ACTIONS)[number]

export const INVALID_REQUEST_MESSAGE = 'The request is invalid.'

/** The body of every error answer.
 *  Source: contract §2, Wire format */
export const failureBody = z
  .object({
    Message: z.string(),
    ModelState: z.record(z.string(), z.array(z.string())).optional(),
    Action: z.enum(BLOCKED_ACTIONS).optional(),
  })
  .meta({ id: 'Failure' })
export type FailureBody = z.infer<typeof failureBody>
