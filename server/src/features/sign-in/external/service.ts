import { isBirthYear, mayBeChild } from '@emojigma/contract/rules/birth-year.ts'
import { localPath } from '@emojigma/contract/rules/local-path.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { ChildAccounts, SignInProvider } from '../../../config.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { takeOver } from '../email-proof.ts'
import { ExternalFlows, FLOW_S } from './external-flow.ts'
import { folded } from '../../../platform/case-folding.ts'
import {
  deleteArrival,
  deleteIdentity,
  findIdentityOwner,
  lockArrival,
  insertArrival,
  insertIdentity,
  prolongArrival,
  type Arrival,
} from './queries.ts'
import { codeHash, newCode, deleteAccount, findAccount, findByEmail, insertAccount, type Account } from '../../accounts/service.ts'
import { OpenIdIssuers } from './open-id.ts'
import type { SignInContext, SignInPlace } from '../context.ts'
import type { SignInOutcome } from '../sign-in.ts'

const CODE_MS = 2 * 60_000
/** Time for new people to answer a question first. */
const QUESTION_MS = 15 * 60_000

export type ExternalOutcome =
  | SignInOutcome
  /** The code stays valid for a second try with the year. */
  | { readonly kind: 'birth year needed' }
  | { readonly kind: 'not a year' }
  | { readonly kind: 'too young'; readonly childAccounts: ChildAccounts }
  | { readonly kind: 'log in first' }
  /** More than one class has the person on its list. */
  | { readonly kind: 'on several lists' }
  /** A student who was removed. */
  | { readonly kind: 'off the list' }

export interface ExternalStart {
  readonly address: URL
  /** Value of the cookie. */
  readonly flow: string
}

export interface Arrived {
  /** Absent if the sign-in failed. */
  readonly code?: string
  readonly isCancelled: boolean
  readonly returnUrl: string
  /** Language code at the start. */
  readonly language: string | undefined
  readonly pageState: string
}

export interface ExternalSignInOptions {
  readonly context: SignInContext
  readonly providers: readonly SignInProvider[]
  /** The site's. */
  readonly secret: string
  readonly log: FastifyBaseLogger
}

/** Signing in through another site. People are identified by issuer and subject alone; an e-mail finds an account only if the other site
 *  has verified it, and takes over an account whose e-mail has not been proven here. */
export class ExternalSignIn {
  readonly #context: SignInContext
  readonly #issuers: OpenIdIssuers
  readonly #flows: ExternalFlows
  readonly #log: FastifyBaseLogger

  constructor({ context, providers, secret, log }: ExternalSignInOptions) {
    this.#context = context
    this.#issuers = new OpenIdIssuers(providers)
    this.#flows = new ExternalFlows(secret)
    this.#log = log
  }

  get names(): readonly string[] {
    return this.#issuers.names
  }

  /** @returns undefined for an unknown site, or one that cannot be reached */
  async begin(
    name: string,
    redirectUri: string,
    returnUrl: string,
    pageState: string,
    language: string,
  ): Promise<ExternalStart | undefined> {
    if (!this.names.includes(name)) return undefined
    try {
      const { address, checks } = await this.#issuers.begin(name, redirectUri)
      const endsAtMs = this.#context.clock.nowMs() + FLOW_S * 1000
      return {
        address,
        flow: this.#flows.sealed({ provider: name, ...checks, returnUrl: localPath(returnUrl), language, pageState, endsAtMs }),
      }
    } catch (error) {
      this.#log.warn(causeOf(error), 'a sign-in through another site could not begin')
      return undefined
    }
  }

  /** @param address the callback's address, with the issuer's answer
   *  @param sealed the cookie from the start of the sign-in */
  async finish(address: URL, sealed: string | undefined): Promise<Arrived> {
    const { database, clock } = this.#context
    const nowMs = clock.nowMs()
    const flow = sealed === undefined ? undefined : this.#flows.opened(sealed, nowMs)
    if (!flow) return { isCancelled: false, returnUrl: localPath(undefined), language: undefined, pageState: '' }
    const { provider, returnUrl, language, pageState } = flow
    try {
      const arrival = await this.#issuers.finish(provider, address, flow)
      const code = newCode()
      await database.durably((transaction) => insertArrival(transaction, codeHash(code), arrival, nowMs + CODE_MS))
      return { code, isCancelled: false, returnUrl, language, pageState }
    } catch (error) {
      this.#log.warn(causeOf(error), 'a sign-in through another site failed')
      return { isCancelled: (error as { readonly error?: string }).error === 'access_denied', returnUrl, language, pageState }
    }
  }

