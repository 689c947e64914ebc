import type { Queries } from '../database/tables.ts'

/** Something that the operator changed, or looked at. */
export interface Act {
  readonly atMs: number
  /** Which command, without what was typed behind it: that may be an e-mail. */
  readonly command: string
  readonly touched: string
  /** Whose it was; absent for what is nobody's. */
  readonly accountId?: string | undefined
}

export async function insertAct(queries: Queries, { atMs, command, touched, accountId }: Act): Promise<void> {
  await queries
    .insertInto('operator_acts')
    .values({ at_ms: atMs, command, touched, account_id: accountId ?? null })
    .execute()
}

/** @returns the newest, in the order in which they were done */
export async function lastActs(queries: Queries, limit: number): Promise<readonly Act[]> {
  const rows = await queries.selectFrom('operator_acts').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return rows.toReversed().map(actOf)
}

export async function actsOn(queries: Queries, accountId: string): Promise<readonly Act[]> {
  return (await queries.selectFrom('operator_acts').selectAll().where('account_id', '=', accountId).orderBy('id').execute()).map(actOf)
}

/** @returns how many were deleted, at most `limit` */
export async function deleteActsBefore(queries: Queries, timeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('operator_acts').select('id').where('at_ms', '<', timeMs).limit(limit)
  return (await queries.deleteFrom('operator_acts').where('id', 'in', old).returning('id').execute()).length
}

function actOf(row: {
  readonly at_ms: number
  readonly command: string
  readonly touched: string
  readonly account_id: string | null
}): Act {
  return { atMs: row.at_ms, command: row.command, touched: row.touched, accountId: row.account_id ?? undefined }
}
