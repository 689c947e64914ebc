import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/said.ts'
import type { Accounts } from '../accounts/service.ts'
import { folded } from '../../platform/folding.ts'
import { invalid, type Invalid, type Refused } from '../../platform/refused.ts'
import type { SignInMeans } from './means.ts'

/** How long a sign-in is proof enough to delete an account that has no password. */
const FRESH_MS = 10 * 60_000

export interface WishedDeletion {
  readonly accountId: string
  readonly sessionId: string
  readonly password: string | undefined
  /** Whether it was said that a teacher's students go too. */
  readonly takesStudents: boolean
  /** Network address of the one who tries. */
  readonly address: string
}

export type DeletionOutcome =
  | { readonly kind: 'deleted' }
  /** Their teacher decides. */
  | { readonly kind: 'student' }
  | { readonly kind: 'sign-in too old' }
  | Invalid
  | Refused

type Means = Pick<SignInMeans, 'passwords' | 'sessions' | 'classrooms'>

/** Deletes an account for someone who proves once more whose it is: by the password, or by a sign-in that is minutes old where there is
 *  none. */
export class AccountDeletion {
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
