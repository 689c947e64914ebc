import type { AccountLetters, LinkCodes, PasswordHashing } from '../accounts/service.ts'
import type { Classrooms, SchoolLogins } from '../classes/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ChildAccounts } from '../../config.ts'
import type { FeatureCalls } from '../../platform/feature.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { RateCounters } from '../operator/rate-counters/service.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordCheck } from './password-check.ts'
import type { Sessions } from './sessions.ts'

/** The services that all ways to sign in share. */
export interface SignInContext {
  readonly database: Database
  readonly clock: Clock
  readonly counters: RateCounters
  readonly classrooms: Classrooms
  readonly schoolLogins: SchoolLogins
  readonly hashing: PasswordHashing
  readonly passwords: PasswordCheck
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly links: LinkCodes
  readonly letters: AccountLetters
  /** Call it once the account's e-mail is proven, as this is publicly visible. */
  readonly profileChanged: FeatureCalls['profileChanged']
  /** Whether children under thirteen get an account by an adult's consent, or from a school alone. */
  readonly childAccounts: ChildAccounts
}

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** Network address; used for limits, and never stored. */
  readonly address: string
  /** The browser in plain words; undefined = unknown. */
  readonly device: string | undefined
  /** Language code of the visitor, and so of letters about the sign-in. */
  readonly language: string
}
