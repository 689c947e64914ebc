import { sql } from 'kysely'
import type { Queries } from '../tables.ts'
import type { Period } from './board-queries.ts'

/** Rows deleted at once, so that nobody waits long. */
const CHUNK = 1000

/** Deletes a part of what the scope's boards held before a period.
 *  @returns whether that was the last part */
export async function deleteScoresBefore(queries: Queries, { scope, period }: Period): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from scores where (player_id, scope, period) in (
    select player_id, scope, period from scores where scope = ${scope} and period < ${period} limit ${CHUNK})`.execute(queries)
  return numAffectedRows < CHUNK
}

export async function deleteBucketsBefore(queries: Queries, { scope, period }: Period): Promise<void> {
  await queries.deleteFrom('score_buckets').where('scope', '=', scope).where('period', '<', period).execute()
}
