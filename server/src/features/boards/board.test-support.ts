import { ALL_TIME_LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../platform/database/tables.ts'
import { NO_EVIDENCE, type Evidence } from './fairness/evidence.ts'
import { shiftBuckets } from './scoring/queries.ts'

const TRUSTED: Evidence = { ...NO_EVIDENCE, rushed: -1_000_000 }

/** Makes an account eligible for the public boards: a proven e-mail and two weeks of play, without any attempts.
 *  @param evidence of its play; absent = so good that it may solve everything at one moment of a test's clock */
export async function makeFitForBoards(queries: Queries, accountId: string, evidence: Evidence = TRUSTED): Promise<void> {
  await queries.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', accountId).execute()
  const { id } = await queries
    .insertInto('players')
    .values({ account_id: accountId, created_at_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('board_players')
    .values({ player_id: id, is_listed: 1, days_played: ALL_TIME_LISTED_DAYS, evidence: JSON.stringify(evidence) })
    .execute()
}

/** Puts players with these scores on the all-time board alone, as if each had solved one puzzle. */
export async function fillBoard(queries: Queries, scores: readonly number[]): Promise<void> {
  const accounts = scores.map(() => randomUUID())
  await queries
    .insertInto('accounts')
    .values(
      accounts.map((id) => ({
        id,
        user_name: id,
        user_name_key: id,
        nickname: id.slice(0, 18),
        nickname_key: id.slice(0, 18),
        is_email_verified: 1,
        is_student: 0,
        is_child: 0,
        consented_at_ms: 0,
        created_at_ms: 0,
      })),
    )
    .execute()
  const players = await queries
    .insertInto('players')
    .values(accounts.map((account_id) => ({ account_id, created_at_ms: 0 })))
    .returning('id')
    .execute()
  await queries
    .insertInto('board_players')
    .values(players.map(({ id }) => ({ player_id: id, is_listed: 1, days_played: ALL_TIME_LISTED_DAYS })))
    .execute()
  await queries
    .insertInto('scores')
    .values(
      players.map(({ id }, index) => ({
        player_id: id,
        scope: 0,
        period: 0,
        is_listed: 1,
        score: scores[index] ?? 0,
        correct: 1,
        attempted: 1,
        reached_at_ms: 1,
      })),
    )
    .execute()
  await shiftBuckets(
    queries,
    scores.map((score) => ({ scope: 0, period: 0, from: 0, to: score })),
  )
}
