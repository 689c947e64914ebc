import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { PasswordHashing } from './password-hashing.ts'
import { findAccount, type Account } from './queries.ts'
import { Registration } from './registration.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'

export type { Account } from './queries.ts'

export interface AccountsOptions {
  readonly database: Database
  readonly clock: Clock
  /** The site's: everything that is signed is signed under keys derived from it. */
  readonly secret: string
}

/** Accounts, and the ways to get one, into one and rid of one. */
export class Accounts {
  readonly sessions: Sessions
  readonly registration: Registration
  readonly signIn: SignIn
  readonly #options: AccountsOptions

  constructor(options: AccountsOptions) {
    this.#options = options
    const hashing = new PasswordHashing()
    this.sessions = new Sessions(options)
    this.registration = new Registration({ ...options, hashing })
    this.signIn = new SignIn({ ...options, sessions: this.sessions, hashing })
  }

  account(id: string): Promise<Account | undefined> {
    return findAccount(this.#options.database.queries, id)
  }
}
