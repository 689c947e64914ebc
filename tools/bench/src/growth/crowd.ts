import { dayAt } from '@emojigma/engine/day.ts'
import { SCOPES, SCORE_STEP, periodAt } from '@emojigma/contract/rules/scores.ts'
import { sql } from 'kysely'
import type { Queries } from '@emojigma/server/platform/database/tables.ts'
import { patiently } from '@emojigma/server/platform/database/timed-pool.ts'
import { WIDTHS } from '@emojigma/server/features/boards/scoring/buckets.ts'

/** One in this many players plays in the period: all time, week, day. */
const ONE_IN = [1, 3, 10] as const
/** Scores are skewed, up to a million points all time. */
const MOST_STEPS = [100_000, 2000, 300] as const
const SESSION_MS = 30 * 24 * 60 * 60_000

/** Fills an empty database with players of accounts `account-1` … on all three boards; the first ones are signed in as `session-1` … */
export async function seedCrowd(queries: Queries, players: number, sessions: number, nowMs: number): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${players})`
  const share = sql`(((cast(i as bigint) * 2654435761) % 1000003) / 1000003.0)`
  await patiently(() =>
    queries.transaction().execute(async (transaction) => {
      await sql`insert into accounts (id, user_name, user_name_key, nickname, nickname_key, is_email_verified, is_student, is_child,
      consented_at_ms, created_at_ms, last_used_day)
      ${numbers} select 'account-' || i, 'user-' || i, 'user-' || i, 'Player ' || i, 'player ' || i, 0, 0, 0, 0, 0,
        cast(${dayAt(nowMs)} as integer) from n`.execute(transaction)
      await sql`insert into players (id, account_id, created_at_ms) ${numbers} select i + 1000000, 'account-' || i, 0 from n`.execute(
        transaction,
      )
      await sql`insert into board_players (player_id, is_listed) ${numbers} select i + 1000000, 1 from n`.execute(transaction)
      for (const [scope, name] of SCOPES.entries()) {
        const [oneIn, most] = [ONE_IN[scope] ?? 1, MOST_STEPS[scope] ?? 1]
        await sql`insert into scores (player_id, scope, period, is_listed, score, correct, attempted, reached_at_ms, attempted_1, correct_1)
        ${numbers} select i + 1000000, cast(${scope} as integer), cast(${periodAt(name, nowMs)} as integer), 1,
          ${sql.lit(SCORE_STEP)} * (1 + cast(floor(${sql.lit(most)} * ${share} * ${share} * ${share} * ${share}) as integer)), 1 + i % 7, 1 + i % 11, i, 1 + i % 11, 1 + i % 7
        from n where i % ${sql.lit(oneIn)} = 0`.execute(transaction)
      }
      for (const width of WIDTHS) {
        await sql`insert into score_buckets (scope, period, width, bucket, players)
        select scope, period, ${sql.lit(width)}, score / ${sql.lit(width)}, count(*) from scores group by scope, period, score / ${sql.lit(width)}`.execute(
          transaction,
        )
      }
      await sql`insert into sessions (id, account_id, refresh_hash, rotated_at_ms, created_at_ms, expires_at_ms)
      ${numbers} select 'session-' || i, 'account-' || i, 'hash-' || i, cast(${nowMs} as bigint), cast(${nowMs} as bigint), cast(${nowMs + SESSION_MS} as bigint)
      from n where i <= ${sessions}`.execute(transaction)
    }),
  )
  await patiently(() => sql`analyze`.execute(queries))
}
