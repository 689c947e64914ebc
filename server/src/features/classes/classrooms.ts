import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  CLASSROOM_LIMIT,
  MAX_CLASSROOMS_REMOVED,
  REMOVED_KEPT_DAYS,
  REMOVED_STUDENTS_KEPT,
  SEAT_LIMIT,
} from '@emojigma/contract/rules/classrooms.ts'
import type { ClassroomTie, TeachingTie } from '@emojigma/contract/rules/actions.ts'
import { DAY_MS, dayAt, type Day } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Accounts } from '../accounts/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import {
  changeClassroom,
  classroomsOf,
  classroomsTaughtBy,
  findClassroom,
  findClassroomByKey,
  findMembership,
  findTaught,
  freeClassroomKey,
  giveSeatsBack,
  insertClassroom,
  isThere,
  lockSeats,
  markClassroomRemoved,
  seatsUsed,
  setLastSeen,
  takeSeats,
  unmarkClassroomRemoved,
  type Classroom,
  type ClassroomChange,
  type Membership,
  type TaughtClassroom,
} from './queries.ts'
import { sharedClassesOf } from './teachers/queries.ts'
import { markClassRemoved, removedBeyond, studentsOfTeacher, unmarkClassRemoved } from './students/queries.ts'

/** Hooks of later features for classes and their students. */
export interface ClassroomListener {
  /** In the transaction that removes students or resets their passwords: ends all of their sign-ins. */
  readonly signedOut?: (transaction: Queries, accountIds: readonly string[]) => Promise<void>
  /** In the transaction that moves students to another class of their teacher, before they are there. */
  readonly moved?: (transaction: Queries, accountIds: readonly string[], classroomId: string) => Promise<void>
  /** In the transaction that gives a class to another owner. */
  readonly handedOver?: (transaction: Transaction<Tables>, classroomId: string, ownerId: string) => Promise<void>
  /** @returns which of these have a login card */
  readonly cardHolders?: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** @returns a class's data, for the export */
  readonly exported?: (classroomId: string) => Promise<ExportedAccount>
}

/** Why a class cannot be added or restored: too many classes, too many removed ones, or no seats for its students. */
export type NoRoom = 'full' | 'many removed' | 'no seats'

/** The result of removing students. */
export interface Removal {
  readonly seatsUsed: number
  /** When they are deleted for good. */
  readonly goneAtMs: number
  /** Students removed earlier who are deleted now, as no more of them may wait. */
  readonly deleted: number
}

/** The classes, their teachers and their students.
 *  Source: docs/product.md, Classrooms and students */
export class Classrooms {
  readonly #database: Database
  readonly #clock: Clock
  readonly #accounts: Pick<Accounts, 'deleteWithin'>
  readonly #listeners: ClassroomListener[] = []

  constructor(database: Database, clock: Clock, accounts: Pick<Accounts, 'deleteWithin'>) {
    this.#database = database
    this.#clock = clock
    this.#accounts = accounts
  }

  /** Registers a listener. */
  addListener(listener: ClassroomListener): void {
    this.#listeners.push(listener)
  }

  /** The account's tie to a class; none to a removed class. */
  async tieOf(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const tie = await this.tieToAll(accountId, [classroomId])
    if (tie !== 'none') return tie
    const membership = await this.membershipOf(accountId)
    return membership?.classroomId === classroomId && !membership.isRemoved ? 'attends' : 'none'
  }

