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
import { deleteArrival, findIdentityOwner, lockArrival, insertArrival, insertIdentity, prolongArrival, type Arrival } from './queries.ts'
import { codeHash, newCode } from '../../accounts/service.ts'
import { OpenIdIssuers } from './open-id.ts'
import type { SignInMeans } from '../means.ts'
import { deleteAccount, findAccount, findByEmail, insertAccount, type Account } from '../../accounts/service.ts'
import type { Place } from '../place.ts'
import type { SignInOutcome } from '../sign-in.ts'

const CODE_MS = 2 * 60_000
/** Someone new has a question to answer first. */
const QUESTION_MS = 15 * 60_000

export type ExternalOutcome =
  | SignInOutcome
  /** The code stays good, for a second try with the year. */
  | { readonly kind: 'birth year needed' }
  | { readonly kind: 'not a year' }
  | { readonly kind: 'too young'; readonly childAccounts: ChildAccounts }
  | { readonly kind: 'log in first' }

export interface Begun {
  readonly address: URL
  /** For a cookie. */
  readonly flow: string
}

export interface Arrived {
  /** Absent when there is nobody to sign in. */
  readonly code?: string
  readonly isCancelled: boolean
  readonly returnUrl: string
  /** The code of the language in which it began. */
  readonly language: string | undefined
  readonly pageState: string
}

export interface ExternalSignInOptions {
  readonly means: SignInMeans
  readonly providers: readonly SignInProvider[]
  /** The site's. */
  readonly secret: string
  readonly log: FastifyBaseLogger
}

/** Signing in through another site. Who somebody is there counts by issuer and subject alone; an e-mail only ever finds an account when
 *  the other site has verified it, and an account whose e-mail nobody has verified here is taken over by that. */
export class ExternalSignIn {
  readonly #means: SignInMeans
  readonly #issuers: OpenIdIssuers
  readonly #flows: ExternalFlows
  readonly #log: FastifyBaseLogger

  constructor({ means, providers, secret, log }: ExternalSignInOptions) {
    this.#means = means
    this.#issuers = new OpenIdIssuers(providers)
    this.#flows = new ExternalFlows(secret)
    this.#log = log
  }

  get names(): readonly string[] {
    return this.#issuers.names
  }

  /** @returns undefined when the other site is none of ours or cannot be asked */
  async begin(name: string, redirectUri: string, returnUrl: string, pageState: string, language: string): Promise<Begun | undefined> {
    if (!this.names.includes(name)) return undefined
    try {
      const { address, checks } = await this.#issuers.begin(name, redirectUri)
      const endsAtMs = this.#means.clock.nowMs() + FLOW_S * 1000
      return {
        address,
        flow: this.#flows.sealed({ provider: name, ...checks, returnUrl: localPath(returnUrl), language, pageState, endsAtMs }),
      }
    } catch (error) {
      this.#log.warn(causeOf(error), 'a sign-in through another site could not begin')
      return undefined
    }
  }

  /** @param address where the issuer sent the browser, with its answer
   *  @param sealed the cookie that the sign-in began with */
  async finish(address: URL, sealed: string | undefined): Promise<Arrived> {
    const { database, clock } = this.#means
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
   *  @param birthYear asked of those who are new, and not kept */
  async enter(code: string, birthYear: number | undefined, place: Place): Promise<ExternalOutcome> {
    const { database, clock, letters } = this.#means
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

  async #admit(transaction: Transaction<Tables>, arrival: Arrival, birthYear: number | undefined, place: Place): Promise<ExternalOutcome> {
    const { device, language } = place
    const nowMs = this.#means.clock.nowMs()
    const ownerId = await findIdentityOwner(transaction, arrival)
    const owner = ownerId === undefined ? undefined : await findAccount(transaction, ownerId)
    if (owner) return this.#open(transaction, owner, device)
    const email = arrival.isEmailVerified && arrival.email !== undefined ? folded(arrival.email) : undefined
    const known = email === undefined ? undefined : await findByEmail(transaction, email)
    if (known) {
      if (!known.hasConsent) return { kind: 'log in first' }
      await takeOver(transaction, this.#means, known, language)
      await insertIdentity(transaction, arrival, known.id, nowMs)
      return this.#open(transaction, known, device)
    }
    if (birthYear === undefined) return { kind: 'birth year needed' }
    if (!isBirthYear(birthYear, nowMs)) return { kind: 'not a year' }
    if (mayBeChild(birthYear, nowMs)) return { kind: 'too young', childAccounts: this.#means.childAccounts }
    const account = await this.#make(transaction, email, language, nowMs)
    if (!account) return { kind: 'log in first' }
    if (await insertIdentity(transaction, arrival, account.id, nowMs)) return this.#open(transaction, account, device)
    // The same person came twice at once, and is there by now.
    await deleteAccount(transaction, account.id)
    return this.#admit(transaction, arrival, birthYear, place)
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
    return { kind: 'signed in', userName, tokens: await this.#means.sessions.open(transaction, id, device) }
  }
}

/** What went wrong, without what the other site said about anybody. */
function causeOf(error: unknown): { readonly code: string | undefined; readonly error: string | undefined; readonly type: string } {
  const { code, error: refusal, name } = error as { readonly code?: string; readonly error?: string; readonly name?: string }
  return { code, error: refusal, type: name ?? typeof error }
}
