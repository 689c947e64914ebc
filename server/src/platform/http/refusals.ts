import { m } from '@emojigma/messages'
import type { Invalid, RetryLater } from '../expected-failures.ts'
import { localizedText, type LocalizedText } from '../localized-text.ts'
import { failure, invalidFailure, RETRY_AFTER_S, type LocalizedFailure } from './failures.ts'
import { Refusal } from './serve.ts'

const TOO_MANY: LocalizedText = localizedText(m['failure.tries'])

/** For missing things and for other people's. */
export const NOT_FOUND = new Refusal(404, failure(404))

export function noPuzzle(puzzleId: number): Refusal<404, LocalizedFailure> {
  return new Refusal(404, failure(404, localizedText(m['failure.no_puzzle'], { id: puzzleId })))
}

/** @returns the refusal for invalid input or for a limit */
export function refusalOf(outcome: Invalid): Refusal<400, LocalizedFailure>
export function refusalOf(outcome: Invalid | RetryLater): Refusal<400 | 429 | 503, LocalizedFailure>
export function refusalOf(outcome: Invalid | RetryLater): Refusal<400 | 429 | 503, LocalizedFailure> {
  switch (outcome.kind) {
    case 'invalid':
      return new Refusal(400, invalidFailure(outcome.fields))
    case 'too many':
      return new Refusal(429, failure(429, TOO_MANY), { 'retry-after': outcome.retryAfterS })
    case 'busy':
      return new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S })
  }
}
