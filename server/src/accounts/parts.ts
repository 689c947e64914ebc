import type { Clock } from '../clock.ts'
import type { ChildAccounts } from '../config.ts'
import type { Database } from '../database/connection.ts'
import type { Tallies } from '../rate-counters/service.ts'
import type { AccountLetters } from './letters.ts'
import type { LinkCodes } from './link-codes.ts'
import type { PasswordCheck } from './password-check.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { Pruning } from './pruning.ts'
import type { Sessions } from '../sign-in/sessions.ts'

/** What the parts of this feature are made of. */
export interface AccountParts {
  readonly database: Database
  readonly clock: Clock
  readonly tallies: Tallies
  readonly hashing: PasswordHashing
  readonly passwords: PasswordCheck
  readonly sessions: Sessions
  readonly links: LinkCodes
  readonly letters: AccountLetters
  readonly pruning: Pruning
  /** Whether someone younger than thirteen gets an account by an adult's consent, or from a school alone. */
  readonly childAccounts: ChildAccounts
}

/** Messages by the field they are about. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** Whoever asks has to wait. */
export type Refused = { readonly kind: 'too many'; readonly retryAfterS: number } | { readonly kind: 'busy' }
