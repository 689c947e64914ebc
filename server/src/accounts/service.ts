import type { ExportedAccount } from '@emojigma/contract/accounts.ts'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { ChildAccounts } from '../config.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { FeatureCalls, Sweep } from '../feature.ts'
import type { Invalid } from '../http/refusals.ts'
import { chosenNickname, NICKNAME_TAKEN } from '../nicknames/service.ts'
import type { Outbox } from '../outbox/service.ts'
import type { RateCounters } from '../rate-counters/service.ts'
import { AccountLetters } from './letters.ts'
import { CONSENT_LIFE_MS, LinkCodes } from './link-codes.ts'
import { PasswordHashing } from './password-hashing.ts'
import {
  deleteAccount,
  deleteExpiredLinkCodes,
  deleteUnconsented,
  isNicknameTaken,
  lockForDeletion,
  setConsent,
  setNickname,
  signedInAccount,
  type Account,
} from './queries.ts'
import { Registration } from './registration.ts'

export type { AccountLetters } from './letters.ts'
export { codeHash, newCode, type LinkCodes } from './link-codes.ts'
export { newPasswordCode, passwordCodeHash, passwordCodeOf } from './password-codes.ts'
export { passwordProblem } from './password-choice.ts'
export type { PasswordHashing } from './password-hashing.ts'
export {
  deleteAccount,
  findAccount,
  findByEmail,
  findByUserName,
  holdPassword,
  insertAccount,
  isNicknameTaken,
  markEmailProven,
  setNickname,
  setPassword,
  signedInAccount,
  type Account,
  type NewAccount,
} from './queries.ts'
export { SCHOOL_ONLY } from './registration.ts'

/** What a student is told who asks for a nickname of their own. */
const STUDENTS_NICKNAME = 'Nicknames of students are made here, so that nobody learns a name. Your teacher can give you another one.'

/** Rows that are deleted at once when they have run out. */
const SWEPT_AT_ONCE = 200

export interface AccountsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly counters: RateCounters
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
  readonly childAccounts: ChildAccounts
  readonly features: Pick<FeatureCalls, 'accountDeleted' | 'exported' | 'profileChanged'>
}

export type NicknameOutcome = { readonly kind: 'set'; readonly nickname: string } | Invalid

/** Accounts, the way to get one, and what becomes of one. */
export class Accounts {
  readonly registration: Registration
  readonly hashing = new PasswordHashing()
  readonly links: LinkCodes
  readonly letters: AccountLetters
  readonly #options: AccountsOptions

  constructor(options: AccountsOptions) {
    this.#options = options
    const { database, clock, outbox, counters, origin, childAccounts } = options
    const { hashing } = this
    this.links = new LinkCodes(clock)
    this.letters = new AccountLetters({ outbox, links: this.links, origin })
    this.registration = new Registration({ database, clock, counters, hashing, letters: this.letters, childAccounts })
  }

  /** @param id of someone who is signed in */
  account(id: string): Promise<Account> {
    return signedInAccount(this.#options.database.queries, id)
  }

  async setNickname(accountId: string, text: string): Promise<NicknameOutcome> {
    const { database, features } = this.#options
    if ((await this.account(accountId)).isStudent) return { kind: 'invalid', fields: { Nickname: [STUDENTS_NICKNAME] } }
    const choice = chosenNickname(text)
    if (choice.kind === 'bad') return { kind: 'invalid', fields: { Nickname: [choice.problem] } }
    const { nickname, key } = choice
    const taken: Invalid = { kind: 'invalid', fields: { Nickname: [NICKNAME_TAKEN] } }
    if (await isNicknameTaken(database.queries, key, accountId)) return taken
    try {
      await database.durably(async (transaction) => {
        await setNickname(transaction, accountId, nickname, key)
        await features.profileChanged(transaction, accountId)
      })
    } catch (error) {
      if (isUniqueViolation(error)) return taken
      throw error
    }
    return { kind: 'set', nickname }
  }

  /** @returns whether the code was an adult's, not used before and not too old */
  giveConsent(code: string): Promise<boolean> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      const accountId = await this.links.take(transaction, 'consent', code)
      if (accountId === undefined) return false
      await setConsent(transaction, accountId, clock.nowMs())
      return true
    })
  }

  /** @returns everything that the site keeps about an account, but for what only checks who somebody is */
  async export(accountId: string): Promise<ExportedAccount> {
    const { id, userName, email, isEmailVerified, nickname, isStudent, isChild, consentedAtMs, createdAtMs } = await this.account(accountId)
    return {
      Account: {
        Id: id,
        UserName: userName,
        Email: email,
        IsEmailVerified: isEmailVerified,
        Nickname: nickname,
        IsStudent: isStudent,
        IsChild: isChild,
        ConsentedAt: consentedAtMs === null ? null : new Date(consentedAtMs).toISOString(),
        CreatedAt: new Date(createdAtMs).toISOString(),
      },
      ...(await this.#options.features.exported(accountId)),
    }
  }

  /** Deletes an account with everything that belongs to it. */
  async delete({ id, email }: Account): Promise<void> {
    const { database } = this.#options
    await database.durably(async (transaction) => {
      await this.deleteWithin(transaction, id)
      if (email !== null) await this.letters.drop(transaction, email)
    })
  }

  /** The same for an account without an e-mail, within a transaction. */
  async deleteWithin(transaction: Transaction<Tables>, id: string): Promise<void> {
    const { database, features } = this.#options
    await lockForDeletion(transaction, id, database.dialect)
    await features.accountDeleted(transaction, id)
    await deleteAccount(transaction, id)
  }
}

/** What of the accounts runs out. */
export const ACCOUNT_SWEEPS = {
  links: {
    name: 'mailed links that are too old',
    begin: (nowMs) => async (transaction) => (await deleteExpiredLinkCodes(transaction, nowMs, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE,
  },
  unconsented: {
    name: 'accounts of children to which nobody has consented for seven days',
    begin: (nowMs) => async (transaction: Transaction<Tables>) =>
      (await deleteUnconsented(transaction, nowMs - CONSENT_LIFE_MS, nowMs, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE,
  },
} as const satisfies Readonly<Record<string, Sweep>>
