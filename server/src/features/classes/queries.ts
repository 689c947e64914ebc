import type { BoardShows } from '@emojigma/contract/rules/classrooms.ts'
import { sql, type Expression, type ExpressionBuilder } from 'kysely'
import { lockAccounts } from '../accounts/service.ts'
import { planNow } from '../shop/orders/service.ts'
import { locking } from '../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import './tables.ts'

export interface Classroom {
  readonly id: string
  readonly teacherId: string
  readonly name: string
  readonly isArchived: boolean
  readonly boardShows: BoardShows
  readonly goalPoints: number | undefined
  /** Undefined = UTC. */
  readonly timeZone: string | undefined
  readonly createdAtMs: number
  readonly removedAtMs: number | undefined
  /** Until then it goes on without a plan, as its former owner's account was deleted. */
  readonly graceUntilMs: number | undefined
  /** For a removed class, the students removed with it. */
  readonly studentCount: number
}

export type ClassroomChange = Partial<Pick<Classroom, 'name' | 'isArchived' | 'boardShows' | 'goalPoints' | 'timeZone'>>

export async function insertClassroom(
  queries: Queries,
  {
    id,
    teacherId,
    name,
    timeZone,
    createdAtMs,
    key,
  }: Pick<Classroom, 'id' | 'teacherId' | 'name' | 'timeZone' | 'createdAtMs'> & { key: string | undefined },
): Promise<void> {
  const unset = { is_archived: 0, board_shows: 'ranks', time_zone: timeZone ?? null } as const
  await queries
    .insertInto('classrooms')
    .values({ id, teacher_id: teacherId, name, ...unset, created_at_ms: createdAtMs, classroom_key: key ?? null })
    .execute()
}

/** A class of a teacher, owned or not, with what is known of its owner. */
export interface TaughtClassroom extends Classroom {
  readonly ownersNickname: string
  /** Of the owner, or of all teachers of the owner's school. */
  readonly seatsUsed: number
  readonly isPaid: boolean
}

/** The classes that an account owns, including removed ones, in the order of creation. */
export async function classroomsOf(queries: Queries, teacherId: string): Promise<readonly Classroom[]> {
  const rows = await classrooms(queries).where('teacher_id', '=', teacherId).orderBy('created_at_ms').orderBy('name').execute()
  return rows.map(classroomOfRow)
}

/** The classes that an account teaches, owned or not, without removed ones, in the order of creation. */
export async function classroomsTaughtBy(queries: Queries, accountId: string, nowMs: number): Promise<readonly TaughtClassroom[]> {
  const rows = await classrooms(queries)
    .innerJoin('accounts', 'accounts.id', 'classrooms.teacher_id')
    .select('accounts.nickname')
    .select(sharedSeats(queries, sql.ref<string>('classrooms.teacher_id')).as('used'))
    .select(ownersPlan(queries, nowMs).as('plan'))
    .where('classrooms.id', 'in', taughtIds(queries, accountId))
    .where('classrooms.removed_at_ms', 'is', null)
    .orderBy('classrooms.created_at_ms')
    .orderBy('classrooms.name')
    .execute()
  return rows.map(({ used, plan, nickname, ...row }) => ({
    ...classroomOfRow(row),
    ownersNickname: nickname ?? '',
    seatsUsed: used ?? 0,
    isPaid: plan === 'teacher',
  }))
}

/** The one rule for which classes are a teacher's: those of the account and those that it was invited to. A subquery.
 *  Source: docs/product.md, Two teachers, one class */
export function taughtIds(queries: Queries, accountId: string) {
  return queries
    .selectFrom('classrooms')
    .select('classrooms.id')
    .where('classrooms.teacher_id', '=', accountId)
    .unionAll(coTaughtIds(queries, accountId))
}

/** The classes of other owners that an account teaches. A subquery. */
export function coTaughtIds(queries: Queries, accountId: string) {
  return queries
    .selectFrom('co_teachers')
    .select('co_teachers.classroom_id as id')
    .where('co_teachers.account_id', '=', accountId)
    .where('co_teachers.ended_at_ms', 'is', null)
}

/** Whether an account teaches a class, even a removed one. */
export async function teachesAny(queries: Queries, accountId: string): Promise<boolean> {
  return (await taughtIds(queries, accountId).limit(1).executeTakeFirst()) !== undefined
}

