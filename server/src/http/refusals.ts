import type { FailureBody } from '@emojigma/contract/failures.ts'
import type { FastifyReply } from 'fastify'
import { failure, invalid, RETRY_AFTER_S } from './failures.ts'

const TOO_MANY = 'Too many tries. Please wait a few minutes.'

/** Messages by the field they are about. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** Who asks has to wait. */
export type Refused = { readonly kind: 'too many'; readonly retryAfterS: number } | { readonly kind: 'busy' }

interface RefusalReply {
  code(status: 400 | 429 | 503): { send(body: FailureBody): FastifyReply }
  header(name: string, value: number): unknown
}

/** Answers that something is wrong in what was sent, or that one has to wait. */
export function sendRefusal(reply: RefusalReply, outcome: Invalid | Refused): FastifyReply {
  switch (outcome.kind) {
    case 'invalid':
      return reply.code(400).send(invalid(outcome.fields))
    case 'too many':
      reply.header('retry-after', outcome.retryAfterS)
      return reply.code(429).send(failure(429, TOO_MANY))
    case 'busy':
      reply.header('retry-after', RETRY_AFTER_S)
      return reply.code(503).send(failure(503))
  }
}
