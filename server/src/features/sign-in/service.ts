import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/service.ts'
import type { Classrooms, SchoolLogins } from '../classes/service.ts'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { ChildAccounts, SignInProvider } from '../../config.ts'
import type { FeatureCalls } from '../../platform/feature.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { RateCounters, Limit } from '../operator/rate-counters/service.ts'
import { ExternalSignIn } from './external/service.ts'
import { KnownDevices } from './known-devices.ts'
import type { SignInContext, SignInPlace } from './context.ts'
import { PasswordChanges } from './password-changes.ts'
import { PasswordCheck } from './password-check.ts'
import { Sessions } from './sessions.ts'
import { SignIn, type SignInOutcome } from './sign-in.ts'
import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { folded } from '../../platform/case-folding.ts'
import { invalid, type Invalid, type RetryLater } from '../../platform/expected-failures.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { LetterDetails } from '../site/outbox/service.ts'

/** Per kind of letter. A stranger who requests letters for an e-mail cannot use up its owner's limit at another address, or that of the
 *  other kind. */
const TO_AN_EMAIL_FROM_AN_ADDRESS: Limit = { what: 'asked-for letters to an e-mail from an address', max: 5, windowMs: HOUR_MS }
const TO_AN_EMAIL: Limit = { what: 'asked-for letters to an e-mail', max: 20, windowMs: HOUR_MS }
const FROM_AN_ADDRESS: Limit = { what: 'letters asked for from an address', max: 100, windowMs: HOUR_MS }

/** Links that anyone may request for any e-mail; the reply is always the same. Requests beyond the limit are silently dropped. */
class MailRequests {
  readonly #context: SignInContext

  constructor(context: SignInContext) {
    this.#context = context
  }

  /** Returns once the letter is ordered.
   *  @param language code of the request's language */
  resetLink(email: string, address: string, language: string): Promise<void> {
    return this.#request('reset', email, address, { language })
  }

  /** Returns once the letter is ordered.
   *  @param target a page of this site for the link to lead to
   *  @param language code of the request's language */
  magicLink(email: string, address: string, target: string, language: string): Promise<void> {
    return this.#request('magic', email, address, { target, language })
  }

  async #request(kind: 'reset' | 'magic', email: string, address: string, details: LetterDetails): Promise<void> {
    const { database, counters, letters } = this.#context
    const emailKey = folded(email)
    const network = networkOf(address)
    // The address first: once it is full, the e-mails that it tries are not stored.
    const counted = [
      { ...FROM_AN_ADDRESS, who: network },
      { ...TO_AN_EMAIL_FROM_AN_ADDRESS, who: `${kind}\n${emailKey}\n${network}` },
      { ...TO_AN_EMAIL, who: `${kind}\n${emailKey}` },
    ]
    // Counted and ordered for every e-mail, so that the disk has as much to do; whether an account has it is looked up after the reply.
    await database.durably(async (transaction) => {
      const isLimited = (await counters.count(transaction, counted)) !== undefined
      if (!isLimited) await letters.order(transaction, kind, emailKey, details)
    })
    letters.send()
  }
}

/** For this long a sign-in is proof enough to delete an account without a password. */
const FRESH_MS = 10 * 60_000

interface WishedDeletion {
  readonly accountId: string
  readonly sessionId: string
  readonly password: string | undefined
  /** Whether the request agrees that a teacher's students are deleted too. */
  readonly takesStudents: boolean
  /** Network address of the client. */
  readonly address: string
}

type DeletionOutcome =
  | { readonly kind: 'deleted' }
  /** Their teacher decides. */
  | { readonly kind: 'student' }
  | { readonly kind: 'sign-in too old' }
  | Invalid
  | RetryLater

type DeletionContext = Pick<SignInContext, 'passwords' | 'sessions' | 'classrooms'>

/** Deletes an account after another proof of identity: the password, or for accounts without one a sign-in a few minutes ago. */
class AccountDeletion {
  readonly #accounts: Accounts
  readonly #context: DeletionContext

  constructor(accounts: Accounts, context: DeletionContext) {
    this.#accounts = accounts
    this.#context = context
  }

  async delete({ accountId, sessionId, password, takesStudents, address }: WishedDeletion): Promise<DeletionOutcome> {
    const { passwords, sessions, classrooms } = this.#context
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

export type { SignInPlace } from './context.ts'
export type { Sessions } from './sessions.ts'
export type { SignInOutcome } from './sign-in.ts'

export interface SignInOptions {
  readonly database: Database
  readonly clock: Clock
  /** The site's secret; all signing keys are derived from it. */
  readonly secret: string
  readonly accounts: Accounts
  readonly classrooms: Classrooms
  readonly schoolLogins: SchoolLogins
  readonly counters: RateCounters
  readonly childAccounts: ChildAccounts
  readonly signInProviders: readonly SignInProvider[]
  readonly log: FastifyBaseLogger
  readonly profileChanged: FeatureCalls['profileChanged']
}

/** All ways into an account, and proofs of identity. */
export class SignInServices {
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly mailRequests: MailRequests
  readonly passwordChanges: PasswordChanges
  readonly accountDeletion: AccountDeletion
  readonly external: ExternalSignIn
  readonly knownDevices: KnownDevices
  readonly #clock: Clock
  #cards: CardAuthenticator | undefined

  constructor({
    database,
    clock,
    secret,
    accounts,
    classrooms,
    schoolLogins,
    counters,
    childAccounts,
    signInProviders,
    log,
    profileChanged,
  }: SignInOptions) {
    const { hashing, links, letters } = accounts
    this.sessions = new Sessions({ database, clock, links, secret })
    const passwords = new PasswordCheck(database, counters, hashing)
    this.#clock = clock
    this.knownDevices = new KnownDevices(secret)
    const { sessions, knownDevices } = this
    const ways = { hashing, passwords, sessions, knownDevices, links, letters }
    const context: SignInContext = { database, clock, counters, classrooms, schoolLogins, childAccounts, profileChanged, ...ways }
    this.signIn = new SignIn(context)
    this.mailRequests = new MailRequests(context)
    this.passwordChanges = new PasswordChanges(context)
    this.accountDeletion = new AccountDeletion(accounts, context)
    this.external = new ExternalSignIn({ context, providers: signInProviders, secret, log })
  }

  /** @returns a note for the browser, which proves at a later sign-in that the account's owner was signed in there before */
  noteDevice(accountId: string): string {
    return this.knownDevices.note(accountId, this.#clock.nowMs())
  }

  /** Absent without a feature for cards. */
  get cards(): CardAuthenticator | undefined {
    return this.#cards
  }

  useCards(cards: CardAuthenticator): void {
    this.#cards = cards
  }
}

/** Sign-in by a login card, implemented by a later feature.
 *  @see {@link SignInServices.useCards} */
export interface CardAuthenticator {
  byToken(token: string, place: SignInPlace): Promise<SignInOutcome>
  byCode(code: string, place: SignInPlace): Promise<SignInOutcome>
  /** @param pictures their words, in order */
  byPictures(classCode: string, pictures: string, place: SignInPlace): Promise<SignInOutcome>
}
