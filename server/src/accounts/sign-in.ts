import type { Database } from '../database/connection.ts'
import { folded } from './folding.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { findAccount, findByUserName, type Account } from './queries.ts'
import type { Sessions, SessionTokens } from './sessions.ts'

export type SignedInOutcome = { readonly kind: 'signed in'; readonly userName: string; readonly tokens: SessionTokens }

export type SignInOutcome =
  | SignedInOutcome
  | { readonly kind: 'wrong name or password' }
  | { readonly kind: 'consent awaited' }
  | { readonly kind: 'session ended' }
  | { readonly kind: 'busy' }

export interface SignInOptions {
  readonly database: Database
  readonly sessions: Sessions
  readonly hashing: PasswordHashing
}

/** The ways in. */
export class SignIn {
  readonly #options: SignInOptions

  constructor(options: SignInOptions) {
    this.#options = options
  }

  async byPassword(userName: string, password: string): Promise<SignInOutcome> {
    const { database, hashing } = this.#options
    const account = await findByUserName(database.queries, folded(userName))
    const isRight = await hashing.verify(password, account?.passwordHash ?? undefined)
    if (isRight === undefined) return { kind: 'busy' }
    if (!account || !isRight) return { kind: 'wrong name or password' }
    return this.#enter(account)
  }

  async byRefreshToken(refreshToken: string): Promise<SignInOutcome> {
    const { database, sessions } = this.#options
    const tokens = await sessions.refresh(refreshToken)
    const account = tokens && (await findAccount(database.queries, tokens.accountId))
    return account ? { kind: 'signed in', userName: account.userName, tokens } : { kind: 'session ended' }
  }

  async #enter(account: Account): Promise<SignInOutcome> {
    if (!account.hasConsent) return { kind: 'consent awaited' }
    return { kind: 'signed in', userName: account.userName, tokens: await this.#options.sessions.open(account.id) }
  }
}
