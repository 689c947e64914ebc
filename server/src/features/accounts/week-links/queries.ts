import type { Queries } from '../../../platform/database/tables.ts'
import './tables.ts'

export interface StoredLink {
  readonly accountId: string
  readonly code: string
  readonly madeAtMs: number
}

/** @param sinceMs links that were made before have ended */
export async function findLinkOf(queries: Queries, accountId: string, sinceMs: number): Promise<StoredLink | undefined> {
  const row = await selectLinks(queries, sinceMs).where('account_id', '=', accountId).executeTakeFirst()
  return row && { accountId: row.account_id, code: row.code, madeAtMs: row.made_at_ms }
}

/** @param sinceMs links that were made before have ended */
export async function findLinkByCode(queries: Queries, code: string, sinceMs: number): Promise<StoredLink | undefined> {
  const row = await selectLinks(queries, sinceMs).where('code', '=', code).executeTakeFirst()
  return row && { accountId: row.account_id, code: row.code, madeAtMs: row.made_at_ms }
}

function selectLinks(queries: Queries, sinceMs: number) {
  return queries.selectFrom('week_links').selectAll().where('made_at_ms', '>=', sinceMs)
}

/** Inserts the link, in place of one that has ended. A link that has not ended stays.
 *  @param sinceMs links that were made before have ended */
export async function putLink(queries: Queries, { accountId, code, madeAtMs }: StoredLink, sinceMs: number): Promise<void> {
  await queries
    .insertInto('week_links')
    .values({ account_id: accountId, code, made_at_ms: madeAtMs })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ code, made_at_ms: madeAtMs }).where('week_links.made_at_ms', '<', sinceMs),
    )
    .execute()
}

export async function deleteLink(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('week_links').where('account_id', '=', accountId).execute()
}

/** @returns how many were deleted */
export async function deleteLinksBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('week_links').select('account_id').where('made_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('week_links').where('account_id', 'in', old).returning('account_id').execute()).length
}
