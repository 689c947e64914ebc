import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/service.ts'
import type { Classrooms } from '../classes/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ChildAccounts, SignInProvider } from '../../config.ts'
import type { FeatureCalls } from '../../platform/feature.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { RateCounters } from '../operator/rate-counters/service.ts'
import { AccountDeletion } from './account-deletion.ts'
import type { CardWays } from './card-ways.ts'
import { ExternalSignIn } from './external/service.ts'
import { KnownDevices } from './known-devices.ts'
import { MailRequests } from './mail-requests.ts'
import type { SignInMeans } from './means.ts'
import { PasswordChanges } from './password-changes.ts'
import { PasswordCheck } from './password-check.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'

export type { CardWays } from './card-ways.ts'
export type { Place } from './place.ts'
export type { Sessions } from './sessions.ts'
export type { SignInOutcome } from './sign-in.ts'

export interface SignInOptions {
  readonly database: Database
  readonly clock: Clock
  /** The site's: everything that is signed is signed under keys derived from it. */
  readonly secret: string
  readonly accounts: Accounts
  readonly classrooms: Classrooms
  readonly counters: RateCounters
  readonly childAccounts: ChildAccounts
  readonly signInProviders: readonly SignInProvider[]
  readonly log: FastifyBaseLogger
  readonly profileChanged: FeatureCalls['profileChanged']
}

/** The ways into an account, and what shows that it is one's own. */
export class SignInServices {
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly mailRequests: MailRequests
  readonly passwordChanges: PasswordChanges
  readonly accountDeletion: AccountDeletion
  readonly external: ExternalSignIn
  readonly knownDevices: KnownDevices
  readonly #clock: Clock
  #cards: CardWays | undefined

  constructor({
    database,
    clock,
    secret,
    accounts,
    classrooms,
    counters,
    childAccounts,
    signInProviders,
    log,
    profileChanged,
  }: SignInOptions) {
    const { hashing, links, letters } = accounts
    this.sessions = new Sessions({ database, clock, secret })
    const passwords = new PasswordCheck(database, counters, hashing)
    this.#clock = clock
    this.knownDevices = new KnownDevices(secret)
    const { sessions, knownDevices } = this
    const ways = { hashing, passwords, sessions, knownDevices, links, letters }
    const means: SignInMeans = { database, clock, counters, classrooms, childAccounts, profileChanged, ...ways }
    this.signIn = new SignIn(means)
    this.mailRequests = new MailRequests(means)
    this.passwordChanges = new PasswordChanges(means)
    this.accountDeletion = new AccountDeletion(accounts, means)
    this.external = new ExternalSignIn({ means, providers: signInProviders, secret, log })
  }

  /** @returns what a browser keeps to show, at a later sign-in, that the account's owner was signed in there before */
  noteDevice(accountId: string): string {
    return this.knownDevices.note(accountId, this.#clock.nowMs())
  }

  /** Absent where nobody keeps cards. */
  get cards(): CardWays | undefined {
    return this.#cards
  }

  useCards(cards: CardWays): void {
    this.#cards = cards
  }
}
