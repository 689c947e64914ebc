import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { SchoolsTable } from '../tables.ts'

export interface School {
  readonly id: string
  readonly payerId: string
  readonly name: string
}

/** A teacher of a school, the payer included, with how much counts against the school's seats. */
export interface SchoolTeacher {
  readonly accountId: string
  readonly nickname: string
  /** Undefined unless it is proven. */
  readonly email: string | undefined
  /** Without removed ones. */
  readonly classCount: number
  readonly studentCount: number
}

export interface SchoolPart {
  readonly schoolId: string
  /** When the payer ended it; null = it goes on. */
  readonly endedAtMs: number | null
}

export async function findSchool(queries: Queries, id: string): Promise<School | undefined> {
  const row = await queries.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirst()
  return row && schoolOf(row)
}

/** The school that an account belongs to. */
export async function findSchoolOf(queries: Queries, accountId: string): Promise<School | undefined> {
  const row = await queries
    .selectFrom('school_teachers')
    .innerJoin('schools', 'schools.id', 'school_teachers.school_id')
    .selectAll('schools')
    .where('school_teachers.account_id', '=', accountId)
    .where('school_teachers.ended_at_ms', 'is', null)
    .executeTakeFirst()
  return row && schoolOf(row)
}

export async function insertSchool(queries: Queries, { id, payerId, name }: School, nowMs: number): Promise<void> {
  await queries.insertInto('schools').values({ id, payer_id: payerId, name, created_at_ms: nowMs }).execute()
}

export async function changeSchool(
  queries: Queries,
  id: string,
  change: { readonly name: string } | { readonly payer_id: string },
): Promise<void> {
  await queries.updateTable('schools').set(change).where('id', '=', id).execute()
}

/** Its teachers' parts and its invitations are deleted with it. */
export async function deleteSchool(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('schools').where('id', '=', id).execute()
}

/** The teachers of a school, in the order in which they joined. */
export async function schoolTeachersOf(queries: Queries, schoolId: string): Promise<readonly SchoolTeacher[]> {
  const rows = await queries
    .selectFrom('school_teachers')
    .innerJoin('accounts', 'accounts.id', 'school_teachers.account_id')
    .leftJoin('teacher_seats', 'teacher_seats.teacher_id', 'school_teachers.account_id')
    .select(['accounts.id', 'accounts.nickname', 'accounts.email', 'accounts.is_email_verified', 'teacher_seats.used'])
    .select((eb) =>
      eb
        .selectFrom('classrooms')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('classrooms.teacher_id', '=', 'school_teachers.account_id')
        .where('classrooms.removed_at_ms', 'is', null)
        .as('class_count'),
    )
    .where('school_teachers.school_id', '=', schoolId)
    .where('school_teachers.ended_at_ms', 'is', null)
    .orderBy('school_teachers.joined_at_ms')
    .orderBy('accounts.id')
    .execute()
  return rows.map((row) => ({
    accountId: row.id,
    nickname: row.nickname ?? '',
    email: row.is_email_verified === 1 ? (row.email ?? undefined) : undefined,
    classCount: row.class_count ?? 0,
    studentCount: row.used ?? 0,
  }))
}

/** How many teachers a school has, the payer included. */
export async function countSchoolTeachers(queries: Queries, schoolId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('school_teachers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('school_id', '=', schoolId)
    .where('ended_at_ms', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The part of an account in a school, also an ended one. */
export async function findPart(queries: Queries, accountId: string): Promise<SchoolPart | undefined> {
  const row = await queries
    .selectFrom('school_teachers')
    .select(['school_id', 'ended_at_ms'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { schoolId: row.school_id, endedAtMs: row.ended_at_ms }
}

/** Adds a teacher, also one whose part in this or another school was ended. */
export async function putPart(queries: Queries, schoolId: string, accountId: string, nowMs: number): Promise<void> {
  const part = { school_id: schoolId, joined_at_ms: nowMs, ended_at_ms: null }
  await queries
    .insertInto('school_teachers')
    .values({ account_id: accountId, ...part })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(part))
    .execute()
}

export async function setPartEnd(queries: Queries, accountId: string, endedAtMs: number | null): Promise<void> {
  await queries.updateTable('school_teachers').set({ ended_at_ms: endedAtMs }).where('account_id', '=', accountId).execute()
}

export async function deletePart(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('school_teachers').where('account_id', '=', accountId).execute()
}

/** Lets the classes of a teacher go on without a plan until a time; undefined = no longer than the plan. */
export async function setGrace(queries: Queries, teacherId: string, graceUntilMs: number | undefined): Promise<void> {
  await queries
    .updateTable('classrooms')
    .set({ grace_until_ms: graceUntilMs ?? null })
    .where('teacher_id', '=', teacherId)
    .execute()
}

/** Deletes up to `limit` parts that were ended before a time.
 *  @returns how many */
export async function deletePartsEndedBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('school_teachers').select('account_id').where('ended_at_ms', '<=', beforeMs).limit(limit)
  return (await queries.deleteFrom('school_teachers').where('account_id', 'in', old).returning('account_id').execute()).length
}

function schoolOf({ id, payer_id, name }: Selectable<SchoolsTable>): School {
  return { id, payerId: payer_id, name }
}