/** Those of the classes that an account teaches, without removed ones. */
export async function findTaught(
  queries: Queries,
  accountId: string,
  classroomIds: readonly string[],
  nowMs: number,
): Promise<readonly { readonly id: string; readonly ownerId: string; readonly isPaid: boolean }[]> {
  const rows = await queries
    .selectFrom('classrooms')
    .select(['classrooms.id', 'classrooms.teacher_id'])
    .select(ownersPlan(queries, nowMs).as('plan'))
    .where('classrooms.id', 'in', classroomIds)
    .where('classrooms.id', 'in', taughtIds(queries, accountId))
    .where('classrooms.removed_at_ms', 'is', null)
    .execute()
  return rows.map((row) => ({ id: row.id, ownerId: row.teacher_id, isPaid: row.plan === 'teacher' }))
}

function ownersPlan(queries: Queries, nowMs: number) {
  return planNow(queries, nowMs, sql.ref<string>('classrooms.teacher_id'))
}

/** Also finds a removed class. */
export async function findClassroom(queries: Queries, id: string): Promise<Classroom | undefined> {
  const row = await classrooms(queries).where('id', '=', id).executeTakeFirst()
  return row && classroomOfRow(row)
}

/** The class that a teacher created under a key, even if removed. */
export async function findClassroomByKey(queries: Queries, teacherId: string, key: string): Promise<Classroom | undefined> {
  const row = await classrooms(queries).where('teacher_id', '=', teacherId).where('classroom_key', '=', key).executeTakeFirst()
  return row && classroomOfRow(row)
}

/** Frees the key of a removed class for a new one. */
export async function freeClassroomKey(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('classrooms').set({ classroom_key: null }).where('id', '=', id).execute()
}

