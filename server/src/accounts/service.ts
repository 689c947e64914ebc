import type { ExportedAccount } from '@emojigma/contract/accounts.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { ChildAccounts, SignInProvider } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { chosenNickname, isNicknameTaken, NICKNAME_TAKEN } from '../nicknames/nickname.ts'
import type { Mails } from '../outbox/service.ts'
import { Tallies } from '../rate-counters/service.ts'
import { ExternalSignIn } from '../sign-in/external/external-sign-in.ts'
import { identitiesOf } from '../sign-in/external/identity-queries.ts'
import { MailRequests } from '../sign-in/mail-requests.ts'
import { PasswordChanges } from '../sign-in/password-changes.ts'
import { Sessions } from '../sign-in/sessions.ts'
import { SignIn } from '../sign-in/sign-in.ts'
import type { Tables } from '../tables.ts'
import { folded } from './folding.ts'
import { AccountLetters } from './letters.ts'
import { LinkCodes } from './link-codes.ts'
import type { AccountParts, Invalid, Refused } from './parts.ts'
import { PasswordCheck } from './password-check.ts'
import { PasswordHashing } from './password-hashing.ts'
import { Pruning } from './pruning.ts'
import { deleteAccount, lockForDeletion, setConsent, setNickname, signedInAccount, type Account } from './queries.ts'
import { Registration } from './registration.ts'

/** How long a sign-in is proof enough to delete an account that has no password. */
const FRESH_MS = 10 * 60_000

export interface AccountsOptions {
  readonly database: Database
  readonly clock: Clock
  /** The site's: everything that is signed is signed under keys derived from it. */
  readonly secret: string
  readonly mails: Mails
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
  readonly hasLimits: boolean
  readonly childAccounts: ChildAccounts
  readonly signInProviders: readonly SignInProvider[]
  readonly log: FastifyBaseLogger
  /** What other features do in the transaction that deletes an account, before it is gone. */
  readonly onDeleting: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** What other features do in the transaction that names an account. */
  readonly onNamed: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** What other features keep about an account, by a name for each. */
  readonly exportOthers: (accountId: string) => Promise<ExportedAccount>
}

export type NicknameOutcome = { readonly kind: 'set'; readonly nickname: string } | Invalid

export type DeletionOutcome = { readonly kind: 'deleted' } | { readonly kind: 'sign-in too old' } | Invalid | Refused

export interface Deletion {
  readonly accountId: string
  readonly sessionId: string
  readonly password: string | undefined
  /** Network address of whoever tries. */
  readonly address: string
}

/** Accounts, and the ways to get one, into one and rid of one. */
export class Accounts {
  readonly sessions: Sessions
  readonly registration: Registration
  readonly signIn: SignIn
  readonly mailRequests: MailRequests
  readonly passwordChanges: PasswordChanges
  readonly external: ExternalSignIn
  readonly #parts: AccountParts
  readonly #options: AccountsOptions

