import type { Queries } from '../../../platform/database/tables.ts'

/** An upload of students. */
export interface StudentUpload {
  readonly id: string
  readonly teacherId: string
  readonly uploadKey: string
  readonly fingerprint: string
  /** As JSON. */
  readonly results: string
  readonly passwordCount: number
  readonly createdAtMs: number
}

/** @returns whether the key is new; waits for another process that is inserting it */
export async function insertUpload(queries: Queries, upload: StudentUpload): Promise<boolean> {
  const row = await queries
    .insertInto('student_uploads')
    .values({
      id: upload.id,
      teacher_id: upload.teacherId,
      upload_key: upload.uploadKey,
      fingerprint: upload.fingerprint,
      results: upload.results,
      password_count: upload.passwordCount,
      created_at_ms: upload.createdAtMs,
    })
    .onConflict((conflict) => conflict.columns(['teacher_id', 'upload_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function finishUpload(queries: Queries, id: string, results: string, passwordCount: number): Promise<void> {
  await queries.updateTable('student_uploads').set({ results, password_count: passwordCount }).where('id', '=', id).execute()
}

export function findUploadByKey(queries: Queries, teacherId: string, uploadKey: string): Promise<StudentUpload | undefined> {
  return findBy(queries, teacherId, 'upload_key', uploadKey)
}

export function findUpload(queries: Queries, teacherId: string, id: string): Promise<StudentUpload | undefined> {
  return findBy(queries, teacherId, 'id', id)
}

/** Deletes up to `limit` uploads made before a time.
 *  @returns how many */
export async function deleteUploadsBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('student_uploads').select('id').where('created_at_ms', '<=', beforeMs).limit(limit)
  return (await queries.deleteFrom('student_uploads').where('id', 'in', old).returning('id').execute()).length
}

export interface WaitingPassword {
  readonly accountId: string
  readonly uploadId: string
  readonly sealed: string
  readonly createdAtMs: number
}

export async function insertWaitingPassword(queries: Queries, waiting: WaitingPassword): Promise<void> {
  await queries
    .insertInto('waiting_passwords')
    .values({
      account_id: waiting.accountId,
      upload_id: waiting.uploadId,
      sealed: waiting.sealed,
      created_at_ms: waiting.createdAtMs,
    })
    .execute()
}

export async function nextWaitingPassword(queries: Queries): Promise<WaitingPassword | undefined> {
  const row = await queries
    .selectFrom('waiting_passwords')
    .selectAll()
    .orderBy('created_at_ms')
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst()
  return row && { accountId: row.account_id, uploadId: row.upload_id, sealed: row.sealed, createdAtMs: row.created_at_ms }
}

export async function countWaiting(queries: Queries, uploadId: string): Promise<number> {
  const row = await queries
    .selectFrom('waiting_passwords')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** @returns whether it was still there */
export async function deleteWaitingPassword(queries: Queries, accountId: string): Promise<boolean> {
  const row = await queries.deleteFrom('waiting_passwords').where('account_id', '=', accountId).returning('account_id').executeTakeFirst()
  return row !== undefined
}

/** A student added by an upload, with their present names. */
export interface UploadedStudent {
  readonly userName: string
  readonly nickname: string
  readonly passwordHash: string | null
  readonly isRemoved: boolean
}

/** @returns these students by account, without deleted ones */
export async function uploadedStudents(queries: Queries, accountIds: readonly string[]): Promise<ReadonlyMap<string, UploadedStudent>> {
  if (accountIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['accounts.id', 'accounts.user_name', 'accounts.nickname', 'accounts.password_hash', 'students.removed_at_ms'])
    .where('accounts.id', 'in', accountIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        userName: row.user_name,
        nickname: row.nickname ?? '',
        passwordHash: row.password_hash,
        isRemoved: row.removed_at_ms !== null,
      },
    ]),
  )
}

async function findBy(queries: Queries, teacherId: string, column: 'id' | 'upload_key', value: string): Promise<StudentUpload | undefined> {
  const row = await queries
    .selectFrom('student_uploads')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where(column, '=', value)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      teacherId: row.teacher_id,
      uploadKey: row.upload_key,
      fingerprint: row.fingerprint,
      results: row.results,
      passwordCount: row.password_count,
      createdAtMs: row.created_at_ms,
    }
  )
}