/** Whether the class is the owner's and not removed. A lock on the owner's seats keeps it so. */
export async function isThere(queries: Queries, id: string, ownerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('classrooms')
    .select('id')
    .where('id', '=', id)
    .where('teacher_id', '=', ownerId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function changeClassroom(
  queries: Queries,
  id: string,
  { name, isArchived, boardShows, goalPoints, timeZone }: ClassroomChange,
): Promise<void> {
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(isArchived === undefined ? {} : { is_archived: Number(isArchived) }),
    ...(boardShows === undefined ? {} : { board_shows: boardShows }),
    ...(goalPoints === undefined ? {} : { goal_points: goalPoints }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
  }
  if (Object.keys(change).length > 0) await queries.updateTable('classrooms').set(change).where('id', '=', id).execute()
}

/** @returns false if it was removed before */
export async function markClassroomRemoved(queries: Queries, id: string, nowMs: number): Promise<boolean> {
  const row = await queries
    .updateTable('classrooms')
    .set({ removed_at_ms: nowMs })
    .where('id', '=', id)
    .where('removed_at_ms', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if it was not removed */
export async function unmarkClassroomRemoved(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .updateTable('classrooms')
    .set({ removed_at_ms: null })
    .where('id', '=', id)
    .where('removed_at_ms', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The students of a teacher, or of all teachers of the teacher's school: they count against one limit. A subquery.
 *  Source: docs/product.md, Schools */
function sharedSeats(queries: Queries, teacherId: string | Expression<string>) {
  return queries
    .selectFrom('teacher_seats')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('teacher_seats.used'), sql.lit(0)).as('used'))
    .where(
      'teacher_seats.teacher_id',
      'in',
      queries.selectNoFrom(({ cast }) => cast<string>(sql`${teacherId}`, 'text').as('id')).union(colleagueIds(queries, teacherId)),
    )
}

/** The teachers of an account's school, itself included; none without a school. A subquery. */
export function colleagueIds(queries: Queries, accountId: string | Expression<string>) {
  return queries
    .selectFrom('school_teachers as own')
    .innerJoin('school_teachers as colleagues', 'colleagues.school_id', 'own.school_id')
    .select('colleagues.account_id as id')
    .where('own.account_id', '=', accountId)
    .where('own.ended_at_ms', 'is', null)
    .where('colleagues.ended_at_ms', 'is', null)
}

/** Locks a school until the transaction ends. Its teachers' accounts are locked before it.
 *  @param of the school's id, or a teacher of it whose account is locked */
export async function lockSchool(queries: Queries, of: { readonly id: string } | { readonly teacherId: string }): Promise<void> {
  const id = 'id' in of ? of.id : schoolIdOf(queries, of.teacherId)
  await queries.selectFrom('schools').select('id').where('id', '=', id).$call(locking(queries)).execute()
}

/** The school of an account. A subquery. */
function schoolIdOf(queries: Queries, accountId: string) {
  return queries.selectFrom('school_teachers').select('school_id').where('account_id', '=', accountId).where('ended_at_ms', 'is', null)
}

/** Locks a teacher's number of students, and the school in which it counts, until the transaction ends.
 *  @returns the number of the teacher, or of all of the school together */
export async function lockSeats(queries: Queries, teacherId: string): Promise<number> {
  // The account first, in the order of its deletion, so that the two never deadlock.
  await lockAccounts(queries, [teacherId])
  await lockSchool(queries, { teacherId })
  await queries
    .insertInto('teacher_seats')
    .values({ teacher_id: teacherId, used: 0 })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet((eb) => ({ used: eb.ref('teacher_seats.used') })))
    .execute()
  return seatsUsed(queries, teacherId)
}

/** Takes seats, if enough are left: the one statement that enforces the limit.
 *  @returns how many are taken then; undefined if not enough are left */
export async function takeSeats(queries: Queries, teacherId: string, count: number, limit: number): Promise<number | undefined> {
  const row = await queries
    .updateTable('teacher_seats')
    .set((eb) => ({ used: eb('used', '+', count) }))
    .where('teacher_id', '=', teacherId)
    .where((eb) => eb(eb(sharedSeats(queries, teacherId), '+', count), '<=', limit))
    .returning('teacher_id')
    .executeTakeFirst()
  return row && seatsUsed(queries, teacherId)
}

export async function giveSeatsBack(queries: Queries, teacherId: string, count: number): Promise<number> {
  await queries
    .updateTable('teacher_seats')
    .set((eb) => ({ used: eb('used', '-', count) }))
    .where('teacher_id', '=', teacherId)
    .execute()
  return seatsUsed(queries, teacherId)
}

/** Moves seats to another teacher, whether or not there is room. Both are locked. */
export async function moveSeats(queries: Queries, fromId: string, toId: string, count: number): Promise<void> {
  await giveSeatsBack(queries, fromId, count)
  await giveSeatsBack(queries, toId, -count)
}

/** The students of a teacher, or of all teachers of the teacher's school together. */
export async function seatsUsed(queries: Queries, teacherId: string): Promise<number> {
  return (await sharedSeats(queries, teacherId).executeTakeFirst())?.used ?? 0
}

/** A student's class, read by every request of a student. */
export interface Membership {
  readonly classroomId: string
  readonly teacherId: string
  /** The student or their class. */
  readonly isRemoved: boolean
  /** Until then the class goes on without a plan. */
  readonly graceUntilMs: number | undefined
  /** A day. */
  readonly lastSeen: number
}

export async function findMembership(queries: Queries, accountId: string): Promise<Membership | undefined> {
  const row = await queries
    .selectFrom('students')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .select(['students.classroom_id', 'classrooms.teacher_id', 'students.removed_at_ms', 'students.last_seen'])
    .select(['classrooms.removed_at_ms as class_removed_at_ms', 'classrooms.grace_until_ms'])
    .where('students.account_id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      classroomId: row.classroom_id,
      teacherId: row.teacher_id,
      isRemoved: row.removed_at_ms !== null || row.class_removed_at_ms !== null,
      graceUntilMs: row.grace_until_ms ?? undefined,
      lastSeen: row.last_seen,
    }
  )
}

/** Records that a student was active on a day. */
export async function setLastSeen(queries: Queries, accountId: string, day: number): Promise<void> {
  await queries.updateTable('students').set({ last_seen: day }).where('account_id', '=', accountId).where('last_seen', '<', day).execute()
}

function classrooms(queries: Queries) {
  return queries
    .selectFrom('classrooms')
    .selectAll('classrooms')
    .select((eb) => studentCount(eb).as('student_count'))
}

function studentCount(eb: ExpressionBuilder<Tables, 'classrooms'>) {
  return eb
    .selectFrom('students')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('students.classroom_id', '=', 'classrooms.id')
    .where((inner) =>
      inner.or([
        inner.and([inner('classrooms.removed_at_ms', 'is', null), inner('students.removed_at_ms', 'is', null)]),
        inner.and([inner('classrooms.removed_at_ms', 'is not', null), inner('students.removed_by', '=', 'classroom')]),
      ]),
    )
}

type ClassroomRow = Awaited<ReturnType<ReturnType<typeof classrooms>['executeTakeFirstOrThrow']>>

function classroomOfRow(row: ClassroomRow): Classroom {
  return {
    id: row.id,
    teacherId: row.teacher_id,
    name: row.name,
    isArchived: row.is_archived === 1,
    boardShows: row.board_shows,
    goalPoints: row.goal_points ?? undefined,
    timeZone: row.time_zone ?? undefined,
    createdAtMs: row.created_at_ms,
    removedAtMs: row.removed_at_ms ?? undefined,
    graceUntilMs: row.grace_until_ms ?? undefined,
    studentCount: row.student_count ?? 0,
  }
}
