import type { ClassroomTie } from '@emojigma/contract/rules/actions.ts'
import type { ClassCards, StudentCard } from '@emojigma/contract/classes/cards.ts'
import { CLASS_CODE_LENGTH, CODE_LETTERS } from '@emojigma/contract/rules/cards.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { isoTime, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { pathIn, type Language } from '../../../platform/languages.ts'
import type { Sessions } from '../../sign-in/service.ts'
import type { Classrooms } from '../service.ts'
import { areApart, type CardKeys } from './card-keys.ts'
import {
  addClassCode,
  countTriesAnew,
  dropClassCode,
  findClassCode,
  findClassByCode,
  holdersNamed,
  holdersOfClass,
  putCard,
  restoreCards,
  revokeCards,
  seedsOfTeacher,
  type CardHolder,
} from './queries.ts'

export type { CardHolder } from './queries.ts'

export const SHEETS_ROOT = '/emojigma/cards'

/** A revoked card can be restored for this long. */
export const REVOKED_KEPT_MS = 30 * DAY_MS
const SEED_BYTES = 18

type Pictures = ReturnType<CardKeys['pictures']>

/** Students, by id or by class. */
export interface StudentSelection {
  readonly studentIds?: readonly string[] | undefined
  readonly classroomId?: string | undefined
}

/** A selection as a part of an address. */
export function selectionName({ studentIds, classroomId = '' }: StudentSelection): string {
  return studentIds === undefined ? `class_${classroomId}` : `students_${studentIds.join('.')}`
}

/** @param name as `selectionName` writes it; any other text selects no student */
export function selectionIn(name: string): StudentSelection {
  const { kind, ids = '' } = /^(?<kind>class|students)_(?<ids>[\w.-]+)$/.exec(name)?.groups ?? {}
  return kind === 'class' ? { classroomId: ids } : { studentIds: ids.split('.') }
}

/** The selection of a request. */
export function selectionOf(body: {
  readonly StudentIds?: readonly string[] | undefined
  readonly ClassroomId?: string | undefined
}): StudentSelection {
  return { studentIds: body.StudentIds, classroomId: body.ClassroomId }
}

export interface CardsOptions {
  readonly database: Database
  readonly classrooms: Pick<Classrooms, 'tieToAll'>
  readonly clock: Clock
  readonly keys: CardKeys
  readonly sessions: Sessions
  /** Public scheme and host of the site. */
  readonly origin: () => string
}

/** The teacher's side of login cards. Callers check permissions first.
 *  Source: docs/product.md, Login cards */
export class Cards {
  readonly #options: CardsOptions

  constructor(options: CardsOptions) {
    this.#options = options
  }

  /** The students among them that are not removed, whoever their teacher is, in the order of the teacher's names. */
  async holders({ studentIds = [], classroomId }: StudentSelection): Promise<readonly CardHolder[]> {
    const { queries } = this.#options.database
    const found =
      classroomId === undefined ? await holdersNamed(queries, [...new Set(studentIds)]) : await holdersOfClass(queries, classroomId)
    return found.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
  }

