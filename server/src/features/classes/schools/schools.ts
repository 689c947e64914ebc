import { m } from '@emojigma/messages'
import type { SchoolTie } from '@emojigma/contract/rules/actions.ts'
import { REMOVED_KEPT_DAYS, SCHOOL_TEACHERS_LIMIT, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { findAccount, lockAccounts } from '../../accounts/service.ts'
import type { Orders } from '../../shop/orders/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { lockSchool, seatsUsed } from '../queries.ts'
import type { ClassTeacher } from '../teachers/queries.ts'
import { isGrownUp, teacherOf } from '../teachers/teachers.ts'
import type { InvitationRules, Invitations } from '../invitations/invitations.ts'
import type { TeacherLetters } from '../invitations/letters.ts'
import type { Invitation } from '../invitations/queries.ts'
import {
  changeSchool,
  countSchoolTeachers,
  deletePart,
  deleteSchool,
  findPart,
  findSchool,
  findSchoolOf,
  insertSchool,
  putPart,
  schoolTeachersOf,
  setGrace,
  setPartEnd,
  type School,
  type SchoolTeacher,
} from './queries.ts'

/** The refusal of a school that has all the teachers it may have. */
export const FULL_SCHOOL = localizedText(m['school.full'], { most: SCHOOL_TEACHERS_LIMIT })

const RULES: InvitationRules = {
  most: SCHOOL_TEACHERS_LIMIT,
  full: FULL_SCHOOL,
  isInAlready: invalid('Email', localizedText(m['school.belongs_already'])),
  limits: [
    { what: 'invitations to a school by its payer', max: 2 * SCHOOL_TEACHERS_LIMIT, windowMs: DAY_MS },
    { what: 'invitations to schools to an e-mail', max: 5, windowMs: DAY_MS },
  ],
}

/** A school as one of its teachers sees it. */
export interface SchoolView {
  readonly school: School
  readonly seatsUsed: number
  /** Undefined after its end. */
  readonly planEndsAtMs: number | undefined
  readonly teachers: readonly SchoolTeacher[]
  readonly invitations: readonly Invitation[]
}

/** Why a teacher cannot belong to a school. `no seats`: with the teacher's students it would have too many. */
export type NoPart = 'full' | 'no seats' | 'other school'

/** Why an invitation does not open a school. `ended`: unknown, expired, taken back, or the school is gone. */
type InvitationRefusal = 'ended' | 'used' | 'not for children'

/** The school behind a mailed link. */
export interface InvitedSchool {
  readonly school: School
  readonly payer: ClassTeacher
  /** The account belongs to it already. */
  readonly isTheirs: boolean
}

export interface SchoolsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly orders: Orders
  readonly invitations: Invitations
  readonly letters: TeacherLetters
}

/** Schools: teachers who share the Teacher plan and the seats of one of them, the payer. Classes stay their teachers'. Callers check
 *  permissions first.
 *  Source: docs/product.md, Schools */
export class Schools {
  readonly #options: SchoolsOptions

  constructor(options: SchoolsOptions) {
    this.#options = options
  }

