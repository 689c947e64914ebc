import type { Queries } from '../../../platform/database/tables.ts'

/** A teacher of a class beside its owner, or its owner. */
export interface ClassTeacher {
  readonly accountId: string
  readonly nickname: string
  /** Undefined unless it is proven. */
  readonly email: string | undefined
}

/** The teachers beside the owner, in the order in which they joined. */
export async function coTeachersOf(queries: Queries, classroomId: string): Promise<readonly ClassTeacher[]> {
  const rows = await queries
    .selectFrom('co_teachers')
    .innerJoin('accounts', 'accounts.id', 'co_teachers.account_id')
    .select(['accounts.id', 'accounts.nickname', 'accounts.email', 'accounts.is_email_verified'])
    .where('co_teachers.classroom_id', '=', classroomId)
    .where('co_teachers.ended_at_ms', 'is', null)
    .orderBy('co_teachers.joined_at_ms')
    .orderBy('accounts.id')
    .execute()
  return rows.map(({ id, nickname, email, is_email_verified }) => ({
    accountId: id,
    nickname: nickname ?? '',
    email: is_email_verified === 1 ? (email ?? undefined) : undefined,
  }))
}

/** Adds a teacher, also one whose part was ended. A teacher of the class stays as before. */
export async function putCoTeacher(queries: Queries, classroomId: string, accountId: string, nowMs: number): Promise<void> {
  await queries
    .insertInto('co_teachers')
    .values({ classroom_id: classroomId, account_id: accountId, joined_at_ms: nowMs, ended_at_ms: null })
    .onConflict((conflict) =>
      conflict
        .columns(['classroom_id', 'account_id'])
        .doUpdateSet({ joined_at_ms: nowMs, ended_at_ms: null })
        .where('co_teachers.ended_at_ms', 'is not', null),
    )
    .execute()
}

/** @returns when the owner ended the teacher's part; null = it goes on; undefined = there is none */
export async function findEnd(queries: Queries, classroomId: string, accountId: string): Promise<number | null | undefined> {
  const row = await queries
    .selectFrom('co_teachers')
    .select('ended_at_ms')
    .where('classroom_id', '=', classroomId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.ended_at_ms
}

export async function setEnd(queries: Queries, classroomId: string, accountId: string, endedAtMs: number | null): Promise<void> {
  await queries
    .updateTable('co_teachers')
    .set({ ended_at_ms: endedAtMs })
    .where('classroom_id', '=', classroomId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteCoTeacher(queries: Queries, classroomId: string, accountId: string): Promise<void> {
  await queries.deleteFrom('co_teachers').where('classroom_id', '=', classroomId).where('account_id', '=', accountId).execute()
}

/** Deletes up to `limit` parts that were ended before a time.
 *  @returns how many */
export async function deleteEndedBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = await queries
    .selectFrom('co_teachers')
    .select(['classroom_id', 'account_id'])
    .where('ended_at_ms', '<=', beforeMs)
    .limit(limit)
    .execute()
  for (const row of old) await deleteCoTeacher(queries, row.classroom_id, row.account_id)
  return old.length
}

/** The names of the classes of others that an account teaches, with the time since when. */
export async function partsOf(
  queries: Queries,
  accountId: string,
): Promise<readonly { readonly name: string; readonly joinedAtMs: number }[]> {
  const rows = await queries
    .selectFrom('co_teachers')
    .innerJoin('classrooms', 'classrooms.id', 'co_teachers.classroom_id')
    .select(['classrooms.name', 'co_teachers.joined_at_ms'])
    .where('co_teachers.account_id', '=', accountId)
    .where('co_teachers.ended_at_ms', 'is', null)
    .where('classrooms.removed_at_ms', 'is', null)
    .orderBy('co_teachers.joined_at_ms')
    .execute()
  return rows.map((row) => ({ name: row.name, joinedAtMs: row.joined_at_ms }))
}

/** The classes of an owner with other teachers, without removed ones. */
export async function sharedClassesOf(queries: Queries, ownerId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('classrooms')
    .select('classrooms.id')
    .where('teacher_id', '=', ownerId)
    .where('removed_at_ms', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('co_teachers')
          .select('co_teachers.account_id')
          .whereRef('co_teachers.classroom_id', '=', 'classrooms.id')
          .where('co_teachers.ended_at_ms', 'is', null),
      ),
    )
    .orderBy('classrooms.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives a class to another owner.
 *  @param graceUntilMs until then it goes on without a plan; undefined = no longer than the plan */
export async function setOwner(queries: Queries, classroomId: string, ownerId: string, graceUntilMs: number | undefined): Promise<void> {
  await queries
    .updateTable('classrooms')
    // The key is the former owner's, and each owner has a key once.
    .set({ teacher_id: ownerId, classroom_key: null, grace_until_ms: graceUntilMs ?? null })
    .where('id', '=', classroomId)
    .execute()
}
