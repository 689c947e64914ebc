import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { bucketsAbove, type Period } from './scoring/buckets.ts'
import { countsOf, LEVEL_COUNT, TYPE_COUNT, type Counts } from './scoring/counts.ts'
import type { PeriodScore } from './scoring/period-score.ts'

/** Rows deleted at once, so that nobody waits long. */
const CHUNK = 1000

/** Someone on a board, under the name that everybody may see. */
export interface BoardEntry extends PeriodScore {
  readonly accountId: string
  /** Empty until one is chosen; who has none is on no public board. */
  readonly nickname: string
}

export interface OwnEntry extends BoardEntry {
  readonly scope: number
  readonly isListed: boolean
}

type EntryRow = Selectable<Tables['scores']> & { readonly account_id: string | null; readonly nickname: string | null }

/** The best first; of equal scores the one with fewer attempts, then who has played here longer: who gets there first is
 *  decided by where midnight falls. */
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

/** What some accounts have in a period, whether or not they are on the public boards, in the order of a board. */
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

/** What the account has in these periods. */
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

/** @returns the name that everybody may see; empty until one is chosen */
export async function nicknameOf(queries: Queries, accountId: string): Promise<string> {
  const row = await queries.selectFrom('accounts').select('nickname').where('id', '=', accountId).executeTakeFirst()
  return row?.nickname ?? ''
}

/** What an account still needs before the public boards list it. */
export interface StillNeeded {
  /** The e-mail is to be shown to be its own. */
  readonly emailProof: boolean
  /** So many more days of play. */
  readonly days: number
}

/** @returns undefined when nothing is; students need nothing, and are not listed */
export async function stillNeeded(queries: Queries, accountId: string): Promise<StillNeeded | undefined> {
  const row = await queries
    .selectFrom('accounts')
    .leftJoin('players', 'players.account_id', 'accounts.id')
    .leftJoin('board_players', 'board_players.player_id', 'players.id')
    .select(['accounts.is_email_verified', 'board_players.days_played'])
    .where('accounts.id', '=', accountId)
    .where('accounts.is_student', '=', 0)
    .executeTakeFirst()
  const needed = row && { emailProof: row.is_email_verified === 0, days: Math.max(0, LISTED_DAYS - (row.days_played ?? 0)) }
  return needed && (needed.emailProof || needed.days > 0) ? needed : undefined
}

/** How many listed players have more than each of these scores; one row a scope, in their order. */
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

/** Deletes some of what the scope's boards held before a period.
 *  @returns whether nothing is left */
export async function deleteScoresBefore(queries: Queries, { scope, period }: Period): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from scores where (player_id, scope, period) in (
    select player_id, scope, period from scores where scope = ${scope} and period < ${period} limit ${CHUNK})`.execute(queries)
  return numAffectedRows < CHUNK
}

export async function deleteBucketsBefore(queries: Queries, { scope, period }: Period): Promise<void> {
  await queries.deleteFrom('score_buckets').where('scope', '=', scope).where('period', '<', period).execute()
}

/** @returns how often a name on the boards has been hidden, changed or deleted: what was read under another number may show one that is
 *    gone */
export async function nameChanges(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('name_changes').select('count').where('id', '=', 1).executeTakeFirst()
  return row?.count ?? 0
}
