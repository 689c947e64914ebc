import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { RemovedBy } from '../tables.ts'

/** A student with the names that the teacher uses. */
export interface Student {
  readonly id: string
  readonly classroomId: string
  /** The owner of the class. */
  readonly teacherId: string
  readonly userName: string
  readonly nickname: string
  /** The teacher's name for the student. */
  readonly realName: string | undefined
  /** In the school's own list. */
  readonly rosterId: string | undefined
  readonly hasPassword: boolean
  /** A password set by the teacher is not hashed yet. */
  readonly isWaiting: boolean
  readonly createdAtMs: number
  readonly removedAtMs: number | undefined
  /** A day. */
  readonly lastSeen: number
}

export async function insertStudent(
  queries: Queries,
  student: Pick<Student, 'id' | 'classroomId' | 'realName' | 'createdAtMs' | 'lastSeen'> & StoredSchoolLogin,
): Promise<void> {
  await queries
    .insertInto('students')
    .values({
      account_id: student.id,
      classroom_id: student.classroomId,
      real_name: student.realName ?? null,
      created_at_ms: student.createdAtMs,
      last_seen: student.lastSeen,
      roster_id: student.rosterId ?? null,
      address_key: student.addressKey ?? null,
    })
    .execute()
}

/** The marks by which a school's own sign-in knows a student. */
export interface StoredSchoolLogin {
  readonly rosterId?: string | undefined
  readonly addressKey?: string | undefined
}

/** @param login absent = unchanged; empty = none from now on */
export async function setSchoolLogin(queries: Queries, id: string, { rosterId, addressKey }: StoredSchoolLogin): Promise<void> {
  const change = {
    ...(rosterId === undefined ? {} : { roster_id: rosterId || null }),
    ...(addressKey === undefined ? {} : { address_key: addressKey || null }),
  }
  if (Object.keys(change).length > 0) await queries.updateTable('students').set(change).where('account_id', '=', id).execute()
}

/** Up to two present students whom a school's sign-in may mean. */
export async function findBySchoolLogin(queries: Queries, { rosterId, addressKey }: StoredSchoolLogin): Promise<readonly string[]> {
  const presentWith = (column: 'students.roster_id' | 'students.address_key', value: string | undefined) =>
    queries
      .selectFrom('students')
      .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
      .select('students.account_id')
      .where(column, '=', value ?? null)
      .where('students.removed_at_ms', 'is', null)
      .where('classrooms.removed_at_ms', 'is', null)
  // Each by its own index; with "or" all present students would be read.
  const rows = await presentWith('students.roster_id', rosterId).union(presentWith('students.address_key', addressKey)).limit(2).execute()
  return rows.map((row) => row.account_id)
}

/** The students of a class, including removed ones, in the order in which they were added. */
export async function studentsIn(queries: Queries, classroomId: string): Promise<readonly Student[]> {
  return (await students(queries).where('students.classroom_id', '=', classroomId).execute()).map(studentOf)
}

/** The present students of a class; if they have moved on with the class, those who were in it. */
export async function membersIn(queries: Queries, classroomId: string): Promise<readonly Student[]> {
  const present = (await studentsIn(queries, classroomId)).filter(({ removedAtMs }) => removedAtMs === undefined)
  if (present.length > 0) return present
  const former = await students(queries)
    .innerJoin('former_students', 'former_students.account_id', 'students.account_id')
    .where('former_students.classroom_id', '=', classroomId)
    .where('students.removed_at_ms', 'is', null)
    .execute()
  return former.map(studentOf)
}

/** The students of all classes that a teacher owns. */
export async function studentsOfTeacher(queries: Queries, teacherId: string): Promise<readonly Student[]> {
  return (await students(queries).where('classrooms.teacher_id', '=', teacherId).execute()).map(studentOf)
}

/** The students among the ids, without those of removed classes. */
export async function studentsAmong(queries: Queries, ids: readonly string[]): Promise<readonly Student[]> {
  const rows = await students(queries).where('students.account_id', 'in', ids).where('classrooms.removed_at_ms', 'is', null).execute()
  return rows.map(studentOf)
}

export async function findStudent(queries: Queries, id: string): Promise<Student | undefined> {
  const row = await students(queries).where('students.account_id', '=', id).executeTakeFirst()
  return row && studentOf(row)
}

/** @returns which of these folded names are occupied */
export async function takenUserNames(queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await queries.selectFrom('accounts').select('user_name_key').where('user_name_key', 'in', keys).execute()
  return new Set(rows.map((row) => row.user_name_key))
}

export async function isUserNameTaken(queries: Queries, key: string): Promise<boolean> {
  return (await takenUserNames(queries, [key])).has(key)
}

/** @throws the database's own error if the name is occupied */
export async function setUserName(queries: Queries, id: string, userName: string, key: string): Promise<void> {
  await queries.updateTable('accounts').set({ user_name: userName, user_name_key: key }).where('id', '=', id).execute()
}

