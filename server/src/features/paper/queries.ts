import type { Queries } from '../../platform/database/tables.ts'
import './tables.ts'

export interface StoredSheet {
  readonly id: string
  readonly accountId: string
  readonly madeAtMs: number
  /** As JSON. */
  readonly chosen: string
}

export async function insertSheet(queries: Queries, { id, accountId, madeAtMs, chosen }: StoredSheet): Promise<void> {
  await queries.insertInto('worksheets').values({ id, account_id: accountId, made_at_ms: madeAtMs, chosen }).execute()
}

export async function findSheet(queries: Queries, id: string): Promise<StoredSheet | undefined> {
  const row = await queries.selectFrom('worksheets').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { id: row.id, accountId: row.account_id, madeAtMs: row.made_at_ms, chosen: row.chosen }
}

/** An account's worksheets, the newest first. */
export async function sheetsOf(queries: Queries, accountId: string): Promise<readonly StoredSheet[]> {
  const rows = await queries
    .selectFrom('worksheets')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('made_at_ms', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, accountId: row.account_id, madeAtMs: row.made_at_ms, chosen: row.chosen }))
}

export async function countSheetsSince(queries: Queries, accountId: string, sinceMs: number): Promise<number> {
  const row = await queries
    .selectFrom('worksheets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('made_at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Deletes up to `limit` worksheets made before a time.
 *  @returns how many */
export async function deleteSheetsBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('worksheets').select('id').where('made_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('worksheets').where('id', 'in', old).returning('id').execute()).length
}

/** Stores what a check code stands for, unless it stands for something already.
 *  @returns what it stands for now */
export async function putCheck(queries: Queries, code: string, content: string): Promise<string | undefined> {
  await queries
    .insertInto('sheet_checks')
    .values({ code, content })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  return findCheck(queries, code)
}

export async function findCheck(queries: Queries, code: string): Promise<string | undefined> {
  const row = await queries.selectFrom('sheet_checks').select('content').where('code', '=', code).executeTakeFirst()
  return row?.content
}