  async tieOf(accountId: string): Promise<SchoolTie> {
    const school = await findSchoolOf(this.#options.database.queries, accountId)
    if (!school) return 'none'
    return school.payerId === accountId ? 'pays' : 'belongs'
  }

  /** The school of an account. Its payer sees all teachers and the open invitations; others see the payer and themselves. */
  async of(accountId: string): Promise<SchoolView | undefined> {
    const { database, invitations, orders } = this.#options
    const { queries } = database
    const school = await findSchoolOf(queries, accountId)
    if (!school) return undefined
    const { id, payerId } = school
    const isPayer = payerId === accountId
    const teachers = await schoolTeachersOf(queries, id)
    const [payers, others] = [teachers.filter((one) => one.accountId === payerId), teachers.filter((one) => one.accountId !== payerId)]
    return {
      school,
      seatsUsed: await seatsUsed(queries, payerId),
      planEndsAtMs: (await orders.counting(payerId)).find(({ productId }) => productId === 'teacher')?.endsAtMs,
      teachers: [...payers, ...others.filter((one) => isPayer || one.accountId === accountId)],
      invitations: isPayer ? await invitations.openTo(queries, { schoolId: id }) : [],
    }
  }

  /** An account's school as an operator reads it. */
  async summaryOf(accountId: string): Promise<(School & { readonly teacherCount: number }) | undefined> {
    const { queries } = this.#options.database
    const school = await findSchoolOf(queries, accountId)
    return school && { ...school, teacherCount: await countSchoolTeachers(queries, school.id) }
  }

  /** Begins a school, or renames the payer's. */
  async name(accountId: string, name: string): Promise<void> {
    const { database, clock } = this.#options
    await database.durably(async (transaction) => {
      await lockAccounts(transaction, [accountId])
      const school = await findSchoolOf(transaction, accountId)
      if (school) {
        if (school.payerId === accountId) await changeSchool(transaction, school.id, { name })
        return
      }
      const [id, nowMs] = [randomUUID(), clock.nowMs()]
      await insertSchool(transaction, { id, payerId: accountId, name }, nowMs)
      await putPart(transaction, id, accountId, nowMs)
    })
  }

  /** @param wish.language code of the letter's language */
  async invite(
    payerId: string,
    wish: { readonly email: string; readonly language: string },
  ): Promise<'invited' | 'gone' | Invalid | RetryLater> {
    const { database, invitations, letters } = this.#options
    const outcome = await database.durably(async (transaction) => {
      const school = await this.#lockedOf(transaction, payerId)
      if (!school) return 'gone'
      const teachers = await schoolTeachersOf(transaction, school.id)
      return invitations.invite(transaction, { schoolId: school.id }, { ...wish, senderId: payerId, teachers }, RULES)
    })
    letters.send()
    return outcome
  }

  /** Takes an invitation back, or gives it again until its end. */
  async setInvitationEnded(payerId: string, id: string, isEnded: boolean): Promise<'there' | 'gone' | 'full'> {
    const { database, invitations } = this.#options
    return database.durably(async (transaction) => {
      const school = await this.#lockedOf(transaction, payerId)
      if (!school) return 'gone'
      const isFull = () => this.#isFull(transaction, school.id, 'with invitations')
      return invitations.setEnded(transaction, { schoolId: school.id }, id, isEnded, isFull)
    })
  }

  /** Ends a teacher's part, or for thirty days takes that back. The teacher's classes go on for the grace of a plan. */
  async setTeacherEnded(payerId: string, accountId: string, isEnded: boolean): Promise<'there' | 'gone' | NoPart> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      await lockAccounts(transaction, [payerId, accountId])
      const school = await this.#lockedOf(transaction, payerId)
      const part = await findPart(transaction, accountId)
      if (!school || part?.schoolId !== school.id || accountId === payerId) return 'gone'
      const { endedAtMs } = part
      if ((endedAtMs !== null) === isEnded) return 'there'
      if (isEnded) {
        await this.#end(transaction, accountId, () => setPartEnd(transaction, accountId, nowMs))
        return 'there'
      }
      if (endedAtMs !== null && endedAtMs <= nowMs - REMOVED_KEPT_DAYS * DAY_MS) return 'gone'
      if (await this.#isFull(transaction, school.id, 'with invitations')) return 'full'
      return (await this.#begin(transaction, school, accountId, () => setPartEnd(transaction, accountId, null))) ?? 'there'
    })
  }

