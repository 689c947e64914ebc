import type { Accounts } from '../accounts/service.ts'
import { folded } from '../folding.ts'
import type { Invalid, Refused } from '../http/refusals.ts'
import type { SignInMeans } from './means.ts'

/** How long a sign-in is proof enough to delete an account that has no password. */
const FRESH_MS = 10 * 60_000

export interface WishedDeletion {
  readonly accountId: string
  readonly sessionId: string
  readonly password: string | undefined
  /** Network address of the one who tries. */
  readonly address: string
}

export type DeletionOutcome = { readonly kind: 'deleted' } | { readonly kind: 'sign-in too old' } | Invalid | Refused

/** Deletes an account for someone who proves once more whose it is: by the password, or by a sign-in that is minutes old where there is
 *  none. */
export class AccountDeletion {
  readonly #accounts: Accounts
  readonly #means: Pick<SignInMeans, 'passwords' | 'sessions'>

  constructor(accounts: Accounts, means: Pick<SignInMeans, 'passwords' | 'sessions'>) {
    this.#accounts = accounts
    this.#means = means
  }

  async delete({ accountId, sessionId, password, address }: WishedDeletion): Promise<DeletionOutcome> {
    const { passwords, sessions } = this.#means
    const account = await this.#accounts.account(accountId)
    if (account.passwordHash === null) {
      if (((await sessions.ageMs(sessionId)) ?? Infinity) > FRESH_MS) return { kind: 'sign-in too old' }
    } else {
      const nameKey = folded(account.userName)
      const verdict = await passwords.check({ nameKey, password: password ?? '', hash: account.passwordHash, address })
      if (verdict.kind === 'wrong') return { kind: 'invalid', fields: { Password: ['The password is incorrect.'] } }
      if (verdict.kind !== 'right') return verdict
    }
    await this.#accounts.delete(account)
    return { kind: 'deleted' }
  }
}
