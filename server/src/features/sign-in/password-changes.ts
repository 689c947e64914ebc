import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/said.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { proveEmail } from './email-proof.ts'
import { folded } from '../../platform/folding.ts'
import { invalid, type Invalid, type Refused } from '../../platform/refused.ts'
import type { SignInContext } from './context.ts'
import { passwordProblem } from '../accounts/service.ts'
import { findAccount, lockPassword, setPassword, signedInAccount, type Account } from '../accounts/service.ts'

export type PasswordResetOutcome = { readonly kind: 'changed'; readonly userName: string } | Invalid | Refused
/** Students ask their teacher for a new password. */
export type PasswordChangeOutcome = PasswordResetOutcome | { readonly kind: 'student' }

export interface PasswordChange {
  readonly accountId: string
  /** The session that stays open. */
  readonly sessionId: string
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
  /** Network address of the client. */
  readonly address: string
  /** Language code of letters. */
  readonly language: string
}

export interface PasswordReset {
  /** E-mail in an older link beside the code; absent = found by the code. */
  readonly email: string | undefined
  readonly code: string
  /** The page's key, with which it may retry; undefined = the code works once. */
  readonly linkKey: string | undefined
  readonly newPassword: string
  readonly confirmPassword: string
  /** Language code of letters. */
  readonly language: string
}

const WRONG_OLD = invalid('OldPassword', localizedText(m['sign_in_refusal.wrong_old_password']))
const LINK_ENDED = invalid('Code', localizedText(m['sign_in_refusal.link_ended']))
const NOT_THE_SAME = invalid('ConfirmPassword', localizedText(m['sign_in_refusal.passwords_differ']))

/** Changes passwords, by the old password or by a mailed link. Either way all other sessions and mailed links end. */
export class PasswordChanges {
  readonly #context: SignInContext

  constructor(context: SignInContext) {
    this.#context = context
  }

  async change({
    accountId,
    sessionId,
    oldPassword,
    newPassword,
    confirmPassword,
    address,
    language,
  }: PasswordChange): Promise<PasswordChangeOutcome> {
    const { database, passwords, hashing, letters, links } = this.#context
    const account = await signedInAccount(database.queries, accountId)
    if (account.isStudent) return { kind: 'student' }
    if (newPassword !== confirmPassword) return NOT_THE_SAME
    const problem = passwordProblem(newPassword, [account.email, account.nickname])
    if (problem !== undefined) return invalid('NewPassword', problem)
    const oldHash = account.passwordHash
    if (oldHash === null) return invalid('OldPassword', localizedText(m['sign_in_refusal.password_missing']))
    const verdict = await passwords.check({ nameKey: folded(account.userName), password: oldPassword, hash: oldHash, address })
    if (verdict.kind === 'wrong') return WRONG_OLD
    if (verdict.kind !== 'right') return verdict
    const hash = await hashing.hash(newPassword, account.id)
    if (hash === undefined) return { kind: 'busy' }
    const isChanged = await database.durably(async (transaction) => {
      if (!(await lockPassword(transaction, account.id, oldHash))) return false
      await this.#store(transaction, account, hash, language, sessionId)
      await links.drop(transaction, account.id, ['used reset'])
      return true
    })
    if (!isChanged) return WRONG_OLD
    letters.send()
    return { kind: 'changed', userName: account.userName }
  }

  async reset({ email, code, linkKey, newPassword, confirmPassword, language }: PasswordReset): Promise<PasswordResetOutcome> {
    const { database, links, hashing, letters } = this.#context
    if (newPassword !== confirmPassword) return NOT_THE_SAME
    const account = await this.#accountOfReset(email, code, linkKey)
    if (!account) return LINK_ENDED
    const problem = passwordProblem(newPassword, [account.email, account.nickname])
    if (problem !== undefined) return invalid('Password', problem)
    const hash = await hashing.hash(newPassword, account.id)
    if (hash === undefined) return { kind: 'busy' }
    const isChanged = await database.durably(async (transaction) => {
      if ((await links.take(transaction, 'reset', code, linkKey)) === undefined) return false
      await proveEmail(transaction, this.#context, account.id)
      await this.#store(transaction, account, hash, language)
      return true
    })
    if (!isChanged) return LINK_ENDED
    letters.send()
    return { kind: 'changed', userName: account.userName }
  }

  async #accountOfReset(email: string | undefined, code: string, linkKey: string | undefined): Promise<Account | undefined> {
    const { database, links } = this.#context
    const accountId = await links.owner(database.queries, 'reset', code, linkKey)
    const account = accountId === undefined ? undefined : await findAccount(database.queries, accountId)
    return email === undefined || account?.email === folded(email) ? account : undefined
  }

  async #store(transaction: Queries, { id, email }: Account, hash: string, language: string, keptSessionId?: string): Promise<void> {
    const { sessions, links, letters } = this.#context
    await setPassword(transaction, id, hash)
    await sessions.endAll(transaction, id, keptSessionId)
    await links.drop(transaction, id, ['reset', 'magic', 'used magic'])
    if (email !== null) await letters.order(transaction, 'password changed', email, { language })
  }
}