  /** Exchanges the code for a session.
   *  @param birthYear of new people, not stored */
  async enter(code: string, birthYear: number | undefined, place: SignInPlace): Promise<ExternalOutcome> {
    const { database, clock, letters } = this.#context
    const hash = codeHash(code)
    const nowMs = clock.nowMs()
    const outcome = await database.durably(async (transaction): Promise<ExternalOutcome> => {
      const arrival = await lockArrival(transaction, hash, nowMs)
      if (!arrival) return { kind: 'link used or too old' }
      const outcome = await this.#admit(transaction, arrival, birthYear, place)
      if (outcome.kind === 'birth year needed') await prolongArrival(transaction, hash, nowMs + QUESTION_MS)
      else if (outcome.kind !== 'not a year') await deleteArrival(transaction, hash)
      return outcome
    })
    letters.send()
    return outcome
  }

  async #admit(
    transaction: Transaction<Tables>,
    arrival: Arrival,
    birthYear: number | undefined,
    place: SignInPlace,
  ): Promise<ExternalOutcome> {
    const { device, language } = place
    const nowMs = this.#context.clock.nowMs()
    const ownerId = await findIdentityOwner(transaction, arrival)
    const owner = ownerId === undefined ? undefined : await findAccount(transaction, ownerId)
    if (owner && !(await this.#isRemoved(transaction, owner))) return this.#open(transaction, owner, device)
    const email = arrival.isEmailVerified && arrival.email !== undefined ? folded(arrival.email) : undefined
    const known = email === undefined ? undefined : await findByEmail(transaction, email)
    if (known) {
      if (!known.hasConsent) return { kind: 'log in first' }
      await takeOver(transaction, this.#context, known, language)
      await insertIdentity(transaction, arrival, known.id, nowMs)
      return this.#open(transaction, known, device)
    }
    const [studentId, other] = await this.#context.schoolLogins.studentsWith(transaction, { rosterId: arrival.rosterId, address: email })
    if (other !== undefined) return { kind: 'on several lists' }
    const student = studentId === undefined ? undefined : await findAccount(transaction, studentId)
    if (student) {
      await deleteIdentity(transaction, arrival)
      await insertIdentity(transaction, arrival, student.id, nowMs)
      return this.#open(transaction, student, device)
    }
    if (owner) return { kind: 'off the list' }
    if (birthYear === undefined) return { kind: 'birth year needed' }
    if (!isBirthYear(birthYear, nowMs)) return { kind: 'not a year' }
    if (mayBeChild(birthYear, nowMs)) return { kind: 'too young', childAccounts: this.#context.childAccounts }
    const account = await this.#make(transaction, email, language, nowMs)
    if (!account) return { kind: 'log in first' }
    if (await insertIdentity(transaction, arrival, account.id, nowMs)) return this.#open(transaction, account, device)
    // A concurrent sign-in of the same person has created the account.
    await deleteAccount(transaction, account.id)
    return this.#admit(transaction, arrival, birthYear, place)
  }

  async #isRemoved(transaction: Transaction<Tables>, { id, isStudent }: Account): Promise<boolean> {
    return isStudent && (await this.#context.classrooms.membershipOf(id, transaction))?.isRemoved === true
  }

  async #make(transaction: Transaction<Tables>, email: string | undefined, language: string, nowMs: number): Promise<Account | undefined> {
    const id = randomUUID()
    const userName = email ?? `player-${id.slice(0, 13)}`
    await insertAccount(transaction, {
      id,
      userName,
      userNameKey: userName,
      email: email ?? null,
      emailKey: email ?? null,
      isEmailVerified: email !== undefined,
      nickname: null,
      nicknameKey: null,
      passwordHash: null,
      isStudent: false,
      isChild: false,
      consentedAtMs: nowMs,
      createdAtMs: nowMs,
      language,
    })
    return findAccount(transaction, id)
  }

  async #open(transaction: Transaction<Tables>, { id, userName }: Account, device: string | undefined): Promise<SignInOutcome> {
    return { kind: 'signed in', userName, tokens: await this.#context.sessions.open(transaction, id, device) }
  }
}

/** The error, without personal data in the other site's message. */
function causeOf(error: unknown): { readonly code: string | undefined; readonly error: string | undefined; readonly type: string } {
  const { code, error: refusal, name } = error as { readonly code?: string; readonly error?: string; readonly name?: string }
  return { code, error: refusal, type: name ?? typeof error }
}
