import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { Queries } from '../tables.ts'
import { WIDTHS } from './buckets.ts'

/** Scores of players without an account. */
export async function deleteStrayScores(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('scores')
    .where('player_id', 'in', (eb) => eb.selectFrom('players').select('id').where('account_id', 'is', null))
    .execute()
}

/** Counts all listed scores anew. Whoever scores meanwhile has shifted the buckets before, or does so after: a score and its shift are one transaction,
 *  the shift comes last, and the embedded database lets one write at a time. */
export async function rebuildBuckets(queries: Queries, dialect: Database['dialect']): Promise<void> {
  if (dialect === 'postgres') await sql`lock table score_buckets in share row exclusive mode`.execute(queries)
  await queries.deleteFrom('score_buckets').execute()
  for (const width of WIDTHS) {
    // Whole numbers divide to a whole number.
    await sql`insert into score_buckets (scope, period, width, bucket, players)
      select scope, period, ${sql.lit(width)}, score / ${sql.lit(width)}, count(*) from scores
      where is_listed = 1 and score > 0 group by scope, period, score / ${sql.lit(width)}`.execute(queries)
  }
}