  /** @returns `has others`: a payer leaves only an otherwise empty school, which ends it */
  async leave(accountId: string): Promise<'left' | 'gone' | 'has others'> {
    return this.#options.database.durably(async (transaction) => {
      await lockAccounts(transaction, [accountId])
      const school = await this.#lockedOf(transaction, accountId)
      if (!school) return 'gone'
      if (school.payerId !== accountId) await this.#end(transaction, accountId, () => deletePart(transaction, accountId))
      else if ((await countSchoolTeachers(transaction, school.id)) > 1) return 'has others'
      else await deleteSchool(transaction, school.id)
      return 'left'
    })
  }

  /** Makes another of its teachers the payer, who gets what is left of the plan. Otherwise nothing changes. */
  async handOver(payerId: string, accountId: string): Promise<'done' | 'gone' | 'renews' | 'trial'> {
    const { database, letters, orders } = this.#options
    const outcome = await database.durably(async (transaction) => {
      await lockAccounts(transaction, [payerId, accountId])
      const school = await this.#lockedOf(transaction, payerId)
      const part = await findPart(transaction, accountId)
      if (school?.payerId !== payerId || accountId === payerId || part?.schoolId !== school.id || part.endedAtMs !== null) return 'gone'
      const moved = await orders.moveTeacherPlan(transaction, payerId, accountId)
      if (moved !== 'moved') return moved
      await changeSchool(transaction, school.id, { payer_id: accountId })
      await letters.schoolHandedOver(transaction, school.id, accountId)
      return 'done'
    })
    letters.send()
    return outcome
  }

  /** Before an account is deleted: the school of a payer ends with the plan, and the others' classes have its grace. */
  async payerDeleted(transaction: Queries, accountId: string): Promise<void> {
    const school = await findSchoolOf(transaction, accountId)
    if (school?.payerId !== accountId) return
    await lockSchool(transaction, school)
    const graceUntilMs = await this.#options.orders.graceOf(accountId, transaction)
    for (const teacher of await schoolTeachersOf(transaction, school.id)) {
      if (teacher.accountId !== accountId) await setGrace(transaction, teacher.accountId, graceUntilMs)
    }
  }

  /** @returns what a link leads to, for an account; nothing is used up */
  async invitedTo(code: string, accountId: string): Promise<InvitedSchool | InvitationRefusal> {
    const { database, invitations } = this.#options
    const { queries } = database
    if (!isGrownUp(await findAccount(queries, accountId))) return 'not for children'
    return opened(queries, await invitations.behind(queries, code), accountId)
  }

  /** Uses an invitation up. An account that belongs to the school already uses up nothing. */
  async join(code: string, accountId: string): Promise<'joined' | InvitationRefusal | NoPart> {
    const { database, clock, invitations } = this.#options
    return database.durably(async (transaction) => {
      await lockAccounts(transaction, [accountId])
      const account = await findAccount(transaction, accountId)
      if (!isGrownUp(account)) return 'not for children'
      const found = await invitations.behind(transaction, code)
      if (found?.schoolId === undefined) return 'ended'
      // Of several who use the link at once, the second finds it used.
      await lockSchool(transaction, { id: found.schoolId })
      const invitation = await invitations.behind(transaction, code)
      const link = await opened(transaction, invitation, accountId)
      if (typeof link === 'string' || !invitation) return typeof link === 'string' ? link : 'ended'
      if (link.isTheirs) return 'joined'
      if (await this.#isFull(transaction, link.school.id, 'without invitations')) return 'full'
      const refused = await this.#begin(transaction, link.school, accountId, () =>
        putPart(transaction, link.school.id, accountId, clock.nowMs()),
      )
      if (refused) return refused
      await invitations.joined(transaction, invitation, account)
      return 'joined'
    })
  }

  /** The school of an account, locked until the transaction ends. */
  async #lockedOf(transaction: Queries, accountId: string): Promise<School | undefined> {
    const school = await findSchoolOf(transaction, accountId)
    if (!school) return undefined
    await lockSchool(transaction, school)
    // Handed over, or ended, while this waited.
    return findSchoolOf(transaction, accountId)
  }

  /** Adds a teacher whose account is locked, unless the teacher's students find no seats. */
  async #begin(transaction: Queries, { id, payerId }: School, accountId: string, add: () => Promise<void>): Promise<NoPart | undefined> {
    const part = await findPart(transaction, accountId)
    if (part && part.endedAtMs === null && part.schoolId !== id) return 'other school'
    if ((await seatsUsed(transaction, payerId)) + (await seatsUsed(transaction, accountId)) > SEAT_LIMIT) return 'no seats'
    await add()
    await setGrace(transaction, accountId, undefined)
    return undefined
  }

  /** Ends the part of a teacher, whose classes have the grace of the plan that they lose. */
  async #end(transaction: Queries, accountId: string, end: () => Promise<void>): Promise<void> {
    const graceUntilMs = await this.#options.orders.graceOf(accountId, transaction)
    await end()
    await setGrace(transaction, accountId, graceUntilMs)
  }

  async #isFull(transaction: Queries, schoolId: string, how: 'with invitations' | 'without invitations'): Promise<boolean> {
    const open = how === 'with invitations' ? (await this.#options.invitations.openTo(transaction, { schoolId })).length : 0
    return (await countSchoolTeachers(transaction, schoolId)) + open >= SCHOOL_TEACHERS_LIMIT
  }
}

async function opened(queries: Queries, invitation: Invitation | undefined, accountId: string): Promise<InvitedSchool | InvitationRefusal> {
  if (invitation?.schoolId === undefined || invitation.isEnded) return 'ended'
  const school = await findSchool(queries, invitation.schoolId)
  const payer = school && (await findAccount(queries, school.payerId))
  if (!payer) return 'ended'
  const isTheirs = (await findSchoolOf(queries, accountId))?.id === school.id
  if (!isTheirs && invitation.joinedAccountId !== undefined) return 'used'
  return { school, payer: teacherOf(payer), isTheirs }
}
