import type { LocalizedText } from './said.ts'

/** What is wrong, by the field it is about. */
export type Faults = Readonly<Record<string, readonly (string | LocalizedText)[]>>

/** Something is wrong in what was sent. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly fields: Faults
}

/** Who asks has to wait. */
export type Refused = { readonly kind: 'too many'; readonly retryAfterS: number } | { readonly kind: 'busy' }

export function invalid(field: string, ...messages: Faults[string]): Invalid {
  return { kind: 'invalid', fields: { [field]: messages } }
}

export function isInvalid(outcome: object): outcome is Invalid {
  return 'kind' in outcome && outcome.kind === 'invalid'
}

/** So many wait for the same thing that nobody else is taken into line. Since that is no fault, the log has a line of it, and no stack. */
export class LineFull extends Error {
  readonly statusCode = 503
}
