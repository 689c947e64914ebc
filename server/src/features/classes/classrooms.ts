import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  CLASSROOM_LIMIT,
  MAX_CLASSROOMS_REMOVED,
  REMOVED_KEPT_DAYS,
  REMOVED_STUDENTS_KEPT,
  SEAT_LIMIT,
} from '@emojigma/contract/rules/classrooms.ts'
import type { ClassroomTie } from '@emojigma/contract/rules/access.ts'
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
  findClassroom,
  findClassroomByKey,
  findMembership,
  freeClassroomKey,
  giveSeatsBack,
  insertClassroom,
  lockSeats,
  markClassroomRemoved,
  seatsUsed,
  setLastSeen,
  takeSeats,
  unmarkClassroomRemoved,
  type Classroom,
  type ClassroomChange,
  type Membership,
} from './queries.ts'
import { markClassRemoved, removedBeyond, studentsOfTeacher, unmarkClassRemoved } from './students/queries.ts'

/** What later features add to classes and their students. */
export interface ClassroomListener {
  /** In the transaction in which they are removed, or get another password: wherever they are signed in, it ends. */
  readonly signedOut?: (transaction: Queries, accountIds: readonly string[]) => Promise<void>
  /** In the transaction in which they are moved to another class of their teacher, before they are there. */
  readonly moved?: (transaction: Queries, accountIds: readonly string[], classroomId: string) => Promise<void>
  /** @returns which of these have a card to sign in with */
  readonly cardHolders?: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** @returns what is kept of a class, to be exported with it */
  readonly exported?: (classroomId: string) => Promise<ExportedAccount>
}

/** Why there is no class more: as many as there may be are there, were removed lately, or there are no seats for its students. */
export type NoRoom = 'full' | 'many removed' | 'no seats'

/** A class and its seats after it was removed. */
export interface Removal {
  readonly seatsUsed: number
  /** When it is gone for good. */
  readonly goneAtMs: number
  /** Students who were removed before and are deleted now, since no more of them are kept. */
  readonly deleted: number
}

