import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { bucketsAbove, type Period } from './scoring/buckets.ts'
import { countsOf, LEVEL_COUNT, TYPE_COUNT, type Counts } from './scoring/counts.ts'
import type { PeriodScore } from './scoring/period-score.ts'

/** Rows per statement, so that no lock lasts long. */
const CHUNK = 1000

/** A player on a board, with the public name. */
export interface BoardEntry extends PeriodScore {
  readonly accountId: string
  /** Empty until one is chosen; players without one are on no public board. */
  readonly nickname: string
}

export interface OwnEntry extends BoardEntry {
  readonly scope: number
  readonly isListed: boolean
}

type EntryRow = Selectable<Tables['scores']> & { readonly account_id: string | null; readonly nickname: string | null }

/** The best first; of equal scores the one with fewer attempts, then the older account: who reaches a score first depends on where
 *  midnight falls. */
export function topEntries(queries: Queries, { scope, period }: Period, limit: number) {
  return queries
    .selectFrom('scores')
    .innerJoin('players', 'players.id', 'scores.player_id')
    .innerJoin('accounts', 'accounts.id', 'players.account_id')
    .selectAll('scores')
    .select(['players.account_id', 'accounts.nickname'])
    .where('scores.scope', '=', scope)
    .where('scores.period', '=', period)
    .where('scores.is_listed', '=', 1)
    .where('scores.score', '>', 0)
    .orderBy('scores.score', 'desc')
    .orderBy('scores.attempted')
    .orderBy('scores.player_id')
    .limit(limit)
}

/** These accounts' scores in a period, listed or not, in the order of a board. */
export function entriesAmong(queries: Queries, { scope, period }: Period, accountIds: readonly string[]) {
  return queries
    .selectFrom('players')
    .innerJoin('accounts', 'accounts.id', 'players.account_id')
    .innerJoin('scores', 'scores.player_id', 'players.id')
    .selectAll('scores')
    .select(['players.account_id', 'accounts.nickname'])
    .where('players.account_id', 'in', accountIds)
    .where('scores.scope', '=', scope)
    .where('scores.period', '=', period)
    .where('scores.score', '>', 0)
    .orderBy('scores.score', 'desc')
    .orderBy('scores.attempted')
    .orderBy('scores.player_id')
}

/** The account's scores in these periods. */
export function ownEntries(queries: Queries, accountId: string, periods: readonly Period[]) {
  return queries
    .selectFrom('players')
    .innerJoin('accounts', 'accounts.id', 'players.account_id')
    .innerJoin('scores', 'scores.player_id', 'players.id')
    .selectAll('scores')
    .select(['players.account_id', 'accounts.nickname'])
    .where('players.account_id', '=', accountId)
    .where((eb) => eb.or(periods.map(({ scope, period }) => eb.and([eb('scores.scope', '=', scope), eb('scores.period', '=', period)]))))
}

/** @returns the public name; empty until one is chosen */
export async function nicknameOf(queries: Queries, accountId: string): Promise<string> {
  const row = await queries.selectFrom('accounts').select('nickname').where('id', '=', accountId).executeTakeFirst()
  return row?.nickname ?? ''
}

/** Requirements that an account still lacks for the public boards. */
export interface StillNeeded {
  /** The e-mail is not proven. */
  readonly emailProof: boolean
  /** Further days of play, for the boards of days and weeks. */
  readonly days: number
  /** The same for the all-time board. */
  readonly allTimeDays: number
}

/** @returns undefined if nothing is missing; also for students, who are not listed */
export async function stillNeeded(queries: Queries, accountId: string): Promise<StillNeeded | undefined> {
  const row = await queries
    .selectFrom('accounts')
    .leftJoin('players', 'players.account_id', 'accounts.id')
    .leftJoin('board_players', 'board_players.player_id', 'players.id')
    .select(['accounts.is_email_verified', 'board_players.days_played'])
    .where('accounts.id', '=', accountId)
    .where('accounts.is_student', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const daysLeft = (needed: number): number => Math.max(0, needed - (row.days_played ?? 0))
  const emailProof = row.is_email_verified === 0
  const [days, allTimeDays] = [daysLeft(LISTED_DAYS), daysLeft(ALL_TIME_LISTED_DAYS)]
  return emailProof || allTimeDays > 0 ? { emailProof, days, allTimeDays } : undefined
}

/** How many listed players have more than each of these scores; one row per scope, in their order. */
export function countsAbove(scores: readonly (Period & { readonly score: number })[]): RawBuilder<{ scope: number; players: number }> {
  const counts = scores.map(({ scope, period, score }) => {
    const sums = bucketsAbove(score).map(
      ({ width, first, last }) => sql`(select coalesce(sum(players), 0) from score_buckets
        where scope = ${scope} and period = ${period} and width = ${width} and bucket between ${first} and ${last})`,
    )
    return sql`select cast(${scope} as integer) as scope, ${sql.join(sums, sql` + `)} as players`
  })
  return sql<{ scope: number; players: number }>`${sql.join(counts, sql` union all `)} order by scope`
}

/** @returns how many puzzles of each type the account attempted and solved */
export async function typeCountsOfAccount(queries: Queries, accountId: string): Promise<Counts | undefined> {
  const row = await queries
    .selectFrom('players')
    .innerJoin('board_players', 'board_players.player_id', 'players.id')
    .selectAll('board_players')
    .where('players.account_id', '=', accountId)
    .executeTakeFirst()
  return row && countsOf({ ...row }, TYPE_COUNT)
}

export function entryOf(row: EntryRow): OwnEntry {
  return {
    accountId: row.account_id ?? '',
    nickname: row.nickname ?? '',
    scope: row.scope,
    isListed: row.is_listed === 1,
    score: row.score,
    correct: row.correct,
    attempted: row.attempted,
    reachedAtMs: row.reached_at_ms,
    byLevel: countsOf({ ...row }, LEVEL_COUNT),
  }
}

/** Deletes up to a chunk of the scope's scores before a period.
 *  @returns whether none is left */
export async function deleteScoresBefore(queries: Queries, { scope, period }: Period): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from scores where (player_id, scope, period) in (
    select player_id, scope, period from scores where scope = ${scope} and period < ${period} limit ${CHUNK})`.execute(queries)
  return numAffectedRows < CHUNK
}

export async function deleteBucketsBefore(queries: Queries, { scope, period }: Period): Promise<void> {
  await queries.deleteFrom('score_buckets').where('scope', '=', scope).where('period', '<', period).execute()
}

/** @returns how often a name on the boards has been hidden, changed or deleted: a cached board with another number may show a name that
 *    is gone */
export async function nameChanges(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('name_changes').select('count').where('id', '=', 1).executeTakeFirst()
  return row?.count ?? 0
}
