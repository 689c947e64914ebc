import { m } from '@emojigma/messages'
import type { Transaction } from 'kysely'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import type { MadePuzzle, MadePuzzles } from '@emojigma/contract/maker/made-puzzles.ts'
import {
  FIRST_MADE_PUZZLE_ID,
  MADE_UNDO_DAYS,
  MAX_MADE_BY_STUDENT,
  MAX_MADE_BY_TEACHER,
  MAX_MADE_DELETED,
  type MadeState,
} from '@emojigma/contract/rules/made-puzzles.ts'
import type { MadePuzzleTie } from '@emojigma/contract/rules/actions.ts'
import { isTaught } from '@emojigma/contract/rules/access.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { randomInt } from 'node:crypto'
import { lockAccounts } from '../accounts/service.ts'
import { findStudent, type Classrooms } from '../classes/service.ts'
import { isoTime, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { isDecent } from '../accounts/nicknames/service.ts'
import { invalid, isInvalid, type Invalid } from '../../platform/expected-failures.ts'
import type { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import type { Checks } from './checks.ts'
import { picturePath, versionOf } from './picture-path.ts'
import {
  changeMade,
  countMadeBy,
  countStates,
  findMade,
  findMadeByKey,
  forgetAttempts,
  freeKeyOfRemovedMade,
  lockMade,
  insertMade,
  madeFor,
  madeRecords,
  madeUnder,
  makingClassrooms,
  removedMadeBy,
  setMaking,
  type MadePuzzleRecord,
  type StoredMadePuzzle,
} from './queries.ts'

/** Ids are drawn from this many, so that they cannot be guessed. */
const IDS = 2 ** 47
const DRAWS = 5

const MANY_DELETED = invalid('Title', localizedText(m['maker_refusal.many_deleted'], { most: MAX_MADE_DELETED }))

/** A deleted puzzle can be restored for this long. */
const UNDO_MS = MADE_UNDO_DAYS * DAY_MS

export interface MakerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly classrooms: Classrooms
  readonly checks: Checks
  readonly addresses: SignedAddresses
}

/** The assignments of classes, as far as they have made puzzles. */
export interface AssignedPuzzles {
  /** @returns those that an assignment contains */
  readonly among: (queries: Queries, puzzleIds: readonly number[]) => Promise<ReadonlySet<number>>
  /** @returns the classrooms with an assignment that contains the puzzle */
  readonly classroomsWith: (queries: Queries, puzzleId: number) => Promise<readonly string[]>
}

/** A class to assign puzzles to. */
export interface Receiver {
  /** Who assigns. */
  readonly teacherId: string
  readonly classroomId: string
  /** Its puzzles in the same assignment. They stay when the student who made them has moved to another class, and another teacher of the
   *  class leaves them in. */
  readonly has: ReadonlySet<number>
}

/** Puzzles made by teachers and their students. Callers check permissions first.
 *  Source: docs/product.md, Puzzles of one's own */
export class Maker {
  readonly #options: MakerOptions
  #assigned: AssignedPuzzles = { among: async () => new Set(), classroomsWith: async () => [] }

  constructor(options: MakerOptions) {
    this.#options = options
  }

  /** Registers the source of assigned puzzles. */
  readAssignedFrom(assigned: AssignedPuzzles): void {
    this.#assigned = assigned
  }

  /** @returns undefined for an unknown id; also finds deleted ones, for restoring */
  async find(id: number): Promise<StoredMadePuzzle | undefined> {
    return (await findMade(this.#options.database.queries, [id]))[0]
  }

  /** An account's tie to a made puzzle: a class sees one in its homework, its teachers as well as its students. A deleted puzzle has a
   *  tie to its maker only. */
  async tieOf(accountId: string, made: StoredMadePuzzle): Promise<MadePuzzleTie> {
    const { classrooms, database } = this.#options
    if (made.authorId === accountId) return 'made'
    if (made.removedAtMs !== undefined) return 'none'
    if (made.teacherId === accountId) return 'owns'
    const tie = made.classroomId === undefined ? 'none' : await classrooms.tieToAll(accountId, [made.classroomId])
    if (tie !== 'none') return tie
    if (!isReadable(made)) return 'none'
    const own = await classrooms.classroomOf(accountId)
    if (own && own.id === made.classroomId) return 'sees'
    const assignedIn = await this.#assigned.classroomsWith(database.queries, made.id)
    const sees = own ? assignedIn.includes(own.id) : await classrooms.teachesAnyOf(accountId, assignedIn)
    return sees ? 'sees' : 'none'
  }

  /** Whether a student's class makes puzzles. */
  async isSwitchedOn(accountId: string): Promise<boolean> {
    const { classrooms, database } = this.#options
    const classroom = await classrooms.classroomOf(accountId)
    return classroom !== undefined && (await makingClassrooms(database.queries, [classroom.id])).has(classroom.id)
  }

  /** The number of a student's puzzles in each state. */
  async statesOf(accountId: string): Promise<{ readonly Waiting: number; readonly Approved: number; readonly Returned: number }> {
    const counts = await countStates(this.#options.database.queries, accountId)
    const of = (state: MadeState): number => counts.get(state) ?? 0
    return { Waiting: of('waiting'), Approved: of('approved'), Returned: of('returned') }
  }

  /** A teacher's classes, and whether their students make puzzles. */
  async switchesOf(
    teacherId: string,
  ): Promise<readonly { readonly Id: string; readonly Name: string; readonly StudentsMayMake: boolean }[]> {
    const { classrooms, database } = this.#options
    const taught = await classrooms.taughtBy(teacherId)
    const ids = taught.map(({ id }) => id)
    const on = await makingClassrooms(database.queries, ids)
    return taught.map(({ id, name }) => ({ Id: id, Name: name, StudentsMayMake: on.has(id) }))
  }

  async switch(classroomId: string, isOn: boolean): Promise<void> {
    const { database, clock } = this.#options
    await database.durably((transaction) => setMaking(transaction, classroomId, isOn, clock.nowMs()))
  }

  /** The puzzles that an account can see, the latest first. */
  async of(accountId: string): Promise<readonly MadePuzzle[]> {
    const { classrooms, database } = this.#options
    const classroom = await classrooms.classroomOf(accountId)
    const { queries } = database
    return this.#views(accountId, classroom ? await madeFor(queries, accountId, classroom.id) : await madeUnder(queries, accountId))
  }

  /** An account's deleted puzzles that can still be restored, the newest deletion first. */
  async removedBy(accountId: string): Promise<MadePuzzles['Removed']> {
    const { database, clock } = this.#options
    const rows = await removedMadeBy(database.queries, accountId, clock.nowMs() - UNDO_MS)
    return rows.map(({ id, title, removed_at_ms }) => ({
      Id: id,
      Title: title,
      GoneAt: isoTime((removed_at_ms ?? 0) + UNDO_MS),
    }))
  }

  /** @param key idempotency key; a repeated call updates the puzzle
   *  @returns undefined if a change is not allowed; what is wrong with a question that is no puzzle, or words unfit for others, or that
   *    the limit is reached */
  async make(accountId: string, title: string, question: MadeQuestion, key?: string): Promise<MadePuzzle | Invalid | undefined> {
    const { database, clock } = this.#options
    const earlier = await this.#roomFor(database.queries, accountId, key)
    if (earlier) return isInvalid(earlier) ? earlier : this.#makeAgain(accountId, earlier, title, question)
    const checked = await this.#checked(accountId, title, question)
    if (isInvalid(checked)) return checked
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const id = FIRST_MADE_PUZZLE_ID + randomInt(IDS)
      const made = await database.durably(async (transaction) => {
        await lockAccounts(transaction, [accountId])
        // Other puzzles may have been made during the check, and the student may have been moved.
        const meanwhile = await this.#roomFor(transaction, accountId, key)
        if (meanwhile) return meanwhile
        // A new request after a deletion creates a new puzzle. The deleted one can be restored beside it.
        if (key !== undefined) await freeKeyOfRemovedMade(transaction, accountId, key)
        const author = await this.#authorIn(transaction, accountId)
        return insertMade(transaction, { ...checked, ...author, id, title, question, madeAtMs: clock.nowMs(), key })
      })
      if (typeof made !== 'boolean') return isInvalid(made) ? made : this.#makeAgain(accountId, made, title, question)
      if (made) return this.viewOf(accountId, id)
    }
    throw new Error('no id was free for a made puzzle')
  }

  /** @returns the puzzle with this key; without one, what is wrong if the limit is reached */
  async #roomFor(queries: Queries, accountId: string, key: string | undefined): Promise<StoredMadePuzzle | Invalid | undefined> {
    // Counted first: a puzzle made meanwhile under this key is then found, and not counted as another one.
    const { there, deleted } = await countMadeBy(queries, accountId)
    const earlier = key === undefined ? undefined : await findMadeByKey(queries, accountId, key)
    if (earlier && earlier.removedAtMs === undefined) return earlier
    return (await this.#fullWith(queries, accountId, there)) ?? (deleted < MAX_MADE_DELETED ? undefined : MANY_DELETED)
  }

  /** @returns undefined while an account with this many puzzles may make more */
  async #fullWith(queries: Queries, accountId: string, there: number): Promise<Invalid | undefined> {
    const isStudent = (await this.#options.classrooms.membershipOf(accountId, queries)) !== undefined
    const most = isStudent ? MAX_MADE_BY_STUDENT : MAX_MADE_BY_TEACHER
    return there < most ? undefined : invalid('Title', localizedText(m['maker_refusal.full'], { most }))
  }

  /** Author, teacher and class of a new puzzle; it stays the student's even if they are removed at this moment. */
  async #authorIn(
    transaction: Transaction<Tables>,
    accountId: string,
  ): Promise<Pick<StoredMadePuzzle, 'authorId' | 'teacherId' | 'classroomId' | 'state'>> {
    const membership = await this.#options.classrooms.membershipOf(accountId, transaction)
    return {
      authorId: accountId,
      teacherId: membership?.teacherId ?? accountId,
      classroomId: membership?.classroomId,
      state: membership ? 'waiting' : 'approved',
    }
  }

  async #makeAgain(
    accountId: string,
    earlier: StoredMadePuzzle,
    title: string,
    question: MadeQuestion,
  ): Promise<MadePuzzle | Invalid | undefined> {
    const isSame = title === earlier.title && JSON.stringify(question) === JSON.stringify(earlier.question)
    return isSame ? this.viewOf(accountId, earlier.id) : this.update(accountId, earlier, title, question)
  }

  /** An assigned puzzle keeps its question. A student's keeps its title as well: the class reads what was approved.
   *  @returns as `make` does */
  async update(
    accountId: string,
    made: StoredMadePuzzle,
    title = made.title,
    question = made.question,
  ): Promise<MadePuzzle | Invalid | undefined> {
    const { database } = this.#options
    const checked = await this.#checked(accountId, title, question)
    if (isInvalid(checked)) return checked
    const isOfStudent = made.classroomId !== undefined
    // A changed puzzle needs a new approval.
    const state: MadeState = isOfStudent ? 'waiting' : 'approved'
    const isChanged = await database.durably(async (transaction) => {
      const locked = await this.#lock(transaction, made.id)
      const isOther = JSON.stringify(question) !== JSON.stringify(locked.question)
      if ((isOther || isOfStudent) && (await this.#isInClass(transaction, locked))) return false
      await changeMade(transaction, made.id, { ...checked, title, question, state })
      if (isOther) await forgetAttempts(transaction, made.id)
      return true
    })
    return isChanged ? this.viewOf(accountId, made.id) : undefined
  }

  /** @param version that the teacher has seen; undefined = sent by an older page
   *  @returns 'changed' if there is a newer one, 'assigned' if an assigned puzzle would be sent back */
  async review(
    accountId: string,
    { id }: StoredMadePuzzle,
    isApproved: boolean,
    version: string | undefined,
  ): Promise<MadePuzzle | 'changed' | 'assigned'> {
    const { database } = this.#options
    const outcome = await database.durably(async (transaction) => {
      const locked = await this.#lock(transaction, id)
      if (version !== undefined && version !== versionOf(locked)) return 'changed'
      if (!isApproved && (await this.#isInClass(transaction, locked))) return 'assigned'
      await changeMade(transaction, id, { state: isApproved ? 'approved' : 'returned' })
      return 'reviewed'
    })
    return outcome === 'reviewed' ? this.viewOf(accountId, id) : outcome
  }

  /** @returns false for an assigned puzzle, which cannot be deleted */
  async remove({ id }: StoredMadePuzzle): Promise<boolean> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      if (await this.#isInClass(transaction, await this.#lock(transaction, id))) return false
      await changeMade(transaction, id, { removedAtMs: clock.nowMs() })
      return true
    })
  }

  /** @returns undefined if it was deleted too long ago; what is wrong if the limit is reached */
  async restore(accountId: string, { id, removedAtMs }: StoredMadePuzzle): Promise<MadePuzzle | Invalid | undefined> {
    const { database, clock } = this.#options
    if (removedAtMs !== undefined && removedAtMs < clock.nowMs() - UNDO_MS) return undefined
    const full = await database.durably(async (transaction) => {
      await lockAccounts(transaction, [accountId])
      if ((await this.#lock(transaction, id)).removedAtMs === undefined) return undefined
      const full = await this.#fullWith(transaction, accountId, (await countMadeBy(transaction, accountId)).there)
      if (!full) await changeMade(transaction, id, { removedAtMs: null })
      return full
    })
    return full ?? this.viewOf(accountId, id)
  }

  /** The puzzles that can be assigned to a class: the teacher's own, and approved ones of the class's students. */
  async assignable(ids: readonly number[], receiver: Receiver): Promise<readonly StoredMadePuzzle[]> {
    const made = await findMade(this.#options.database.queries, ids)
    return made.filter((one) => isAssignable(one, receiver))
  }

  /** The same, locked until the transaction ends. */
  async lockAssignable(transaction: Transaction<Tables>, ids: readonly number[], receiver: Receiver): Promise<readonly StoredMadePuzzle[]> {
    const made = await lockMade(transaction, ids)
    return made.filter((one) => isAssignable(one, receiver))
  }

  /** The puzzles, whether or not they could still be assigned. */
  async known(ids: readonly number[]): Promise<readonly StoredMadePuzzle[]> {
    return findMade(this.#options.database.queries, ids)
  }

  /** The attempts of these accounts at these made puzzles. */
  recordsOf(accountIds: readonly string[], ids: readonly number[]): Promise<readonly MadePuzzleRecord[]> {
    return madeRecords(this.#options.database.queries, accountIds, ids)
  }

  async viewOf(accountId: string, id: number): Promise<MadePuzzle> {
    const [view] = await this.#views(accountId, await findMade(this.#options.database.queries, [id]))
    if (!view) throw new Error('a made puzzle vanished while it was changed')
    return view
  }

  /** The puzzle, locked until the transaction ends; assigning it takes the same lock. */
  async #lock(transaction: Transaction<Tables>, id: number): Promise<StoredMadePuzzle> {
    const [locked] = await lockMade(transaction, [id])
    if (!locked) throw new Error('a made puzzle vanished before it was changed')
    return locked
  }

  /** Whether a class reads it in an assignment. A puzzle that waits for approval in a restored one is not readable. */
  async #isInClass(transaction: Transaction<Tables>, locked: StoredMadePuzzle): Promise<boolean> {
    return isReadable(locked) && (await this.#assigned.among(transaction, [locked.id])).has(locked.id)
  }

  async #views(accountId: string, made: readonly StoredMadePuzzle[]): Promise<readonly MadePuzzle[]> {
    const { database, addresses, clock } = this.#options
    const { queries } = database
    const ids = made.map(({ id }) => id)
    const [records, assigned] = [await madeRecords(queries, [accountId], ids), await this.#assigned.among(queries, ids)]
    const solved = new Set(records.filter(({ solvedAtMs }) => solvedAtMs !== undefined).map(({ puzzleId }) => puzzleId))
    const authors = new Map<string, NonNullable<MadePuzzle['Author']>>()
    for (const id of new Set(made.filter(({ classroomId }) => classroomId !== undefined).map(({ authorId }) => authorId))) {
      authors.set(id, await this.#authorFor(accountId, id))
    }
    return made.map(({ id, title, question, levelId, state, authorId, classroomId, removedAtMs }) => ({
      Id: id,
      Version: versionOf({ title, question }),
      Title: title,
      PuzzleTypeId: question.typeId,
      LevelId: levelId,
      State: state,
      IsMine: authorId === accountId,
      ...(classroomId === undefined
        ? {}
        : { ClassroomId: classroomId, Author: authors.get(authorId) ?? { StudentId: authorId, Nickname: '' } }),
      IsAssigned: isReadable({ state, removedAtMs }) && assigned.has(id),
      IsSolved: solved.has(id),
      PictureUrl: addresses.signed(picturePath(id, versionOf({ title, question })), clock.nowMs()),
      Question: question,
    }))
  }

  /** A student as the account may know them: only their teachers read the real name. */
  async #authorFor(accountId: string, studentId: string): Promise<NonNullable<MadePuzzle['Author']>> {
    const { database, classrooms } = this.#options
    const student = await findStudent(database.queries, studentId)
    const isTheirs = student !== undefined && isTaught(await classrooms.tieOf(accountId, student.classroomId))
    return {
      StudentId: studentId,
      Nickname: student?.nickname ?? '',
      ...(isTheirs && student?.realName !== undefined ? { RealName: student.realName } : {}),
    }
  }

  async #checked(
    accountId: string,
    title: string,
    question: MadeQuestion,
  ): Promise<Pick<StoredMadePuzzle, 'answer' | 'levelId'> | Invalid> {
    if (!isDecent(title)) return invalid('Title', localizedText(m['maker_refusal.friendlier_title']))
    const checked = await this.#options.checks.check(question, accountId)
    if (checked.kind === 'good') return { answer: checked.answer, levelId: checked.levelId }
    const messages = checked.faults.map(
      (fault): LocalizedText =>
        ({ words }) =>
          words.faults.faultInWords(fault, question, emojiNameIn(words.emojiNames)),
    )
    return invalid('Question', ...messages)
  }
}

function isAssignable(made: StoredMadePuzzle, { teacherId, classroomId, has }: Receiver): boolean {
  if (!isReadable(made)) return false
  if (has.has(made.id)) return true
  return made.classroomId === undefined ? made.teacherId === teacherId : made.classroomId === classroomId
}

/** Whether a class with a made puzzle in an assignment can read it: a student's only if it is approved. */
export function isReadable({ state, removedAtMs }: Pick<StoredMadePuzzle, 'state' | 'removedAtMs'>): boolean {
  return state === 'approved' && removedAtMs === undefined
}