  /** @returns the same students, and the teacher's tie to all of them, or to the class */
  async holdersOf(
    teacherId: string,
    selection: StudentSelection,
  ): Promise<{ readonly tie: ClassroomTie; readonly holders: readonly CardHolder[] }> {
    const { studentIds, classroomId = '' } = selection
    const holders = await this.holders(selection)
    const isComplete = studentIds === undefined || holders.length === new Set(studentIds).size
    const classroomIds = studentIds === undefined ? [classroomId] : holders.map((holder) => holder.classroomId)
    return { tie: isComplete ? await this.#options.classrooms.tieToAll(teacherId, classroomIds) : 'none', holders }
  }

  /** @returns which of these students have a valid card */
  async holdersAmong(studentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const holders = await this.holders({ studentIds })
    return new Set(holders.filter((holder) => this.#isValid(holder)).map(({ id }) => id))
  }

  /** Whether a student's card was revoked so lately that it can be restored. */
  canCountAgain(holder: CardHolder): boolean {
    const endedAtMs = holder.card?.revokedAtMs ?? undefined
    return endedAtMs !== undefined && endedAtMs >= this.#options.clock.nowMs() - REVOKED_KEPT_MS && this.#isOfThisSecret(holder)
  }

  async ofClass(classroomId: string, language: Language): Promise<ClassCards> {
    const { database, clock, origin } = this.#options
    const holders = await this.holders({ classroomId })
    const cards = holders.filter((holder) => this.#isValid(holder))
    let code = await findClassCode(database.queries, classroomId)
    // Students may have been moved with their cards to a class that has no code yet.
    if (code === undefined && cards.length > 0)
      code = await database.durably((transaction) => classCode(transaction, classroomId, clock.nowMs()))
    return {
      Cards: cards.map((holder) => this.#wire(holder, code ?? '', language)),
      Without: holders
        .filter((holder) => !cards.includes(holder))
        .map((holder) => ({ StudentId: holder.id, Name: nameOf(holder), UserName: holder.userName, ...this.#goneAt(holder) })),
      ...(code === undefined ? {} : { ClassCode: code }),
      ClassUrl: origin() + pathIn(language, '/class'),
    }
  }

  /** Makes cards for students without one, or for all of them; then their old cards and sessions end. New cards let the class try again.
   *  @param holders students of one teacher
   *  @returns the cards of all of them */
  async issue(holders: readonly CardHolder[], isNew: boolean, language: Language): Promise<readonly StudentCard[]> {
    const { database, clock } = this.#options
    const [first] = holders
    if (!first) return []
    await database.durably(async (transaction) => {
      const replaced = holders.filter((holder) => isNew || !this.#isValid(holder))
      for (const classroomId of new Set(holders.map((holder) => holder.classroomId))) {
        await classCode(transaction, classroomId, clock.nowMs())
      }
      if (replaced.length === 0) return
      await this.#replace(transaction, first.teacherId, replaced)
      await countTriesAnew(transaction, [...new Set(replaced.map((holder) => holder.classroomId))], clock.nowMs())
    })
    return this.stored(holders, language)
  }

  /** @returns the present cards of these students, in order */
  async stored(holders: readonly Pick<CardHolder, 'id'>[], language: Language): Promise<readonly StudentCard[]> {
    const { queries } = this.#options.database
    const now = (await this.holders({ studentIds: holders.map(({ id }) => id) })).filter((holder) => this.#isValid(holder))
    const codes = new Map<string, string>()
    for (const { classroomId } of now) {
      if (!codes.has(classroomId)) codes.set(classroomId, (await findClassCode(queries, classroomId)) ?? '')
    }
    return now.map((holder) => this.#wire(holder, codes.get(holder.classroomId) ?? '', language))
  }

  /** Revokes cards, and ends their holders' sessions.
   *  @returns the students whose card was valid until now */
  async revoke(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return []
    const { database, clock, sessions } = this.#options
    return database.durably(async (transaction) => {
      const revoked = await revokeCards(transaction, ids, clock.nowMs())
      for (const id of revoked) await sessions.endAll(transaction, id)
      return revoked
    })
  }

  /** Restores the cards that were revoked lately.
   *  @returns the students whose card is valid again */
  async restore(holders: readonly CardHolder[]): Promise<readonly string[]> {
    const ids = holders.filter((holder) => this.canCountAgain(holder)).map(({ id }) => id)
    if (ids.length === 0) return []
    return this.#options.database.durably((transaction) => restoreCards(transaction, ids))
  }

  /** @returns the new class code that students type first */
  renewClassCode(classroomId: string): Promise<string> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      await dropClassCode(transaction, classroomId)
      return classCode(transaction, classroomId, clock.nowMs())
    })
  }

  /** Lets a class that is shut after too many wrong pictures sign in by pictures again. */
  async openClass(classroomId: string): Promise<void> {
    const { database, clock } = this.#options
    await database.durably((transaction) => countTriesAnew(transaction, [classroomId], clock.nowMs()))
  }

  async #replace(transaction: Queries, teacherId: string, holders: readonly CardHolder[]): Promise<void> {
    const { clock, keys, sessions } = this.#options
    const replaced = new Set(holders.flatMap(({ card }) => (card ? [card.seed] : [])))
    const seeds = (await seedsOfTeacher(transaction, teacherId)).filter((seed) => !replaced.has(seed))
    const inUse = seeds.map((seed) => keys.pictures(seed))
    for (const { id, card } of holders) {
      const { seed, pictures } = this.#seedApartFrom(inUse)
      inUse.push(pictures)
      await putCard(transaction, { accountId: id, seed, hashes: keys.hashes(seed), issuedAtMs: clock.nowMs() }, card?.seed)
      if (card) await sessions.endAll(transaction, id)
    }
  }

  #seedApartFrom(inUse: readonly Pictures[]): { readonly seed: string; readonly pictures: Pictures } {
    for (;;) {
      const seed = randomBytes(SEED_BYTES).toString('base64url')
      const pictures = this.#options.keys.pictures(seed)
      if (inUse.every((others) => areApart(others, pictures))) return { seed, pictures }
    }
  }

  #isValid(holder: CardHolder): boolean {
    return holder.card?.revokedAtMs === null && this.#isOfThisSecret(holder)
  }

  #goneAt(holder: CardHolder): { readonly GoneAt?: string } {
    if (!this.canCountAgain(holder)) return {}
    return { GoneAt: isoTime((holder.card?.revokedAtMs ?? 0) + REVOKED_KEPT_MS) }
  }

  /** Under another secret of the site the card would have other keys. */
  #isOfThisSecret({ card }: CardHolder): boolean {
    const { keys } = this.#options
    return card !== undefined && card.tokenHash === keys.hash('token', keys.token(card.seed))
  }

  #wire(holder: CardHolder, code: string, language: Language): StudentCard {
    const { id, classroomId, nickname, userName, classroomName, card } = holder
    const { keys, origin } = this.#options
    const seed = card?.seed ?? ''
    return {
      StudentId: id,
      ClassroomId: classroomId,
      Name: nameOf(holder),
      Nickname: nickname,
      UserName: userName,
      ClassroomName: classroomName,
      Url: origin() + pathIn(language, `/magic?magic=${keys.token(seed)}`),
      Code: keys.code(seed),
      Pictures: [...keys.pictures(seed)],
      ClassCode: code,
    }
  }
}

/** The teacher's name for the student. */
function nameOf({ realName, nickname }: CardHolder): string {
  return realName ?? nickname
}

/** The code of a class, created if necessary. */
async function classCode(transaction: Queries, classroomId: string, nowMs: number): Promise<string> {
  for (;;) {
    const code = await findClassCode(transaction, classroomId)
    if (code !== undefined) return code
    const made = Array.from({ length: CLASS_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
    // If another class has the code already, the next one is tried.
    if ((await findClassByCode(transaction, made)) === undefined) await addClassCode(transaction, classroomId, made, nowMs)
  }
}
