import { m } from '@emojigma/messages'
import { CLASSROOM_LIMIT, CO_TEACHERS_LIMIT, REMOVED_KEPT_DAYS, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import { findAccount, lockAccounts, type Account } from '../../accounts/service.ts'
import type { Orders } from '../../shop/orders/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import type { Classrooms } from '../classrooms.ts'
import {
  classroomsOf,
  colleagueIds,
  findClassroom,
  isThere,
  lockSchool,
  lockSeats,
  moveSeats,
  seatsUsed,
  type Classroom,
} from '../queries.ts'
import type { InvitationRules, Invitations } from '../invitations/invitations.ts'
import type { TeacherLetters } from '../invitations/letters.ts'
import type { Invitation } from '../invitations/queries.ts'
import { coTeachersOf, deleteCoTeacher, findEnd, putCoTeacher, setEnd, setOwner, sharedClassesOf, type ClassTeacher } from './queries.ts'

/** The refusal of a class that has all the teachers it may have. */
export const FULL = localizedText(m['class_teachers.full'], { most: CO_TEACHERS_LIMIT })

const RULES: InvitationRules = {
  most: CO_TEACHERS_LIMIT,
  full: FULL,
  isInAlready: invalid('Email', localizedText(m['class_teachers.teaches_already'])),
  limits: [
    { what: 'invitations to classes by a teacher', max: 20, windowMs: DAY_MS },
    { what: 'invitations to classes to an e-mail', max: 5, windowMs: DAY_MS },
  ],
}

/** The teachers of a class and its open invitations. */
export interface TeacherList {
  readonly owner: ClassTeacher
  /** In the order in which they joined. */
  readonly others: readonly ClassTeacher[]
  readonly invitations: readonly Invitation[]
}

/** `there`: it is so now, or was before. */
export type PartOutcome = 'there' | 'full' | 'gone'

export type HandOverOutcome = 'done' | 'gone' | 'no plan' | 'no seats' | 'many classes'

/** Why an invitation does not open a class. `ended`: unknown, expired, taken back, or the class is gone. */
type InvitationRefusal = 'ended' | 'used' | 'full' | 'not for children'

/** The class or school that a mailed link opens. */
export interface InvitedClass {
  readonly classroom: Classroom
  readonly owner: ClassTeacher
  /** The account teaches it already. */
  readonly isTheirs: boolean
}

export interface ClassTeachersOptions {
  readonly database: Database
  readonly clock: Clock
  readonly classrooms: Classrooms
  readonly orders: Orders
  readonly invitations: Invitations
  readonly letters: TeacherLetters
}

/** Teachers who share a class: its owner, whose plan has its students, and others who were invited by a mailed link. Callers check
 *  permissions first.
 *  Source: docs/product.md, Two teachers, one class */
export class ClassTeachers {
  readonly #options: ClassTeachersOptions

  constructor(options: ClassTeachersOptions) {
    this.#options = options
  }

  /** @returns undefined if the class has gone */
  async of(classroomId: string): Promise<TeacherList | undefined> {
    const { database, invitations } = this.#options
    const { queries } = database
    const classroom = await findClassroom(queries, classroomId)
    const owner = classroom && (await findAccount(queries, classroom.teacherId))
    return (
      owner && {
        owner: teacherOf(owner),
        others: await coTeachersOf(queries, classroomId),
        invitations: await invitations.openTo(queries, { classroomId }),
      }
    )
  }

  /** @param wish.language code of the letter's language */
  async invite(
    ownerId: string,
    classroomId: string,
    wish: { readonly email: string; readonly language: string },
  ): Promise<'invited' | 'gone' | Invalid | RetryLater> {
    const { database, invitations, letters } = this.#options
    const outcome = await database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      if (!(await isThere(transaction, classroomId, ownerId))) return 'gone'
      const teachers = await coTeachersOf(transaction, classroomId)
      return invitations.invite(transaction, { classroomId }, { ...wish, senderId: ownerId, teachers }, RULES)
    })
    letters.send()
    return outcome
  }

  /** Takes an invitation back, or gives it again until its end. */
  async setInvitationEnded(ownerId: string, classroomId: string, id: string, isEnded: boolean): Promise<PartOutcome> {
    const { database, invitations } = this.#options
    return database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      if (!(await isThere(transaction, classroomId, ownerId))) return 'gone'
      return invitations.setEnded(transaction, { classroomId }, id, isEnded, () => this.#isFull(transaction, classroomId))
    })
  }

  /** Ends a teacher's part, or for thirty days takes that back. */
  async setTeacherEnded(ownerId: string, classroomId: string, accountId: string, isEnded: boolean): Promise<PartOutcome> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      const endedAtMs = await findEnd(transaction, classroomId, accountId)
      if (endedAtMs === undefined || !(await isThere(transaction, classroomId, ownerId))) return 'gone'
      if ((endedAtMs !== null) === isEnded) return 'there'
      if (endedAtMs !== null && endedAtMs <= nowMs - REMOVED_KEPT_DAYS * DAY_MS) return 'gone'
      if (!isEnded && (await this.#isFull(transaction, classroomId))) return 'full'
      await setEnd(transaction, classroomId, accountId, isEnded ? nowMs : null)
      return 'there'
    })
  }

  async leave(classroomId: string, accountId: string): Promise<void> {
    await this.#options.database.durably((transaction) => deleteCoTeacher(transaction, classroomId, accountId))
  }

  /** Gives a class with its students to another of its teachers, if that one's plan has room. Otherwise nothing changes. */
  async handOver(ownerId: string, classroomId: string, accountId: string): Promise<HandOverOutcome> {
    const { database, letters, orders } = this.#options
    const outcome = await database.durably(async (transaction): Promise<HandOverOutcome> => {
      // Students are added and owners change under these locks.
      await lockAccounts(transaction, [ownerId, accountId])
      const classroom = await findClassroom(transaction, classroomId)
      if (!classroom || !(await isThere(transaction, classroomId, ownerId))) return 'gone'
      if ((await findEnd(transaction, classroomId, accountId)) !== null) return 'gone'
      if ((await orders.planOf(accountId, transaction)) !== 'teacher') return 'no plan'
      if (!(await lockRoom(transaction, classroom, accountId))) return 'no seats'
      if (await hasManyClasses(transaction, accountId)) return 'many classes'
      await this.#give(transaction, classroom, accountId, undefined)
      await putCoTeacher(transaction, classroomId, ownerId, this.#options.clock.nowMs())
      return 'done'
    })
    letters.send()
    return outcome
  }

  /** Before an account is deleted: gives each of its classes that another teacher has to that one, rather than deleting it. One whose plan
   *  has room comes first. Without such a plan the class goes on for as long as after the end of a plan, and rests then. */
  async inherit(transaction: Transaction<Tables>, ownerId: string): Promise<void> {
    const classroomIds = await sharedClassesOf(transaction, ownerId)
    if (classroomIds.length === 0) return
    const graceUntilMs = await this.#options.orders.graceOf(ownerId, transaction)
    for (const id of classroomIds) {
      const classroom = await findClassroom(transaction, id)
      const heir = classroom && (await this.#heirOf(transaction, classroom))
      if (classroom && heir !== undefined) await this.#give(transaction, classroom, heir, graceUntilMs)
    }
  }

  /** @returns what a link leads to, for an account; nothing is used up */
  async invitedTo(code: string, accountId: string): Promise<InvitedClass | InvitationRefusal> {
    const { database, invitations } = this.#options
    const { queries } = database
    if (!isGrownUp(await findAccount(queries, accountId))) return 'not for children'
    return this.#opened(queries, await invitations.behind(queries, code), accountId)
  }

  /** Uses an invitation up. An account that teaches the class already uses up nothing.
   *  @returns the class */
  async join(code: string, accountId: string): Promise<{ readonly classroomId: string } | InvitationRefusal> {
    const { database, clock, invitations } = this.#options
    return database.durably(async (transaction) => {
      const account = await findAccount(transaction, accountId)
      if (!isGrownUp(account)) return 'not for children'
      const found = await invitations.behind(transaction, code)
      const ownerId = found?.classroomId && (await findClassroom(transaction, found.classroomId))?.teacherId
      if (ownerId === undefined) return 'ended'
      // Of several who use the link at once, the second finds it used.
      await lockSeats(transaction, ownerId)
      const invitation = await invitations.behind(transaction, code)
      const opened = await this.#opened(transaction, invitation, accountId)
      if (typeof opened === 'string' || !invitation) return typeof opened === 'string' ? opened : 'ended'
      const { id: classroomId, teacherId } = opened.classroom
      if (opened.isTheirs) return { classroomId }
      // Handed over while this waited: another lock is needed.
      if (teacherId !== ownerId) return 'ended'
      await putCoTeacher(transaction, classroomId, accountId, clock.nowMs())
      await invitations.joined(transaction, invitation, account)
      return { classroomId }
    })
  }

  async #opened(queries: Queries, invitation: Invitation | undefined, accountId: string): Promise<InvitedClass | InvitationRefusal> {
    const { classroomId, joinedAccountId } = invitation ?? {}
    if (classroomId === undefined || invitation?.isEnded) return 'ended'
    const classroom = await findClassroom(queries, classroomId)
    const owner = classroom && (await findAccount(queries, classroom.teacherId))
    if (!owner || classroom.removedAtMs !== undefined) return 'ended'
    const isTheirs = owner.id === accountId || (await findEnd(queries, classroomId, accountId)) === null
    if (!isTheirs && joinedAccountId !== undefined) return 'used'
    if (!isTheirs && (await coTeachersOf(queries, classroomId)).length >= CO_TEACHERS_LIMIT) return 'full'
    return { classroom, owner: teacherOf(owner), isTheirs }
  }

  /** @returns the teacher who gets a class: of those with a plan and room the first who joined, else the first who joined */
  async #heirOf(transaction: Queries, classroom: Classroom): Promise<string | undefined> {
    const { orders } = this.#options
    const others = (await coTeachersOf(transaction, classroom.id)).map(({ accountId }) => accountId)
    for (const accountId of others) {
      const hasPlan = (await orders.planOf(accountId, transaction)) === 'teacher'
      if (hasPlan && (await lockRoom(transaction, classroom, accountId))) return accountId
    }
    return others[0]
  }

  /** Makes a co-teacher the owner. The students' seats go along, whether or not there is room. */
  async #give(transaction: Transaction<Tables>, classroom: Classroom, ownerId: string, graceUntilMs: number | undefined): Promise<void> {
    const { classrooms, letters } = this.#options
    const { id, teacherId, studentCount } = classroom
    await lockSeats(transaction, ownerId)
    await moveSeats(transaction, teacherId, ownerId, studentCount)
    await setOwner(transaction, id, ownerId, graceUntilMs)
    await deleteCoTeacher(transaction, id, ownerId)
    await classrooms.handedOver(transaction, id, ownerId)
    await letters.classHandedOver(transaction, id, ownerId)
  }

  async #isFull(transaction: Queries, classroomId: string): Promise<boolean> {
    const open = await this.#options.invitations.openTo(transaction, { classroomId })
    return (await coTeachersOf(transaction, classroomId)).length + open.length >= CO_TEACHERS_LIMIT
  }
}

/** Locks a teacher's seats.
 *  @returns whether there is room for the students of another teacher's class. Within a school they have their seats already. */
async function lockRoom(queries: Queries, { teacherId, studentCount }: Classroom, accountId: string): Promise<boolean> {
  await lockAccounts(queries, [accountId])
  await lockSchool(queries, { teacherId: accountId })
  const used = await seatsUsed(queries, accountId)
  const isColleague = (await colleagueIds(queries, teacherId).execute()).some(({ id }) => id === accountId)
  return used + (isColleague ? 0 : studentCount) <= SEAT_LIMIT
}

async function hasManyClasses(queries: Queries, accountId: string): Promise<boolean> {
  return (await classroomsOf(queries, accountId)).filter(({ removedAtMs }) => removedAtMs === undefined).length >= CLASSROOM_LIMIT
}

/** Whether an account may teach. */
export function isGrownUp(account: Account | undefined): account is Account {
  return account !== undefined && !account.isStudent && !account.isChild
}

/** An account as other teachers see it. */
export function teacherOf({ id, nickname, email, isEmailVerified }: Account): ClassTeacher {
  return { accountId: id, nickname: nickname ?? '', email: isEmailVerified ? (email ?? undefined) : undefined }
}
