import type { Said } from '../said.ts'
import { failure, invalid, RETRY_AFTER_S, type Faults, type UnsaidFailure } from './failures.ts'
import { Refusal } from './serve.ts'

const TOO_MANY: Said = ({ server }) => server.failures.tooManyTries

/** What there is not, or is somebody else's. */
export const NOT_FOUND = new Refusal(404, failure(404))

export function noPuzzle(puzzleId: number): Refusal<404, UnsaidFailure> {
  return new Refusal(
    404,
    failure(404, ({ server }) => server.failures.noPuzzle(puzzleId)),
  )
}

/** Messages by the field they are about. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly fields: Faults
}

/** Who asks has to wait. */
export type Refused = { readonly kind: 'too many'; readonly retryAfterS: number } | { readonly kind: 'busy' }

/** @returns the answer that something is wrong in what was sent, or that one has to wait */
export function refusalOf(outcome: Invalid | Refused): Refusal<400 | 429 | 503, UnsaidFailure> {
  switch (outcome.kind) {
    case 'invalid':
      return new Refusal(400, invalid(outcome.fields))
    case 'too many':
      return new Refusal(429, failure(429, TOO_MANY), { 'retry-after': outcome.retryAfterS })
    case 'busy':
      return new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S })
  }
}
