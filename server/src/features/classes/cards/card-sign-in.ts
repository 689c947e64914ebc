import { pictureWords, typedCode, type PictureWord } from '@emojigma/contract/rules/cards.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { findAccount } from '../../accounts/service.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import type { Limit, RateCounter, RateCounters } from '../../operator/rate-counters/service.ts'
import type { CardAuthenticator, SignInPlace, Sessions, SignInOutcome } from '../../sign-in/service.ts'
import type { CardKeyKind, CardKeys } from './card-keys.ts'
import { findClassByCode, findOwner, findTriesFrom, lockCard, type ClassOfCode } from './queries.ts'

/** Four classes of thirty share an address, and each student may fail twice within ten minutes. */
const WRONG_FROM_AN_ADDRESS: Limit = { what: 'wrong codes of cards from an address', max: 300, windowMs: 10 * MINUTE_MS }
/** Thirty students with three failures each. A stranger elsewhere cannot lock them out. */
const WRONG_AT_A_CLASS_FROM_AN_ADDRESS: Limit = { what: 'wrong pictures at a class from an address', max: 90, windowMs: 10 * MINUTE_MS }
/** From any address. Too few to find one of a hundred million rows of pictures, and a class that is shut opens within the hour. */
const WRONG_AT_A_CLASS: Limit = { what: 'wrong pictures at a class', max: 300, windowMs: 60 * MINUTE_MS }

export interface CardSignInOptions {
  readonly database: Database
  readonly counters: RateCounters
  readonly keys: CardKeys
  readonly sessions: Sessions
}

export type ClassOutcome =
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too many'; readonly retryAfterS: number }

export interface ShutClass {
  /** Where the wrong pictures came from: the teacher's own network, or many. */
  readonly by: 'here' | 'anywhere'
  readonly seconds: number
}

/** A sign-in attempt, with the counters that it counts towards until it succeeds. */
interface CardProof {
  readonly kind: CardKeyKind
  readonly key: string
  readonly classroomId?: string
  readonly counted: readonly RateCounter[]
  readonly device: string | undefined
}

/** The ways into a student's account without a password. Each attempt is counted before the comparison and uncounted on success, so that
 *  thirty students who sign in together do not look like guessing.
 *  Source: docs/product.md, Login cards */
export class CardSignIn implements CardAuthenticator {
  readonly #options: CardSignInOptions

  constructor(options: CardSignInOptions) {
    this.#options = options
  }

  /** A token has too many bits to be guessed, so nothing is counted. */
  byToken(token: string, { device }: SignInPlace): Promise<SignInOutcome> {
    return this.#enter({ kind: 'token', key: token, counted: [], device })
  }

  byCode(text: string, { address, device }: SignInPlace): Promise<SignInOutcome> {
    const typed = typedCode(text)
    const counted = [{ ...WRONG_FROM_AN_ADDRESS, who: networkOf(address) }]
    return this.#enter({ kind: 'code', key: typed?.kind === 'card' ? typed.code : '', counted, device })
  }

  /** @param pictures their words, in order */
  async byPictures(classCode: string, pictures: string, { address, device }: SignInPlace): Promise<SignInOutcome> {
    const { database } = this.#options
    const typed = typedCode(classCode)
    const found = typed?.kind === 'class' ? await findClassByCode(database.queries, typed.code) : undefined
    const network = networkOf(address)
    const counted = [{ ...WRONG_FROM_AN_ADDRESS, who: network }]
    // Once the address has reached its limit, unknown classes that it tries are not stored.
    if (!found) return this.#enter({ kind: 'pictures', key: '', classroomId: '', counted, device })
    return this.#enter({
      kind: 'pictures',
      key: (pictureWords(pictures) ?? []).join(' '),
      classroomId: found.classroomId,
      counted: [...counted, ...countersOf(found, network)],
      device,
    })
  }

  /** @returns whether a class has this code; wrong codes count like other guesses */
  async findClass(text: string, address: string): Promise<ClassOutcome> {
    const { database, counters } = this.#options
    const counted = [{ ...WRONG_FROM_AN_ADDRESS, who: networkOf(address) }]
    const retryAfterS = await database.relaxed((transaction) => counters.count(transaction, counted))
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
    const typed = typedCode(text)
    const found = typed?.kind === 'class' ? await findClassByCode(database.queries, typed.code) : undefined
    if (!found) return { kind: 'unknown' }
    await database.relaxed((transaction) => counters.release(transaction, counted))
    return { kind: 'known' }
  }

  /** @param address of the teacher, which a class at school shares
   *  @returns why a class cannot sign in by pictures now, and for how long; undefined if it can */
  async shutOf(classroomId: string, address: string): Promise<ShutClass | undefined> {
    const { database, counters } = this.#options
    const triesFromMs = await findTriesFrom(database.queries, classroomId)
    if (triesFromMs === undefined) return undefined
    const [here, anywhere] = countersOf({ classroomId, triesFromMs }, networkOf(address))
    const anywhereS = await counters.look(database.queries, [anywhere])
    if (anywhereS !== undefined) return { by: 'anywhere', seconds: anywhereS }
    const hereS = await counters.look(database.queries, [here])
    return hereS === undefined ? undefined : { by: 'here', seconds: hereS }
  }

  /** @returns what a card says of its student, besides the keys: the nickname and the first picture; undefined for a revoked card */
  async look(token: string): Promise<{ readonly nickname: string; readonly picture: PictureWord } | undefined> {
    const { database, keys } = this.#options
    const owner = await findOwner(database.queries, 'token', keys.hash('token', token))
    const [picture] = owner ? keys.pictures(owner.seed) : []
    return owner && picture ? { nickname: owner.nickname, picture } : undefined
  }

  async #enter({ kind, key, classroomId, counted, device }: CardProof): Promise<SignInOutcome> {
    const { database, counters, keys, sessions } = this.#options
    if (counted.length > 0) {
      const retryAfterS = await database.relaxed((transaction) => counters.count(transaction, counted))
      if (retryAfterS !== undefined) return { kind: 'too many codes', retryAfterS }
    }
    const outcome = await database.durably(async (transaction): Promise<SignInOutcome> => {
      const hash = keys.hash(kind, key)
      const owner = await findOwner(transaction, kind, hash, classroomId)
      const account = owner && (await findAccount(transaction, owner.accountId))
      if (!account || !(await lockCard(transaction, account.id, kind, hash))) return { kind: 'card unknown', by: kind }
      return { kind: 'signed in', userName: account.userName, tokens: await sessions.open(transaction, account.id, device) }
    })
    if (outcome.kind === 'signed in' && counted.length > 0) {
      await database.relaxed((transaction) => counters.release(transaction, counted))
    }
    return outcome
  }
}

function countersOf({ classroomId, triesFromMs }: ClassOfCode, network: string): readonly [RateCounter, RateCounter] {
  const who = `${classroomId}\n${triesFromMs}`
  return [
    { ...WRONG_AT_A_CLASS_FROM_AN_ADDRESS, who: `${who}\n${network}` },
    { ...WRONG_AT_A_CLASS, who },
  ]
}