  /** The teacher's tie to several classes of one owner, whose plan has the seats; none unless all are such. */
  async tieToAll(accountId: string, classroomIds: readonly string[]): Promise<TeachingTie | 'none'> {
    const distinct = new Set(classroomIds)
    const taught = await findTaught(this.#database.queries, accountId, [...distinct], this.#clock.nowMs())
    const [first] = taught
    if (!first || taught.length < distinct.size || taught.some(({ ownerId }) => ownerId !== first.ownerId)) return 'none'
    if (first.ownerId === accountId) return 'owns'
    return first.isPaid ? 'teaches' : 'rests'
  }

  async teachesAnyOf(accountId: string, classroomIds: readonly string[]): Promise<boolean> {
    if (classroomIds.length === 0) return false
    return (await findTaught(this.#database.queries, accountId, classroomIds, this.#clock.nowMs())).length > 0
  }

  /** The owner's tie to a removed class. */
  async tieToRemoved(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const classroom = await findClassroom(this.#database.queries, classroomId)
    return classroom?.teacherId === accountId ? 'owns' : 'none'
  }

  /** @returns undefined for an account that is no student */
  membershipOf(accountId: string, queries: Queries = this.#database.queries): Promise<Membership | undefined> {
    return findMembership(queries, accountId)
  }

  /** @returns the student's class; undefined for accounts that are no students, and for removed students */
  async classroomOf(studentAccountId: string): Promise<Classroom | undefined> {
    const membership = await this.membershipOf(studentAccountId)
    return !membership || membership.isRemoved ? undefined : this.find(membership.classroomId)
  }

  /** Records that a student is active today: after thirteen idle months students are removed. */
  async saw(accountId: string, lastSeen: Day): Promise<void> {
    const today = dayAt(this.#clock.nowMs())
    if (lastSeen < today) await this.#database.relaxed((transaction) => setLastSeen(transaction, accountId, today))
  }

  /** @returns a class, even a removed one */
  find(id: string): Promise<Classroom | undefined> {
    return findClassroom(this.#database.queries, id)
  }

  /** The classes that an account teaches, owned or not, without removed ones, in the order of creation. */
  taughtBy(accountId: string): Promise<readonly TaughtClassroom[]> {
    return classroomsTaughtBy(this.#database.queries, accountId, this.#clock.nowMs())
  }

  /** The classes that a teacher owns, including removed ones, in the order of creation. */
  of(teacherId: string): Promise<readonly Classroom[]> {
    return classroomsOf(this.#database.queries, teacherId)
  }

  /** A teacher's students, all classes together. */
  seatsUsed(teacherId: string): Promise<number> {
    return seatsUsed(this.#database.queries, teacherId)
  }

  /** The students who would be deleted with their teacher's account, removed ones too: not those whom another teacher has as well. */
  async studentCount(teacherId: string): Promise<number> {
    const { queries } = this.#database
    const shared = new Set(await sharedClassesOf(queries, teacherId))
    return (await studentsOfTeacher(queries, teacherId)).filter(({ classroomId }) => !shared.has(classroomId)).length
  }

  /** @param key idempotency key of the page; absent = the request is never repeated
   *  @returns the class created under this key, now or before */
  async create(
    teacherId: string,
    { name, timeZone }: Pick<Classroom, 'name' | 'timeZone'>,
    key: string | undefined,
  ): Promise<Classroom | NoRoom | undefined> {
    const made = await this.#database.durably(async (transaction) => {
      // Concurrent calls count each other, and the second of two with one key finds the class of the first.
      await lockSeats(transaction, teacherId)
      const earlier = key === undefined ? undefined : await findClassroomByKey(transaction, teacherId, key)
      if (earlier && earlier.removedAtMs === undefined) return { id: earlier.id }
      const all = await classroomsOf(transaction, teacherId)
      if (isFull(all)) return 'full'
      if (all.filter(({ removedAtMs }) => removedAtMs !== undefined).length >= MAX_CLASSROOMS_REMOVED) return 'many removed'
      // A new request after a removal creates a new class. The removed one can be restored beside it.
      if (earlier) await freeClassroomKey(transaction, earlier.id)
      const classroom = { id: randomUUID(), teacherId, name, timeZone, createdAtMs: this.#clock.nowMs(), key }
      await insertClassroom(transaction, classroom)
      return classroom
    })
    return typeof made === 'string' ? made : this.find(made.id)
  }

  /** @returns the changed class */
  async change(id: string, change: ClassroomChange): Promise<Classroom | undefined> {
    await this.#database.durably((transaction) => changeClassroom(transaction, id, change))
    return this.find(id)
  }

  /** Removes a class with its students. Repeating it changes nothing. */
  async remove(teacherId: string, id: string): Promise<Removal> {
    const nowMs = this.#clock.nowMs()
    return this.#database.durably(async (transaction) => {
      const before = await lockSeats(transaction, teacherId)
      const isRemoved = (await isThere(transaction, id, teacherId)) && (await markClassroomRemoved(transaction, id, nowMs))
      if (!isRemoved) return { seatsUsed: before, goneAtMs: goneAt(nowMs), deleted: 0 }
      return this.letGo(transaction, teacherId, await markClassRemoved(transaction, id, nowMs), nowMs)
    })
  }

  /** Completes the removal of students, under the lock of the teacher's seats: signs them out, frees their seats, and deletes those removed
   *  longest ago if there are too many.
   *  Source: docs/product.md, Classrooms and students */
  async letGo(transaction: Transaction<Tables>, teacherId: string, gone: readonly string[], nowMs: number): Promise<Removal> {
    await this.signOut(transaction, gone)
    const used = await giveSeatsBack(transaction, teacherId, gone.length)
    const oldest = await removedBeyond(transaction, teacherId, REMOVED_STUDENTS_KEPT, SEAT_LIMIT)
    for (const id of oldest) await this.#accounts.deleteWithin(transaction, id)
    return { seatsUsed: used, goneAtMs: goneAt(nowMs), deleted: oldest.length }
  }

  /** Restores a class with the students removed with it. */
  async restore(teacherId: string, id: string): Promise<Classroom | NoRoom | undefined> {
    const today = dayAt(this.#clock.nowMs())
    const refused = await this.#database.durably(async (transaction) => {
      const used = await lockSeats(transaction, teacherId)
      const classroom = await findClassroom(transaction, id)
      if (classroom?.removedAtMs === undefined || classroom.teacherId !== teacherId) return undefined
      if (isFull(await classroomsOf(transaction, teacherId))) return 'full'
      if (used + classroom.studentCount > SEAT_LIMIT) return 'no seats'
      await unmarkClassroomRemoved(transaction, id)
      await takeSeats(transaction, teacherId, (await unmarkClassRemoved(transaction, id, today)).length, SEAT_LIMIT)
      return undefined
    })
    return refused ?? this.find(id)
  }

  /** Ends all sessions of these students. */
  async signOut(transaction: Queries, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return
    for (const { signedOut } of this.#listeners) await signedOut?.(transaction, accountIds)
  }

  /** Moves these students' data with them to another class. */
  async moved(transaction: Queries, accountIds: readonly string[], classroomId: string): Promise<void> {
    for (const { moved } of this.#listeners) await moved?.(transaction, accountIds, classroomId)
  }

  /** Gives what belongs to a class to its new owner. */
  async handedOver(transaction: Transaction<Tables>, classroomId: string, ownerId: string): Promise<void> {
    for (const { handedOver } of this.#listeners) await handedOver?.(transaction, classroomId, ownerId)
  }

  /** Whether a student's class still goes on because its former owner's account was deleted lately. */
  hasGrace({ graceUntilMs }: Pick<Membership, 'graceUntilMs'>): boolean {
    return graceUntilMs !== undefined && graceUntilMs > this.#clock.nowMs()
  }

  /** @returns the account whose plan has a class's seats; empty for a class that has gone */
  async ownerOf(classroomId: string): Promise<string> {
    return (await this.find(classroomId))?.teacherId ?? ''
  }

  /** @returns which of these students have a login card */
  async cardHolders(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    const holders = await Promise.all(this.#listeners.map(async ({ cardHolders }) => cardHolders?.(accountIds) ?? new Set<string>()))
    return new Set(holders.flatMap((ids) => [...ids]))
  }

  /** A class's data of all features. */
  async exported(classroomId: string): Promise<ExportedAccount> {
    const parts = await Promise.all(this.#listeners.map(async ({ exported }) => exported?.(classroomId) ?? {}))
    return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
  }
}

function isFull(classrooms: readonly Classroom[]): boolean {
  return classrooms.filter(({ removedAtMs }) => removedAtMs === undefined).length >= CLASSROOM_LIMIT
}

/** @returns when a removed class or student is deleted for good */
export function goneAt(removedAtMs: number): number {
  return removedAtMs + REMOVED_KEPT_DAYS * DAY_MS
}
