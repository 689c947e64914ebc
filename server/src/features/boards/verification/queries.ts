import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { WIDTHS, type BucketChange, type Period } from '../scoring/buckets.ts'
import { countsOf, LEVEL_COUNT, TYPE_COUNT, type Counts } from '../scoring/counts.ts'
import type { PeriodScore } from '../scoring/period-score.ts'

export interface CheckedScore extends PeriodScore, Period {
  readonly playerId: number
  readonly isListed: boolean
}

export interface CheckedPlayer {
  readonly isListed: boolean
  readonly daysPlayed: number
  readonly byType: Counts
}

/** Runs all reads on one state of the database. */
export function inSnapshot<T>(queries: Queries, work: (snapshot: Queries) => Promise<T>): Promise<T> {
  return queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

export async function storedScores(
  queries: Queries,
  playerIds: readonly number[],
  periods: readonly Period[],
): Promise<readonly CheckedScore[]> {
  const rows = await queries
    .selectFrom('scores')
    .selectAll()
    .where('player_id', 'in', playerIds)
    .where((eb) => eb.or(periods.map(({ scope, period }) => eb.and([eb('scope', '=', scope), eb('period', '=', period)]))))
    .execute()
  return rows.map((row) => ({
    playerId: row.player_id,
    scope: row.scope,
    period: row.period,
    isListed: row.is_listed === 1,
    score: row.score,
    correct: row.correct,
    attempted: row.attempted,
    reachedAtMs: row.reached_at_ms,
    byLevel: countsOf({ ...row }, LEVEL_COUNT),
  }))
}

export async function storedBoardPlayers(queries: Queries, playerIds: readonly number[]): Promise<ReadonlyMap<number, CheckedPlayer>> {
  const rows = await queries.selectFrom('board_players').selectAll().where('player_id', 'in', playerIds).execute()
  return new Map(
    rows.map((row) => [
      row.player_id,
      { isListed: row.is_listed === 1, daysPlayed: row.days_played, byType: countsOf({ ...row }, TYPE_COUNT) },
    ]),
  )
}

/** @returns how many scores belong to no account */
export async function strayScores(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('scores')
    .innerJoin('players', 'players.id', 'scores.player_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('players.account_id', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export function storedBuckets(queries: Queries, { scope, period }: Period): Promise<readonly BucketChange[]> {
  return queries
    .selectFrom('score_buckets')
    .selectAll()
    .where('scope', '=', scope)
    .where('period', '=', period)
    .where('players', '!=', 0)
    .execute()
}

export async function deleteStrayScores(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('scores')
    .where('player_id', 'in', (eb) => eb.selectFrom('players').select('id').where('account_id', 'is', null))
    .execute()
}

/** Recounts all listed scores. A guess scored meanwhile has shifted the buckets before, or does so after: score and shift are one
 *  transaction with the shift last, and the embedded database allows one writer at a time. */
export async function rebuildBuckets(queries: Queries, dialect: Database['dialect']): Promise<void> {
  if (dialect === 'postgres') await sql`lock table score_buckets in share row exclusive mode`.execute(queries)
  await queries.deleteFrom('score_buckets').execute()
  for (const width of WIDTHS) {
    // Integer division.
    await sql`insert into score_buckets (scope, period, width, bucket, players)
      select scope, period, ${sql.lit(width)}, score / ${sql.lit(width)}, count(*) from scores
      where is_listed = 1 and score > 0 group by scope, period, score / ${sql.lit(width)}`.execute(queries)
  }
}
