import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/service.ts'
import type { Classrooms } from '../classes/service.ts'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { ChildAccounts, SignInProvider } from '../../config.ts'
import type { FeatureCalls } from '../../platform/feature.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { RateCounters, Limit } from '../operator/rate-counters/service.ts'
import type { CardWays } from './card-ways.ts'
import { ExternalSignIn } from './external/service.ts'
import { KnownDevices } from './known-devices.ts'
import type { SignInMeans } from './means.ts'
import { PasswordChanges } from './password-changes.ts'
import { PasswordCheck } from './password-check.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { folded } from '../../platform/case-folding.ts'
import { invalid, type Invalid, type RetryLater } from '../../platform/expected-failures.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { LetterDetails } from '../site/outbox/service.ts'

/** Letters of one kind. A stranger who asks for somebody's letters cannot use up those that the owner may ask for from another address,
 *  or those of the other kind. */
const TO_AN_EMAIL_FROM_AN_ADDRESS: Limit = { what: 'asked-for letters to an e-mail from an address', max: 5, windowMs: HOUR_MS }
const TO_AN_EMAIL: Limit = { what: 'asked-for letters to an e-mail', max: 20, windowMs: HOUR_MS }
const FROM_AN_ADDRESS: Limit = { what: 'letters asked for from an address', max: 100, windowMs: HOUR_MS }

/** Links that anyone may ask for, for any e-mail: the answer is always the same. Too many are silently not sent. */
class MailRequests {
  readonly #means: SignInMeans

  constructor(means: SignInMeans) {
    this.#means = means
  }

  /** When it returns, the letter is ordered.
   *  @param language the code of that in which it is asked for */
  resetLink(email: string, address: string, language: string): Promise<void> {
    return this.#request('reset', email, address, { language })
  }

  /** When it returns, the letter is ordered.
   *  @param target a page of this site, to which the link leads on
   *  @param language the code of that in which it is asked for */
  magicLink(email: string, address: string, target: string, language: string): Promise<void> {
    return this.#request('magic', email, address, { target, language })
  }

  async #request(kind: 'reset' | 'magic', email: string, address: string, details: LetterDetails): Promise<void> {
    const { database, counters, letters } = this.#means
    const emailKey = folded(email)
    const network = networkOf(address)
    // The address first: once it is full, whatever e-mails it thinks of are not stored.
    const counted = [
      { ...FROM_AN_ADDRESS, who: network },
      { ...TO_AN_EMAIL_FROM_AN_ADDRESS, who: `${kind}\n${emailKey}\n${network}` },
      { ...TO_AN_EMAIL, who: `${kind}\n${emailKey}` },
    ]
    // Counted and ordered for every e-mail, so that the disk has as much to do; whether anybody has it is looked up after the answer.
    await database.durably(async (transaction) => {
      const isLimited = (await counters.count(transaction, counted)) !== undefined
      if (!isLimited) await letters.order(transaction, kind, emailKey, details)
    })
    letters.send()
  }
}

/** How long a sign-in is proof enough to delete an account that has no password. */
const FRESH_MS = 10 * 60_000

interface WishedDeletion {
  readonly accountId: string
  readonly sessionId: string
  readonly password: string | undefined
  /** Whether it was said that a teacher's students go too. */
  readonly takesStudents: boolean
  /** Network address of the one who tries. */
  readonly address: string
}

type DeletionOutcome =
  | { readonly kind: 'deleted' }
  /** Their teacher decides. */
  | { readonly kind: 'student' }
  | { readonly kind: 'sign-in too old' }
  | Invalid
  | RetryLater

type Means = Pick<SignInMeans, 'passwords' | 'sessions' | 'classrooms'>

/** Deletes an account for someone who proves once more whose it is: by the password, or by a sign-in that is minutes old where there is
 *  none. */
class AccountDeletion {
  readonly #accounts: Accounts
  readonly #means: Means

  constructor(accounts: Accounts, means: Means) {
    this.#accounts = accounts
    this.#means = means
  }

  async delete({ accountId, sessionId, password, takesStudents, address }: WishedDeletion): Promise<DeletionOutcome> {
    const { passwords, sessions, classrooms } = this.#means
    const account = await this.#accounts.account(accountId)
    if (account.isStudent) return { kind: 'student' }
    if (account.passwordHash === null) {
      if (((await sessions.ageMs(sessionId)) ?? Infinity) > FRESH_MS) return { kind: 'sign-in too old' }
    } else {
      const nameKey = folded(account.userName)
      const verdict = await passwords.check({ nameKey, password: password ?? '', hash: account.passwordHash, address })
      if (verdict.kind === 'wrong') return invalid('Password', localizedText(m['sign_in_refusal.wrong_password']))
      if (verdict.kind !== 'right') return verdict
    }
    const students = takesStudents ? 0 : await classrooms.studentCount(accountId)
    if (students > 0) return invalid('StudentsToo', localizedText(m['sign_in_refusal.students_go_too'], { students }))
    await this.#accounts.delete(account)
    return { kind: 'deleted' }
  }
}

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
