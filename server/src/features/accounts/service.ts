import { m } from '@emojigma/messages'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { NICKNAME_CHANGES } from '@emojigma/contract/rules/nickname.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import { isoTime, type Clock } from '../../platform/clock.ts'
import type { ChildAccounts } from '../../config.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import type { FeatureCalls } from '../../platform/feature.ts'
import { rowSweep, type Sweep } from '../../platform/sweep.ts'
import { invalid, QueueFull, type Invalid } from '../../platform/expected-failures.ts'
import { TurnQueue } from '../../platform/turn-queue.ts'
import { LANGUAGE_CODES } from '../../platform/languages.ts'
import { chosenNickname, NICKNAME_TAKEN } from './nicknames/service.ts'
import type { Outbox } from '../site/outbox/service.ts'
import type { Limit, RateCounters } from '../operator/rate-counters/service.ts'
import { AccountLetters } from './letters.ts'
import { CONSENT_LIFE_MS, LinkCodes } from './link-codes.ts'
import type { PasswordStrength } from '../../platform/secrets/password-strength.ts'
import { PasswordHashing } from './password-hashing.ts'
import {
  deleteAccount,
  deleteExpiredLinkCodes,
  deleteHeldNicknames,
  deleteUnconsented,
  isNicknameTaken,
  lockForDeletion,
  setConsent,
  setLanguage,
  setNickname,
  signedInAccount,
  type Account,
} from './queries.ts'
import { Registration } from './registration.ts'

export type { AccountLetters } from './letters.ts'
export { codeHash, newCode, type LinkCodes } from './link-codes.ts'
export { hasSalt } from './password-hashing.ts'
export { newWordPassword, wordPasswordOf } from './word-passwords.ts'
export { passwordProblem } from './password-choice.ts'
export type { PasswordHashing } from './password-hashing.ts'
export {
  deleteAccount,
  findAccount,
  findByEmail,
  findByUserName,
  lockAccounts,
  lockPassword,
  insertAccount,
  markEmailProven,
  setNickname,
  setPassword,
  signedInAccount,
  type Account,
  type NewAccount,
} from './queries.ts'
export { SCHOOL_ONLY } from './registration.ts'

const STUDENTS_NICKNAME: LocalizedText = localizedText(m['account_refusal.students_nickname'])

/** Friends should recognise each other on the boards. The first choice does not count. */
const CHANGES_OF_NICKNAME: Limit = {
  what: 'changes of a nickname',
  max: NICKNAME_CHANGES.max,
  windowMs: NICKNAME_CHANGES.days * DAY_MS,
}

/** An export reads all that is stored about an account, so they are put together one by one. */
const MAX_EXPORTS_WAITING = 60
const MAX_EXPORTS_PER_ACCOUNT = 2

/** Few: each is deleted with all of its data. */
const UNCONSENTED_AT_ONCE = 200

export interface AccountsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly counters: RateCounters
  /** Public scheme and host of the site. */
  readonly origin: () => string
  readonly childAccounts: ChildAccounts
  /** Absent = strong. */
  readonly passwordStrength?: PasswordStrength | undefined
  readonly features: Pick<FeatureCalls, 'accountDeleted' | 'exported' | 'profileChanged'>
}

export type NicknameOutcome =
  | { readonly kind: 'set'; readonly nickname: string }
  /** The limit of changes is reached for now. */
  | { readonly kind: 'changed too often'; readonly retryAfterS: number }
  | Invalid

/** An adult's consent and choices. */
export interface Consent {
  readonly code: string
  /** The page's key, with which it may retry; absent = the code works once. */
  readonly linkKey: string | undefined
  /** Whether to hide the nickname from public boards; undefined = unchanged. */
  readonly hidesFromBoards: boolean | undefined
}

/** Hooks of later features in the transaction of a consent. */
export interface ConsentListener {
  readonly consented: (transaction: Transaction<Tables>, accountId: string, consent: Consent) => Promise<void>
}

/** Creates, changes, exports and deletes accounts. */
export class Accounts {
  readonly registration: Registration
  readonly hashing: PasswordHashing
  readonly links: LinkCodes
  readonly letters: AccountLetters
  readonly #exports = new TurnQueue(['asked for'], 1, MAX_EXPORTS_WAITING, MAX_EXPORTS_PER_ACCOUNT)
  readonly #options: AccountsOptions
  readonly #listeners: ConsentListener[] = []
  #teaches: (accountId: string) => Promise<boolean> = async () => false

  constructor(options: AccountsOptions) {
    this.#options = options
    const { database, clock, outbox, counters, origin, childAccounts } = options
    const hashing = new PasswordHashing(options.passwordStrength)
    this.hashing = hashing
    this.links = new LinkCodes(clock)
    this.letters = new AccountLetters({ outbox, links: this.links, origin })
    this.registration = new Registration({ database, clock, counters, hashing, letters: this.letters, childAccounts })
  }

  /** Registers a listener. */
  addListener(listener: ConsentListener): void {
    this.#listeners.push(listener)
  }

  /** Registers the source of who teaches a class. */
  readTeachingFrom(teaches: (accountId: string) => Promise<boolean>): void {
    this.#teaches = teaches
  }