  constructor(options: AccountsOptions) {
    this.#options = options
    const { database, clock, secret, mails, origin, hasLimits, childAccounts } = options
    const tallies = new Tallies({ clock, secret, isOn: hasLimits })
    const hashing = new PasswordHashing()
    const links = new LinkCodes(clock)
    this.sessions = new Sessions({ database, clock, secret })
    this.#parts = {
      database,
      clock,
      tallies,
      hashing,
      passwords: new PasswordCheck(database, tallies, hashing),
      sessions: this.sessions,
      links,
      letters: new AccountLetters({ mails, links, origin }),
      pruning: new Pruning({ database, clock, tallies, log: options.log }),
      childAccounts,
    }
    this.registration = new Registration(this.#parts)
    this.signIn = new SignIn(this.#parts)
    this.mailRequests = new MailRequests(this.#parts)
    this.passwordChanges = new PasswordChanges(this.#parts)
    this.external = new ExternalSignIn({ parts: this.#parts, providers: options.signInProviders, secret, log: options.log })
  }

  /** @param id of someone who is signed in */
  account(id: string): Promise<Account> {
    return signedInAccount(this.#parts.database.queries, id)
  }

  async setNickname(accountId: string, text: string): Promise<NicknameOutcome> {
    const { database } = this.#parts
    const choice = chosenNickname(text)
    if (choice.kind === 'bad') return { kind: 'invalid', fields: { Nickname: [choice.problem] } }
    const { nickname, key } = choice
    const taken: Invalid = { kind: 'invalid', fields: { Nickname: [NICKNAME_TAKEN] } }
    if (await isNicknameTaken(database.queries, key, accountId)) return taken
    try {
      await database.durably(async (transaction) => {
        await setNickname(transaction, accountId, nickname, key)
        await this.#options.onNamed(transaction, accountId)
      })
    } catch (error) {
      if (isUniqueViolation(error)) return taken
      throw error
    }
    return { kind: 'set', nickname }
  }

  /** @returns whether the code was an adult's, not used before and not too old */
  giveConsent(code: string): Promise<boolean> {
    const { database, links, clock } = this.#parts
    return database.durably(async (transaction) => {
      const accountId = await links.take(transaction, 'consent', code)
      if (accountId === undefined) return false
      await setConsent(transaction, accountId, clock.nowMs())
      return true
    })
  }

  /** @returns everything that the site keeps about an account, but for what only checks who somebody is */
  async export(accountId: string): Promise<ExportedAccount> {
    const { database, sessions } = this.#parts
    const account = await this.account(accountId)
    const [times, identities, others] = await Promise.all([
      sessions.timesOf(accountId),
      identitiesOf(database.queries, accountId),
      this.#options.exportOthers(accountId),
    ])
    const { id, userName, email, isEmailVerified, nickname, isStudent, isChild, consentedAtMs, createdAtMs } = account
    return {
      Account: {
        Id: id,
        UserName: userName,
        Email: email,
        IsEmailVerified: isEmailVerified,
        Nickname: nickname,
        IsStudent: isStudent,
        IsChild: isChild,
        ConsentedAt: consentedAtMs === null ? null : timeOf(consentedAtMs),
        CreatedAt: timeOf(createdAtMs),
      },
      Sessions: times.map((session) => ({
        LoggedInAt: timeOf(session.createdAtMs),
        LastUsedAt: timeOf(session.lastUsedAtMs),
        EndsAt: timeOf(session.expiresAtMs),
      })),
      ExternalLogins: identities.map(({ issuer, subject, createdAtMs }) => ({
        Issuer: issuer,
        Subject: subject,
        Since: timeOf(createdAtMs),
      })),
      ...others,
    }
  }

  /** Deletes an account with everything that belongs to it. Without a password a sign-in that is minutes old is the proof. */
  async delete({ accountId, sessionId, password, address }: Deletion): Promise<DeletionOutcome> {
    const { database, passwords, sessions, letters } = this.#parts
    const account = await this.account(accountId)
    if (account.passwordHash === null) {
      if (((await sessions.ageMs(sessionId)) ?? Infinity) > FRESH_MS) return { kind: 'sign-in too old' }
    } else {
      const nameKey = folded(account.userName)
      const verdict = await passwords.check({ nameKey, password: password ?? '', hash: account.passwordHash, address })
      if (verdict.kind === 'wrong') return { kind: 'invalid', fields: { Password: ['The password is incorrect.'] } }
      if (verdict.kind !== 'right') return verdict
    }
    await database.durably(async (transaction) => {
      await lockForDeletion(transaction, accountId, database.dialect)
      await this.#options.onDeleting(transaction, accountId)
      if (account.email !== null) await letters.drop(transaction, account.email)
      await deleteAccount(transaction, accountId)
    })
    return { kind: 'deleted' }
  }
}

function timeOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
