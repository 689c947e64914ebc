import { m } from '@emojigma/messages'
import { isBirthYear, mayBeChild } from '@emojigma/contract/rules/birth-year.ts'
import { UNUSED_ACCOUNT_DAYS } from '@emojigma/contract/rules/retention.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { localizedText, type LocalizedText } from '../../platform/said.ts'
import { HOUR_MS, type Clock } from '../../platform/clock.ts'
import type { ChildAccounts } from '../../config.ts'
import type { Database } from '../../platform/database/connection.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { invalid, type Faults, type Invalid, type Refused } from '../../platform/refused.ts'
import type { Limit, RateCounters } from '../operator/rate-counters/service.ts'
import { folded } from '../../platform/folding.ts'
import { chosenNickname, NICKNAME_TAKEN } from './nicknames/service.ts'
import type { AccountLetters } from './letters.ts'
import { CONSENT_LIFE_MS } from './link-codes.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { passwordProblem } from './password-choice.ts'
import { findByEmail, holdNickname, insertAccount, isNicknameTaken } from './queries.ts'

/** A nickname of an unused new account stays reserved for this long. */
const UNUSED_MS = UNUSED_ACCOUNT_DAYS * DAY_MS
/** A school of several classes may share one address. */
const FROM_AN_ADDRESS: Limit = { what: 'registrations from an address', max: 300, windowMs: HOUR_MS }
const LETTERS_TO_AN_EMAIL: Limit = { what: 'letters about registration to an e-mail', max: 5, windowMs: HOUR_MS }

export const SCHOOL_ONLY: LocalizedText = localizedText(m['account_refusal.school_only'])

export interface RegistrationRequest {
  readonly email: string
  readonly nickname: string
  readonly password: string
  readonly confirmPassword: string
  /** Absent = an adult. */
  readonly birthYear: number | undefined
  /** Whether a possible child's year was entered in this browser before: it is asked only once. */
  readonly isChild: boolean
  /** Network address of the client. */
  readonly address: string
  /** Language code of letters. */
  readonly language: string
}

export type RegistrationOutcome =
  /** `id` is a random one if the e-mail had an account already: the reply is the same. */
  { readonly kind: 'registered'; readonly id: string; readonly needsConsent: boolean } | Invalid | Refused

export interface RegistrationOptions {
  readonly database: Database
  readonly clock: Clock
  readonly counters: RateCounters
  readonly hashing: PasswordHashing
  readonly letters: AccountLetters
  /** Whether children under thirteen get an account by an adult's consent, or from a school alone. */
  readonly childAccounts: ChildAccounts
}

/** Creates accounts. Only a letter to the e-mail reveals whether it has one already. */
export class Registration {
  readonly #options: RegistrationOptions

  constructor(options: RegistrationOptions) {
    this.#options = options
  }

  async register(request: RegistrationRequest): Promise<RegistrationOutcome> {
    const { database, clock, hashing, counters, letters } = this.#options
    const { email, password, address, language } = request
    const fields = this.#problems(request)
    const choice = chosenNickname(request.nickname)
    if (choice.kind === 'bad') return { kind: 'invalid', fields: { ...fields, Nickname: [choice.problem] } }
    if (await isNicknameTaken(database.queries, choice.key, clock.nowMs())) fields['Nickname'] = [NICKNAME_TAKEN]
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    const network = networkOf(address)
    const retryAfterS = await database.relaxed((transaction) => counters.count(transaction, [{ ...FROM_AN_ADDRESS, who: network }]))
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
    const passwordHash = await hashing.hash(password, network)
    if (passwordHash === undefined) return { kind: 'busy' }
    const nowMs = clock.nowMs()
    const emailKey = folded(email)
    const needsConsent = isForChild(request, nowMs)
    const account = {
      id: randomUUID(),
      userName: emailKey,
      userNameKey: emailKey,
      email: emailKey,
      emailKey,
      isEmailVerified: false,
      nickname: choice.nickname,
      nicknameKey: choice.key,
      passwordHash,
      isStudent: false,
      isChild: needsConsent,
      consentedAtMs: needsConsent ? null : nowMs,
      createdAtMs: nowMs,
      language,
    }
    await database.durably(async (transaction) => {
      const isNew = await insertAccount(transaction, account)
      const known = isNew ? undefined : await findByEmail(transaction, emailKey)
      // Reserved as for a new account: otherwise trying the nickname again would reveal that the e-mail is known.
      if (known) await holdNickname(transaction, choice.key, known.id, nowMs + (needsConsent ? CONSENT_LIFE_MS : UNUSED_MS))
      // Counted and ordered for every e-mail, so that the disk has as much to do.
      const isLimited = (await counters.count(transaction, [{ ...LETTERS_TO_AN_EMAIL, who: emailKey }])) !== undefined
      if (!isLimited) await letters.order(transaction, isNew ? 'welcome' : 'already registered', emailKey, { language })
    })
    letters.send()
    if (!(await findByEmail(database.queries, emailKey))) return invalid('Nickname', NICKNAME_TAKEN)
    return { kind: 'registered', id: account.id, needsConsent }
  }

  #problems(request: RegistrationRequest): Record<string, Faults[string]> {
    const { clock, childAccounts } = this.#options
    const { email, nickname, password, confirmPassword, birthYear } = request
    const nowMs = clock.nowMs()
    const fields: Record<string, Faults[string]> = {}
    const problem = passwordProblem(password, [email, nickname])
    if (problem !== undefined) fields['Password'] = [problem]
    if (password !== confirmPassword) fields['ConfirmPassword'] = [localizedText(m['sign_in_refusal.passwords_differ'])]
    if (birthYear !== undefined && !isBirthYear(birthYear, nowMs)) fields['BirthYear'] = [localizedText(m['account_refusal.no_birth_year'])]
    else if (isForChild(request, nowMs) && childAccounts === 'school-only') fields['BirthYear'] = [SCHOOL_ONLY]
    return fields
  }
}

function isForChild({ birthYear, isChild }: RegistrationRequest, nowMs: number): boolean {
  return isChild || (birthYear !== undefined && mayBeChild(birthYear, nowMs))
}
