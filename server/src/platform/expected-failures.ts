import type { LocalizedText } from './localized-text.ts'

/** Messages by field. */
export type Faults = Readonly<Record<string, readonly (string | LocalizedText)[]>>

/** Invalid input. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly fields: Faults
}

/** The caller has to wait. */
export type RetryLater = { readonly kind: 'too many'; readonly retryAfterS: number } | { readonly kind: 'busy' }

export function invalid(field: string, ...messages: Faults[string]): Invalid {
  return { kind: 'invalid', fields: { [field]: messages } }
}

export function isInvalid(outcome: object): outcome is Invalid {
  return 'kind' in outcome && outcome.kind === 'invalid'
}

/** Too many are waiting for the same thing. It is no fault, so the log gets a line without a stack. */
export class QueueFull extends Error {
  readonly statusCode = 503
}
