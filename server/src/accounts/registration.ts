import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { folded } from './folding.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { findNicknameOwner, insertAccount, type NewAccount } from './queries.ts'

export interface RegistrationRequest {
  readonly email: string
  readonly nickname: string
  readonly password: string
  readonly confirmPassword: string
  readonly birthYear: number | undefined
}

export type RegistrationOutcome =
  /** `id` is nobody's when the e-mail had an account already: the answer is the same. */
  | { readonly kind: 'registered'; readonly id: string; readonly needsConsent: boolean }
  /** Messages by the field they are about. */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'busy' }

export interface RegistrationOptions {
  readonly database: Database
  readonly clock: Clock
  readonly hashing: PasswordHashing
}

/** Makes accounts. */
export class Registration {
  readonly #options: RegistrationOptions

  constructor(options: RegistrationOptions) {
    this.#options = options
  }

  async register(request: RegistrationRequest): Promise<RegistrationOutcome> {
    const { database, clock, hashing } = this.#options
    const fields: Record<string, readonly string[]> = {}
    if (request.password !== request.confirmPassword) fields['ConfirmPassword'] = ['The two passwords are not the same.']
    if (await findNicknameOwner(database.queries, folded(request.nickname))) fields['Nickname'] = ['This nickname is taken.']
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    const passwordHash = await hashing.hash(request.password)
    if (passwordHash === undefined) return { kind: 'busy' }
    const nowMs = clock.nowMs()
    const email = folded(request.email)
    const account: NewAccount = {
      id: randomUUID(),
      userName: email,
      userNameKey: email,
      email,
      emailKey: email,
      isEmailVerified: false,
      nickname: request.nickname,
      nicknameKey: folded(request.nickname),
      passwordHash,
      isStudent: false,
      isChild: false,
      consentedAtMs: nowMs,
      createdAtMs: nowMs,
    }
    await database.durably((transaction) => insertAccount(transaction, account))
    return { kind: 'registered', id: account.id, needsConsent: false }
  }
}