  /** Whether the account teaches a class, with a plan or without. */
  teaches(accountId: string): Promise<boolean> {
    return this.#teaches(accountId)
  }

  /** @param id of a signed-in visitor */
  account(id: string): Promise<Account> {
    return signedInAccount(this.#options.database.queries, id)
  }

  /** @param code of the language of letters from now on; an unknown one changes nothing
   *  @returns whether it is known */
  async setLanguage(accountId: string, code: string): Promise<boolean> {
    if (!LANGUAGE_CODES.includes(code)) return false
    await this.#options.database.durably((transaction) => setLanguage(transaction, accountId, code))
    return true
  }

  async setNickname(accountId: string, text: string): Promise<NicknameOutcome> {
    const { database, clock, counters, features } = this.#options
    const account = await this.account(accountId)
    if (account.isStudent) return invalid('Nickname', STUDENTS_NICKNAME)
    const choice = chosenNickname(text)
    if (choice.kind === 'bad') return invalid('Nickname', choice.problem)
    const { nickname, key } = choice
    const taken = invalid('Nickname', NICKNAME_TAKEN)
    if (nickname === account.nickname) return { kind: 'set', nickname }
    if (await isNicknameTaken(database.queries, key, clock.nowMs(), accountId)) return taken
    const counted = account.nickname === null ? [] : [{ ...CHANGES_OF_NICKNAME, who: accountId }]
    try {
      const retryAfterS = await database.durably(async (transaction) => {
        const waitS = await counters.count(transaction, counted)
        if (waitS !== undefined) return waitS
        await setNickname(transaction, accountId, nickname, key)
        await features.profileChanged(transaction, accountId)
        return undefined
      })
      if (retryAfterS !== undefined) return { kind: 'changed too often', retryAfterS }
    } catch (error) {
      if (isUniqueViolation(error)) return taken
      throw error
    }
    return { kind: 'set', nickname }
  }

  /** @returns whether the code was valid, and unused except by the same page */
  giveConsent(consent: Consent): Promise<boolean> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      const accountId = await this.links.take(transaction, 'consent', consent.code, consent.linkKey)
      if (accountId === undefined) return false
      await setConsent(transaction, accountId, clock.nowMs())
      for (const { consented } of this.#listeners) await consented(transaction, accountId, consent)
      return true
    })
  }

  /** @returns all stored data about an account, except for what only proves identity
   *  @throws QueueFull when the queue is full, or the account's share of it */
  async export(accountId: string): Promise<ExportedAccount> {
    const exported = await this.#exports.run('', () => this.#export(accountId), { urgency: 'asked for', client: accountId })
    if (!exported) throw new QueueFull('too many exports are being put together')
    return exported
  }

  async #export(accountId: string): Promise<ExportedAccount> {
    const { id, userName, email, isEmailVerified, nickname, isStudent, isChild, consentedAtMs, createdAtMs, lastUsedDay, language } =
      await this.account(accountId)
    return {
      Account: {
        Id: id,
        UserName: userName,
        Email: email,
        IsEmailVerified: isEmailVerified,
        Nickname: nickname,
        IsStudent: isStudent,
        IsChild: isChild,
        ConsentedAt: consentedAtMs === null ? null : isoTime(consentedAtMs),
        CreatedAt: isoTime(createdAtMs),
        LastUsed: lastUsedDay === null ? null : dayDate(lastUsedDay),
        Language: language,
      },
      ...(await this.#options.features.exported(accountId)),
    }
  }

  /** Deletes an account with all of its data. When it returns, the files of the data folder contain nothing of it.
   *  Source: docs/security.md, Privacy */
  async delete({ id, email }: Account): Promise<void> {
    const { database } = this.#options
    await database.durably((transaction) => this.deleteWithin(transaction, id, email))
    if (email !== null) await this.letters.forget([email])
    await database.forgetDeleted()
  }

  /** The same within a transaction, except for letters stored as files and remains in the database's files.
   *  @param email null if the account has none */
  async deleteWithin(transaction: Transaction<Tables>, id: string, email: string | null = null): Promise<void> {
    const { features } = this.#options
    await lockForDeletion(transaction, id)
    await features.accountDeleted(transaction, id)
    await deleteAccount(transaction, id)
    if (email !== null) await this.letters.drop(transaction, email)
  }
}

/** The names of this feature's sweeps, as the tables' rules refer to them. */
export const SWEPT = {
  links: 'mailed links that are too old',
  nicknames: 'nicknames that are held no longer',
  unconsented: 'accounts of children to which nobody has consented for seven days',
} as const

/** @returns the sweeps of expired rows of accounts */
export function sweepsOf({ letters }: Accounts): readonly Sweep[] {
  return [
    rowSweep(SWEPT.links, deleteExpiredLinkCodes),
    rowSweep(SWEPT.nicknames, deleteHeldNicknames),
    {
      name: SWEPT.unconsented,
      begin: (nowMs) => async (transaction) => {
        const emails = await deleteUnconsented(transaction, nowMs - CONSENT_LIFE_MS, nowMs, UNCONSENTED_AT_ONCE)
        await letters.forget(emails)
        return emails.length < UNCONSENTED_AT_ONCE
      },
    },
  ]
}
