import { m } from '@emojigma/messages'
import { CLASSROOM_LIMIT, CO_TEACHERS_LIMIT, INVITATION_DAYS, REMOVED_KEPT_DAYS, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { codeHash, findAccount, lockAccounts, markEmailProven, type Account } from '../../accounts/service.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import type { Orders } from '../../shop/orders/service.ts'
import { folded } from '../../../platform/case-folding.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { FeatureCalls } from '../../../platform/feature.ts'
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
import type { TeacherLetters } from './letters.ts'
import {
  changeInvitation,
  coTeachersOf,
  deleteCoTeacher,
  findEnd,
  findInvitation,
  insertInvitation,
  openInvitationsOf,
  putCoTeacher,
  setEnd,
  setOwner,
  sharedClassesOf,
  type ClassTeacher,
  type Invitation,
} from './queries.ts'

const INVITATIONS_OF_A_TEACHER: Limit = { what: 'invitations to classes by a teacher', max: 20, windowMs: DAY_MS }
const INVITATIONS_TO_AN_EMAIL: Limit = { what: 'invitations to classes to an e-mail', max: 5, windowMs: DAY_MS }

/** The refusal of a class that has all the teachers it may have. */
export const FULL = localizedText(m['class_teachers.full'], { most: CO_TEACHERS_LIMIT })
const OWN_EMAIL = invalid('Email', localizedText(m['class_teachers.own_email']))
const TEACHES_ALREADY = invalid('Email', localizedText(m['class_teachers.teaches_already']))
const FULL_CLASS = invalid('Email', FULL)

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

/** What a mailed link leads to. */
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
  readonly counters: RateCounters
  readonly orders: Orders
  readonly letters: TeacherLetters
  readonly features: Pick<FeatureCalls, 'profileChanged'>
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
    const { database, clock } = this.#options
    const { queries } = database
    const classroom = await findClassroom(queries, classroomId)
    const owner = classroom && (await findAccount(queries, classroom.teacherId))
    return (
      owner && {
        owner: teacherOf(owner),
        others: await coTeachersOf(queries, classroomId),
        invitations: await openInvitationsOf(queries, classroomId, clock.nowMs()),
      }
    )
  }

  /** An open invitation to the e-mail stays as it is: a double press sends one letter.
   *  @param language code of the letter's language */
  async invite(
    ownerId: string,
    classroomId: string,
    wish: { readonly email: string; readonly language: string },
  ): Promise<'invited' | 'gone' | Invalid | RetryLater> {
    const { database, clock, counters, letters } = this.#options
    const email = folded(wish.email)
    const outcome = await database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      if (!(await isThere(transaction, classroomId, ownerId))) return 'gone'
      if ((await findAccount(transaction, ownerId))?.email === email) return OWN_EMAIL
      const others = await coTeachersOf(transaction, classroomId)
      if (others.some((other) => other.email === email)) return TEACHES_ALREADY
      const open = await openInvitationsOf(transaction, classroomId, clock.nowMs())
      if (open.some((invitation) => invitation.email === email)) return 'invited'
      if (others.length + open.length >= CO_TEACHERS_LIMIT) return FULL_CLASS
      const retryAfterS = await counters.count(transaction, [
        { ...INVITATIONS_OF_A_TEACHER, who: ownerId },
        { ...INVITATIONS_TO_AN_EMAIL, who: email },
      ])
      if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS } as const
      const id = randomUUID()
      const nowMs = clock.nowMs()
      await insertInvitation(transaction, { id, classroomId, email, expiresAtMs: nowMs + INVITATION_DAYS * DAY_MS }, nowMs)
      await letters.invite(transaction, id, email, wish.language)
      return 'invited'
    })
    letters.send()
    return outcome
  }

  /** Takes an invitation back, or gives it again until its end. */
  async setInvitationEnded(ownerId: string, classroomId: string, id: string, isEnded: boolean): Promise<PartOutcome> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      const invitation = await findInvitation(transaction, { id }, nowMs)
      if (invitation?.classroomId !== classroomId || invitation.joinedAccountId !== undefined) return 'gone'
      if (!(await isThere(transaction, classroomId, ownerId))) return 'gone'
      if (invitation.isEnded === isEnded) return 'there'
      if (!isEnded && (await this.#isFull(transaction, classroomId))) return 'full'
      await changeInvitation(transaction, id, { ended_at_ms: isEnded ? nowMs : null })
      return 'there'
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
    const { database, clock } = this.#options
    const { queries } = database
    if (!isGrownUp(await findAccount(queries, accountId))) return 'not for children'
    return this.#opened(queries, await findInvitation(queries, { codeHash: codeHash(code) }, clock.nowMs()), accountId)
  }

  /** Uses an invitation up. An account that teaches the class already uses up nothing.
   *  @returns the class */
  async join(code: string, accountId: string): Promise<{ readonly classroomId: string } | InvitationRefusal> {
    const { database, clock, features } = this.#options
    const nowMs = clock.nowMs()
    const hash = codeHash(code)
    return database.durably(async (transaction) => {
      const account = await findAccount(transaction, accountId)
      if (!isGrownUp(account)) return 'not for children'
      const found = await findInvitation(transaction, { codeHash: hash }, nowMs)
      const ownerId = found && (await findClassroom(transaction, found.classroomId))?.teacherId
      if (ownerId === undefined) return 'ended'
      // Of several who use the link at once, the second finds it used.
      await lockSeats(transaction, ownerId)
      const invitation = await findInvitation(transaction, { codeHash: hash }, nowMs)
      const opened = await this.#opened(transaction, invitation, accountId)
      if (typeof opened === 'string' || !invitation) return typeof opened === 'string' ? opened : 'ended'
      const { id: classroomId, teacherId } = opened.classroom
      if (opened.isTheirs) return { classroomId }
      // Handed over while this waited: another lock is needed.
      if (teacherId !== ownerId) return 'ended'
      await putCoTeacher(transaction, classroomId, accountId, nowMs)
      await changeInvitation(transaction, invitation.id, { joined_account_id: accountId })
      // The link came by this mail, and the account is signed in: who opens the mail is who made the account.
      if (invitation.email === account.email && (await markEmailProven(transaction, accountId, 'stays'))) {
        await features.profileChanged(transaction, accountId)
      }
      return { classroomId }
    })
  }

  async #opened(queries: Queries, invitation: Invitation | undefined, accountId: string): Promise<InvitedClass | InvitationRefusal> {
    if (!invitation || invitation.isEnded) return 'ended'
    const { classroomId, joinedAccountId } = invitation
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
    await letters.handedOver(transaction, id, ownerId)
  }

  async #isFull(transaction: Queries, classroomId: string): Promise<boolean> {
    const open = await openInvitationsOf(transaction, classroomId, this.#options.clock.nowMs())
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
