import { sql } from 'kysely'
import type { Queries } from '../tables.ts'
import type { Period } from './board-queries.ts'
import { bucketChanges, type ScoreShift } from './buckets.ts'
import { countColumns } from './counts.ts'
import type { PeriodScore } from './standing.ts'

/** Buckets of one statement at most, far from any limit on its parameters. */
const CHUNK = 500

export interface StoredScore {
  readonly scope: number
  readonly period: number
  readonly score: number
}

/** One more attempt, solve or both at one level. */
export interface ScoreGain {
  readonly scope: number
  readonly period: number
  readonly points: number
  readonly attempted: 0 | 1
  readonly correct: 0 | 1
}

/** @returns the scores after it */
export async function addToScores(
  queries: Queries,
  { playerId, isListed, levelId, nowMs }: { playerId: number; isListed: boolean; levelId: number; nowMs: number },
  gains: readonly ScoreGain[],
): Promise<readonly StoredScore[]> {
  const attemptedHere = `attempted_${levelId}` as 'attempted_1'
  const correctHere = `correct_${levelId}` as 'correct_1'
  return queries
    .insertInto('scores')
    .values(
      gains.map(({ scope, period, points, attempted, correct }) => ({
        player_id: playerId,
        scope,
        period,
        is_listed: isListed ? 1 : 0,
        score: points,
        correct,
        attempted,
        reached_at_ms: correct === 1 ? nowMs : 0,
        [attemptedHere]: attempted,
        [correctHere]: correct,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'scope', 'period']).doUpdateSet({
        score: sql`scores.score + excluded.score`,
        correct: sql`scores.correct + excluded.correct`,
        attempted: sql`scores.attempted + excluded.attempted`,
        reached_at_ms: sql`case when excluded.reached_at_ms > scores.reached_at_ms then excluded.reached_at_ms else scores.reached_at_ms end`,
        [attemptedHere]: sql`${sql.ref(`scores.${attemptedHere}`)} + ${sql.ref(`excluded.${attemptedHere}`)}`,
        [correctHere]: sql`${sql.ref(`scores.${correctHere}`)} + ${sql.ref(`excluded.${correctHere}`)}`,
      }),
    )
    .returning(['scope', 'period', 'score'])
    .execute()
}

/** Replaces a player's score in one period by what it is found to be. */
export async function replaceScore(
  queries: Queries,
  { playerId, isListed, scope, period }: { playerId: number; isListed: boolean; scope: number; period: number },
  found: PeriodScore,
): Promise<void> {
  const columns = {
    score: found.score,
    correct: found.correct,
    attempted: found.attempted,
    reached_at_ms: found.reachedAtMs,
    ...countColumns(found.byLevel),
  }
  await queries
    .insertInto('scores')
    .values({ player_id: playerId, scope, period, is_listed: isListed ? 1 : 0, ...columns })
    .onConflict((conflict) => conflict.columns(['player_id', 'scope', 'period']).doUpdateSet(columns))
    .execute()
}

export async function deleteScore(queries: Queries, playerId: number, { scope, period }: Period): Promise<void> {
  await queries.deleteFrom('scores').where('player_id', '=', playerId).where('scope', '=', scope).where('period', '=', period).execute()
}

export function scoresOf(queries: Queries, playerId: number): Promise<readonly StoredScore[]> {
  return queries.selectFrom('scores').select(['scope', 'period', 'score']).where('player_id', '=', playerId).execute()
}

/** Puts the player's scores on the public boards, or takes them off. */
export async function listScores(queries: Queries, playerId: number, isListed: boolean): Promise<readonly StoredScore[]> {
  await queries
    .updateTable('board_players')
    .set({ is_listed: isListed ? 1 : 0 })
    .where('player_id', '=', playerId)
    .execute()
  return queries
    .updateTable('scores')
    .set({ is_listed: isListed ? 1 : 0 })
    .where('player_id', '=', playerId)
    .returning(['scope', 'period', 'score'])
    .execute()
}

/** To be done last in a transaction, and once: the buckets are what different players have in common. */
export async function shiftBuckets(queries: Queries, shifts: readonly ScoreShift[]): Promise<void> {
  const changes = bucketChanges(shifts)
  for (let from = 0; from < changes.length; from += CHUNK) {
    await queries
      .insertInto('score_buckets')
      .values(changes.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'period', 'width', 'bucket']).doUpdateSet({ players: sql`score_buckets.players + excluded.players` }),
      )
      .execute()
  }
}
