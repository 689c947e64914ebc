import type { Queries } from '../tables.ts'
import type { Period } from './board-queries.ts'
import type { BucketChange } from './buckets.ts'
import { countsOf, LEVEL_COUNT, TYPE_COUNT } from './counts.ts'
import type { Counts, PeriodScore } from './standing.ts'

export interface CheckedScore extends PeriodScore, Period {
  readonly playerId: number
  readonly isListed: boolean
}

export interface CheckedPlayer {
  readonly isListed: boolean
  readonly byType: Counts
}

/** One state of the database for all that is read in it. */
export function inSnapshot<T>(queries: Queries, work: (snapshot: Queries) => Promise<T>): Promise<T> {
  return queries.transaction().setIsolationLevel('repeatable read').execute(work)
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
  return new Map(rows.map((row) => [row.player_id, { isListed: row.is_listed === 1, byType: countsOf({ ...row }, TYPE_COUNT) }]))
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
