import { CLASSROOM_LIMIT, REMOVED_KEPT_DAYS, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import type { ClassroomTie } from '@emojigma/engine/access.ts'
import { DAY_MS, dayAt, type Day } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Queries } from '../database/tables.ts'
import {
  changeClassroom,
  classroomsOf,
  findClassroom,
  findStanding,
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
  type Standing,
} from './queries.ts'
import { markClassRemoved, studentsOfTeacher, unmarkClassRemoved } from './students/queries.ts'

/** What later features add to students. */
export interface StudentListener {
  /** In the transaction in which they are removed, or get another password: wherever they are signed in, it ends. */
  readonly signedOut?: (transaction: Queries, accountIds: readonly string[]) => Promise<void>
  /** @returns which of these have a card to sign in with */
  readonly cardHolders?: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** A class and its seats after it was removed. */
export interface Removal {
  readonly seatsUsed: number
  /** When it is gone for good. */
  readonly goneAtMs: number
}

/** Which classes there are, who teaches them and who attends them.
 *  Source: docs/product.md, Classrooms and students */
export class Classrooms {
  readonly #database: Database
  readonly #clock: Clock
  readonly #listeners: StudentListener[] = []

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** Lets a feature hear of what becomes of students. */
  tell(listener: StudentListener): void {
    this.#listeners.push(listener)
  }

  /** What an account is to a class. Of a class that was removed nobody is anything. */
  async tieOf(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const classroom = await findClassroom(this.#database.queries, classroomId)
    if (!classroom || classroom.removedAtMs !== undefined) return 'none'
    if (classroom.teacherId === accountId) return 'teaches'
    const standing = await this.standingOf(accountId)
    return standing?.classroomId === classroomId && !standing.isRemoved ? 'attends' : 'none'
  }

  /** The same of a class that was removed, as far as its teacher goes. */
  async tieToRemoved(accountId: string, classroomId: string): Promise<ClassroomTie> {
    const classroom = await findClassroom(this.#database.queries, classroomId)
    return classroom?.teacherId === accountId ? 'teaches' : 'none'
  }

  /** @returns undefined for who is no student */
  standingOf(accountId: string): Promise<Standing | undefined> {
    return findStanding(this.#database.queries, accountId)
  }

  /** @returns the account of a student's teacher */
  async teacherOf(studentAccountId: string): Promise<string | undefined> {
    return (await this.standingOf(studentAccountId))?.teacherId
  }

  /** @returns the class that a student attends; undefined for who is none, and for a student that was removed */
  async classroomOf(studentAccountId: string): Promise<Classroom | undefined> {
    const standing = await this.standingOf(studentAccountId)
    return !standing || standing.isRemoved ? undefined : this.find(standing.classroomId)
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

  /** @returns undefined when the teacher has as many classes as there may be */
  async create(teacherId: string, name: string): Promise<Classroom | undefined> {
    const id = randomUUID()
    await this.#database.durably(async (transaction) => {
      // Two at once count each other.
      await lockSeats(transaction, teacherId)
      const isFull = (await classroomsOf(transaction, teacherId)).length >= CLASSROOM_LIMIT
      if (!isFull) await insertClassroom(transaction, { id, teacherId, name, createdAtMs: this.#clock.nowMs() })
    })
    return this.find(id)
  }

  /** @returns the class after it */
  async change(id: string, change: ClassroomChange): Promise<Classroom | undefined> {
    await this.#database.durably((transaction) => changeClassroom(transaction, id, change))
    return this.find(id)
  }

  /** Removes a class and all of its students. Once more, it changes nothing. */
  async remove(teacherId: string, id: string): Promise<Removal> {
    const nowMs = this.#clock.nowMs()
    const used = await this.#database.durably(async (transaction) => {
      const before = await lockSeats(transaction, teacherId)
      if (!(await markClassroomRemoved(transaction, id, nowMs))) return before
      const gone = await markClassRemoved(transaction, id, nowMs)
      await this.signOut(transaction, gone)
      return giveSeatsBack(transaction, teacherId, gone.length)
    })
    return { seatsUsed: used, goneAtMs: goneAt(nowMs) }
  }

  /** Brings a class back with the students that went with it.
   *  @returns undefined when not enough seats are left */
  async restore(teacherId: string, id: string): Promise<Classroom | undefined> {
    const today = dayAt(this.#clock.nowMs())
    const isDone = await this.#database.durably(async (transaction) => {
      const used = await lockSeats(transaction, teacherId)
      const classroom = await findClassroom(transaction, id)
      if (classroom?.removedAtMs === undefined) return true
      if (used + classroom.studentCount > SEAT_LIMIT) return false
      await unmarkClassroomRemoved(transaction, id)
      await takeSeats(transaction, teacherId, (await unmarkClassRemoved(transaction, id, today)).length, SEAT_LIMIT)
      return true
    })
    return isDone ? this.find(id) : undefined
  }

  /** Ends wherever these students are signed in. */
  async signOut(transaction: Queries, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return
    for (const { signedOut } of this.#listeners) await signedOut?.(transaction, accountIds)
  }

  /** @returns which of these students have a card to sign in with */
  async cardHolders(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    const holders = await Promise.all(this.#listeners.map(async ({ cardHolders }) => cardHolders?.(accountIds) ?? new Set<string>()))
    return new Set(holders.flatMap((ids) => [...ids]))
  }
}

/** @returns when what was removed is deleted for good */
export function goneAt(removedAtMs: number): number {
  return removedAtMs + REMOVED_KEPT_DAYS * DAY_MS
}