export async function setRealName(queries: Queries, id: string, realName: string | null): Promise<void> {
  await queries.updateTable('students').set({ real_name: realName }).where('account_id', '=', id).execute()
}

export async function moveTo(queries: Queries, ids: readonly string[], classroomId: string): Promise<void> {
  await queries.updateTable('students').set({ classroom_id: classroomId }).where('account_id', 'in', ids).execute()
}

/** @returns the students that were not removed before */
export async function markRemoved(queries: Queries, ids: readonly string[], by: RemovedBy, nowMs: number): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('students')
    .set({ removed_at_ms: nowMs, removed_by: by })
    .where('account_id', 'in', ids)
    .where('removed_at_ms', 'is', null)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** @returns the students removed with their class */
export async function markClassRemoved(queries: Queries, classroomId: string, nowMs: number): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('students')
    .set({ removed_at_ms: nowMs, removed_by: 'classroom' })
    .where('classroom_id', '=', classroomId)
    .where('removed_at_ms', 'is', null)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** Restores students.
 *  @returns those that were removed */
export async function unmarkRemoved(queries: Queries, ids: readonly string[], day: number): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('students')
    .set({ removed_at_ms: null, removed_by: null, last_seen: day })
    .where('account_id', 'in', ids)
    .where('removed_at_ms', 'is not', null)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** Restores the students removed with their class. */
export async function unmarkClassRemoved(queries: Queries, classroomId: string, day: number): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('students')
    .set({ removed_at_ms: null, removed_by: null, last_seen: day })
    .where('classroom_id', '=', classroomId)
    .where('removed_by', '=', 'classroom')
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** Up to `limit` students removed before a time.
 *  @returns their accounts */
export async function removedBefore(queries: Queries, beforeMs: number, limit: number): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('students')
    .select('account_id')
    .where('removed_at_ms', '<=', beforeMs)
    .orderBy('removed_at_ms')
    .limit(limit)
    .execute()
  return rows.map((row) => row.account_id)
}

/** Up to `limit` of a teacher's removed students beyond the `kept` latest ones.
 *  @returns their accounts */
export async function removedBeyond(queries: Queries, teacherId: string, kept: number, limit: number): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('students')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .select('students.account_id')
    .where('classrooms.teacher_id', '=', teacherId)
    .where('students.removed_at_ms', 'is not', null)
    .orderBy('students.removed_at_ms', 'desc')
    .orderBy('students.account_id')
    .limit(limit)
    .offset(kept)
    .execute()
  return rows.map((row) => row.account_id)
}

/** Up to `limit` students of one teacher, not removed, last active before a day.
 *  @returns their accounts with their teacher's */
export async function idleSince(queries: Queries, day: number, limit: number): Promise<readonly { id: string; teacherId: string }[]> {
  const rows = await queries
    .selectFrom('students')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .select(['students.account_id', 'classrooms.teacher_id'])
    .where('students.removed_at_ms', 'is', null)
    .where('students.last_seen', '<', day)
    .orderBy('classrooms.teacher_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.account_id, teacherId: row.teacher_id }))
}

/** Deletes classes removed before a time that have no students left.
 *  @returns how many */
export async function deleteEmptyClassrooms(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries
    .selectFrom('classrooms')
    .select('id')
    .where('removed_at_ms', '<=', beforeMs)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('students').select('account_id').whereRef('students.classroom_id', '=', 'classrooms.id'))),
    )
    .limit(limit)
  return (await queries.deleteFrom('classrooms').where('id', 'in', old).returning('id').execute()).length
}

function students(queries: Queries) {
  return queries
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .leftJoin('waiting_passwords', 'waiting_passwords.account_id', 'students.account_id')
    .selectAll('students')
    .select(['accounts.user_name', 'accounts.nickname', 'classrooms.teacher_id', 'waiting_passwords.upload_id'])
    .select(sql<number>`case when accounts.password_hash is null then 0 else 1 end`.as('has_password'))
    .orderBy('students.created_at_ms')
    .orderBy('accounts.user_name_key')
}

type StudentRow = Awaited<ReturnType<ReturnType<typeof students>['executeTakeFirstOrThrow']>>

function studentOf(row: StudentRow): Student {
  return {
    id: row.account_id,
    classroomId: row.classroom_id,
    teacherId: row.teacher_id,
    userName: row.user_name,
    nickname: row.nickname ?? '',
    realName: row.real_name ?? undefined,
    rosterId: row.roster_id ?? undefined,
    hasPassword: row.has_password === 1,
    isWaiting: row.upload_id !== null,
    createdAtMs: row.created_at_ms,
    removedAtMs: row.removed_at_ms ?? undefined,
    lastSeen: row.last_seen,
  }
}