/** Which classes there are, who teaches them and who attends them.
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

  /** Lets a feature hear of what becomes of students, and add to what is exported. */
  tell(listener: ClassroomListener): void {
    this.#listeners.push(listener)
  }

  /** What an account is to a class. Of a class that was removed nobody is anything. */
  async tieOf(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const classroom = await findClassroom(this.#database.queries, classroomId)
    if (!classroom || classroom.removedAtMs !== undefined) return 'none'
    if (classroom.teacherId === accountId) return 'teaches'
    const membership = await this.membershipOf(accountId)
    return membership?.classroomId === classroomId && !membership.isRemoved ? 'attends' : 'none'
  }

  /** The same of a class that was removed, as far as its teacher goes. */
  async tieToRemoved(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const classroom = await findClassroom(this.#database.queries, classroomId)
    return classroom?.teacherId === accountId ? 'teaches' : 'none'
  }

  /** @returns undefined for who is no student */
  membershipOf(accountId: string, queries: Queries = this.#database.queries): Promise<Membership | undefined> {
    return findMembership(queries, accountId)
  }

  /** @returns the account of a student's teacher */
  async teacherOf(studentAccountId: string): Promise<string | undefined> {
    return (await this.membershipOf(studentAccountId))?.teacherId
  }

  /** @returns the class that a student attends; undefined for who is none, and for a student that was removed */
  async classroomOf(studentAccountId: string): Promise<Classroom | undefined> {
    const membership = await this.membershipOf(studentAccountId)
    return !membership || membership.isRemoved ? undefined : this.find(membership.classroomId)
  }

  /** Notes that a student is here today: who is not for thirteen months is removed. */
  async saw(accountId: string, lastSeen: Day): Promise<void> {
    const today = dayAt(this.#clock.nowMs())
    if (lastSeen < today) await this.#database.relaxed((transaction) => setLastSeen(transaction, accountId, today))
  }

  /** @returns a class, also one that was removed */
  find(id: string): Promise<Classroom | undefined> {
    return findClassroom(this.#database.queries, id)
  }

  /** A teacher's, also those that were removed, in the order in which they were made. */
  of(teacherId: string): Promise<readonly Classroom[]> {
    return classroomsOf(this.#database.queries, teacherId)
  }

  /** How many students a teacher has, all classes together. */
  seatsUsed(teacherId: string): Promise<number> {
    return seatsUsed(this.#database.queries, teacherId)
  }

  /** All students that belong to a teacher, also those that were removed. */
  async studentCount(teacherId: string): Promise<number> {
    return (await studentsOfTeacher(this.#database.queries, teacherId)).length
  }

  /** @param key of what the page asks for; absent = it is never asked for again
   *  @returns the class that was made under this key, now or before */
  async create(teacherId: string, name: string, key: string | undefined): Promise<Classroom | NoRoom | undefined> {
    const made = await this.#database.durably(async (transaction) => {
      // Two at once count each other, and of two under one key the later one finds what the other made.
      await lockSeats(transaction, teacherId)
      const earlier = key === undefined ? undefined : await findClassroomByKey(transaction, teacherId, key)
      if (earlier && earlier.removedAtMs === undefined) return { id: earlier.id }
      const all = await classroomsOf(transaction, teacherId)
      if (isFull(all)) return 'full'
      if (all.filter(({ removedAtMs }) => removedAtMs !== undefined).length >= MAX_CLASSROOMS_REMOVED) return 'many removed'
      // Whoever has removed it and asks once more wants a class. The removed one can be brought back beside it.
      if (earlier) await freeClassroomKey(transaction, earlier.id)
      const classroom = { id: randomUUID(), teacherId, name, createdAtMs: this.#clock.nowMs(), key }
      await insertClassroom(transaction, classroom)
      return classroom
    })
    return typeof made === 'string' ? made : this.find(made.id)
  }

  /** @returns the class after it */
  async change(id: string, change: ClassroomChange): Promise<Classroom | undefined> {
    await this.#database.durably((transaction) => changeClassroom(transaction, id, change))
    return this.find(id)
  }

  /** Removes a class and all of its students. Once more, it changes nothing. */
  async remove(teacherId: string, id: string): Promise<Removal> {
    const nowMs = this.#clock.nowMs()
    return this.#database.durably(async (transaction) => {
      const before = await lockSeats(transaction, teacherId)
      if (!(await markClassroomRemoved(transaction, id, nowMs))) return { seatsUsed: before, goneAtMs: goneAt(nowMs), deleted: 0 }
      return this.letGo(transaction, teacherId, await markClassRemoved(transaction, id, nowMs), nowMs)
    })
  }

  /** What comes with the removal of students, whose teacher's seats are locked: they are signed out, their seats are free, and
   *  those who were removed longest ago make room.
   *  Source: docs/product.md, Classrooms and students */
  async letGo(transaction: Transaction<Tables>, teacherId: string, gone: readonly string[], nowMs: number): Promise<Removal> {
    await this.signOut(transaction, gone)
    const used = await giveSeatsBack(transaction, teacherId, gone.length)
    const oldest = await removedBeyond(transaction, teacherId, REMOVED_STUDENTS_KEPT, SEAT_LIMIT)
    for (const id of oldest) await this.#accounts.deleteWithin(transaction, id)
    return { seatsUsed: used, goneAtMs: goneAt(nowMs), deleted: oldest.length }
  }

  /** Brings a class back with the students that went with it. */
  async restore(teacherId: string, id: string): Promise<Classroom | NoRoom | undefined> {
    const today = dayAt(this.#clock.nowMs())
    const refused = await this.#database.durably(async (transaction) => {
      const used = await lockSeats(transaction, teacherId)
      const classroom = await findClassroom(transaction, id)
      if (classroom?.removedAtMs === undefined) return undefined
      if (isFull(await classroomsOf(transaction, teacherId))) return 'full'
      if (used + classroom.studentCount > SEAT_LIMIT) return 'no seats'
      await unmarkClassroomRemoved(transaction, id)
      await takeSeats(transaction, teacherId, (await unmarkClassRemoved(transaction, id, today)).length, SEAT_LIMIT)
      return undefined
    })
    return refused ?? this.find(id)
  }

  /** Ends wherever these students are signed in. */
  async signOut(transaction: Queries, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return
    for (const { signedOut } of this.#listeners) await signedOut?.(transaction, accountIds)
  }

  /** Lets what belongs to these students go with them to another class. */
  async moved(transaction: Queries, accountIds: readonly string[], classroomId: string): Promise<void> {
    for (const { moved } of this.#listeners) await moved?.(transaction, accountIds, classroomId)
  }

  /** @returns which of these students have a card to sign in with */
  async cardHolders(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    const holders = await Promise.all(this.#listeners.map(async ({ cardHolders }) => cardHolders?.(accountIds) ?? new Set<string>()))
    return new Set(holders.flatMap((ids) => [...ids]))
  }

  /** What all features keep of a class. */
  async exported(classroomId: string): Promise<ExportedAccount> {
    const parts = await Promise.all(this.#listeners.map(async ({ exported }) => exported?.(classroomId) ?? {}))
    return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
  }
}

function isFull(classrooms: readonly Classroom[]): boolean {
  return classrooms.filter(({ removedAtMs }) => removedAtMs === undefined).length >= CLASSROOM_LIMIT
}

/** @returns when what was removed is deleted for good */
export function goneAt(removedAtMs: number): number {
  return removedAtMs + REMOVED_KEPT_DAYS * DAY_MS
}
