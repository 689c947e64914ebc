import { confirmEmail, takeOver } from './email-proof.ts'
import { folded } from '../../platform/case-folding.ts'
import type { RetryLater } from '../../platform/expected-failures.ts'
import type { SignInContext, SignInPlace } from './context.ts'
import { findAccount, findByUserName, lockPassword } from '../accounts/service.ts'
import type { SessionTokens } from './sessions.ts'

export interface SignedInOutcome {
  readonly kind: 'signed in'
  readonly userName: string
  readonly tokens: SessionTokens
}

export type SignInOutcome =
  | SignedInOutcome
  | { readonly kind: 'wrong name or password' }
  | { readonly kind: 'consent awaited' }
  | { readonly kind: 'session ended' }
  | { readonly kind: 'link used or too old' }
  | { readonly kind: 'card unknown'; readonly by: 'token' | 'code' | 'pictures' }
  /** For sign-in by card. */
  | { readonly kind: 'too many codes'; readonly retryAfterS: number }
  | RetryLater

export class SignIn {
  readonly #context: SignInContext

  constructor(context: SignInContext) {
    this.#context = context
  }

  /** @param brought the browser's notes of earlier sign-ins, as sent */
  async byPassword(userName: string, password: string, { address, device }: SignInPlace, brought?: string): Promise<SignInOutcome> {
    const { database, clock, passwords, sessions, classrooms, knownDevices } = this.#context
    const nameKey = folded(userName)
    const account = await findByUserName(database.queries, nameKey)
    const hash = account?.passwordHash
    const knownDevice = knownDevices.numberOf(brought, account?.id, clock.nowMs())
    const verdict = await passwords.check({ nameKey, password, hash, address, knownDevice })
    if (verdict.kind === 'too many' || verdict.kind === 'busy') return verdict
    if (!account || !hash || verdict.kind === 'wrong') return { kind: 'wrong name or password' }
    if (account.isStudent && (await classrooms.membershipOf(account.id))?.isRemoved) return { kind: 'wrong name or password' }
    if (!account.hasConsent) return { kind: 'consent awaited' }
    return database.durably(async (transaction) => {
      // The password may have been changed during the comparison.
      if (!(await lockPassword(transaction, account.id, hash))) return { kind: 'wrong name or password' }
      return { kind: 'signed in', userName: account.userName, tokens: await sessions.open(transaction, account.id, device) }
    })
  }

  async byRefreshToken(refreshToken: string): Promise<SignInOutcome> {
    const { database, sessions } = this.#context
    const tokens = await sessions.refresh(refreshToken)
    const account = tokens && (await findAccount(database.queries, tokens.accountId))
    return account ? { kind: 'signed in', userName: account.userName, tokens } : { kind: 'session ended' }
  }

  /** @param code from a mailed link, which also proves the e-mail
   *  @param linkKey the page's key, with which it may retry; undefined = the code works once
   *  @param brought the browser's notes of earlier sign-ins, as sent */
  async byMagicLink(code: string, linkKey: string | undefined, place: SignInPlace, brought?: string): Promise<SignInOutcome> {
    const { database, clock, sessions, links, letters, knownDevices } = this.#context
    const { device, language } = place
    const outcome = await database.durably(async (transaction): Promise<SignInOutcome> => {
      const accountId = await links.take(transaction, 'magic', code, linkKey)
      const account = accountId === undefined ? undefined : await findAccount(transaction, accountId)
      if (!account) return { kind: 'link used or too old' }
      const isKnown = knownDevices.numberOf(brought, account.id, clock.nowMs()) !== undefined
      if (isKnown) await confirmEmail(transaction, this.#context, account.id)
      else await takeOver(transaction, this.#context, account, language)
      return { kind: 'signed in', userName: account.userName, tokens: await sessions.open(transaction, account.id, device) }
    })
    letters.send()
    return outcome
  }
}
