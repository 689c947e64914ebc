import type { Queries } from '../../../platform/database/tables.ts'

/** @returns false for a repeated letter */
export async function insertMessageId(queries: Queries, id: string, receivedAtMs: number): Promise<boolean> {
  const row = await queries
    .insertInto('contact_messages')
    .values({ id, received_at_ms: receivedAtMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteMessageId(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('contact_messages').where('id', '=', id).execute()
}

/** @returns how many were deleted, at most `limit` */
export async function deleteMessageIdsBefore(queries: Queries, timeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('contact_messages').select('id').where('received_at_ms', '<', timeMs).limit(limit)
  return (await queries.deleteFrom('contact_messages').where('id', 'in', old).returning('id').execute()).length
}
