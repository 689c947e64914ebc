import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { NO_EVIDENCE, type Evidence } from '../fairness/evidence.ts'
import type { PlayedSums } from './play-sums.ts'
import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { SCOPES } from '@emojigma/contract/rules/scores.ts'
import { bucketChanges, type Period, type ScoreShift } from './buckets.ts'
import { countColumns, type Counts } from './counts.ts'
import type { PeriodScore } from './period-score.ts'

export interface BoardPlayer extends PlayedSums {
  readonly playerId: number
  /** On the boards of days and weeks. */
  readonly isListed: boolean
  /** Of the puzzle in question; undefined = unknown. */
  readonly openedAtMs: number | undefined
}

const BOARD_PLAYER_COLUMNS = [
  'board_players.player_id',
  'board_players.is_listed',
  'board_players.days_played',
  'board_players.last_played_day',
  'board_players.evidence',
] as const

/** A puzzle, and the account whose opening of it is looked up. */
export interface AtPuzzle {
  readonly accountId: string
  readonly puzzleId: number
}

const AT_NONE: AtPuzzle = { accountId: '', puzzleId: 0 }

/** Locks what the player has on the boards until the transaction ends. */
export async function lockBoardPlayer(queries: Queries, playerId: number, at = AT_NONE): Promise<BoardPlayer | undefined> {
  const row = await queries
    .selectFrom('board_players')
    .select(BOARD_PLAYER_COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('openings')
        .select('openings.first_at_ms')
        .where('openings.account_id', '=', at.accountId)
        .where('openings.puzzle_id', '=', at.puzzleId)
        .as('opened_at_ms'),
    )
    .where('player_id', '=', playerId)
    .$call(locking(queries))
    .executeTakeFirst()
  return row && boardPlayerOf(row)
}

/** Like `lockBoardPlayer`, but creates the row for a new player. */
export async function lockOrAddBoardPlayer(queries: Queries, playerId: number, at = AT_NONE): Promise<BoardPlayer> {
  const locked = await lockBoardPlayer(queries, playerId, at)
  if (locked) return locked
  // A separate statement, so that the next one sees what this one waited for.
  await queries
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('players').select('account_id').where('players.id', '=', playerId))
    .$call(locking(queries))
    .execute()
  const row = await queries
    .insertInto('board_players')
    .values({ player_id: playerId, is_listed: 0 })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet((eb) => ({ is_listed: eb.ref('board_players.is_listed') })))
    .returningAll()
    .executeTakeFirstOrThrow()
  return boardPlayerOf(row)
}

/** @returns whether the player belongs on the public boards */
export async function isListable(queries: Queries, playerId: number): Promise<boolean> {
  return (await listableAmong(queries, [playerId])).has(playerId)
}

/** @returns which of these belong on the public boards */
export async function listableAmong(queries: Queries, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await listable(queries).where('players.id', 'in', playerIds).execute()
  return new Set(rows.map(({ id }) => id))
}

interface PlayerGain {
  readonly playerId: number
  readonly attempted: 0 | 1
  readonly correct: 0 | 1
  readonly daysPlayed: number
  readonly lastPlayedDay: number
  readonly evidence: string
}

/** Adds one attempt, solve or both by type, and stores the days and the evidence. */
export async function addToBoardPlayer(queries: Queries, typeId: number, gain: PlayerGain): Promise<void> {
  const { playerId, attempted, correct, daysPlayed, lastPlayedDay, evidence } = gain
  const attemptedHere = `attempted_${typeId}` as 'attempted_1'
  const correctHere = `correct_${typeId}` as 'correct_1'
  await queries
    .updateTable('board_players')
    .set((eb: ExpressionBuilder<Tables, 'board_players'>) => ({
      [attemptedHere]: eb(attemptedHere, '+', attempted),
      [correctHere]: eb(correctHere, '+', correct),
      days_played: daysPlayed,
      last_played_day: lastPlayedDay,
      evidence,
    }))
    .where('player_id', '=', playerId)
    .execute()
}

/** Adds a move's counts by type. */
export async function addTypeCounts(queries: Queries, playerId: number, gains: Counts): Promise<void> {
  await queries
    .updateTable('board_players')
    .set(sumsWith(countColumns(gains), 'board_players'))
    .where('player_id', '=', playerId)
    .execute()
}

export async function replaceTypeCounts(queries: Queries, playerId: number, counts: Counts): Promise<void> {
  await queries.updateTable('board_players').set(countColumns(counts)).where('player_id', '=', playerId).execute()
}

export async function savePlayed(queries: Queries, playerId: number, { daysPlayed, lastPlayedDay, evidence }: PlayedSums): Promise<void> {
  await queries
    .updateTable('board_players')
    .set({ days_played: daysPlayed, last_played_day: lastPlayedDay, evidence: JSON.stringify(evidence) })
    .where('player_id', '=', playerId)
    .execute()
}

/** Deletes the evidence about a player whose flag was cleared. */
export async function forgetEvidence(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable('board_players')
    .set({ evidence: '' })
    .where('player_id', 'in', (eb) => eb.selectFrom('players').select('id').where('account_id', '=', accountId))
    .execute()
}

/** Leaves the buckets alone. */
export async function deleteBoardPlayer(queries: Queries, playerId: number): Promise<void> {
  await queries.deleteFrom('scores').where('player_id', '=', playerId).execute()
  await queries.deleteFrom('flags').where('player_id', '=', playerId).execute()
  await queries.deleteFrom('board_players').where('player_id', '=', playerId).execute()
}

/** Players with a nickname, a proven e-mail and three days of play who are no students, do not hide, and are not flagged. Students are
 *  on their class's board alone. */
function listable(queries: Queries) {
  return queries
    .selectFrom('players')
    .innerJoin('board_players', 'board_players.player_id', 'players.id')
    .innerJoin('accounts', 'accounts.id', 'players.account_id')
    .leftJoin('settings', 'settings.account_id', 'accounts.id')
    .select('players.id')
    .where('accounts.nickname', 'is not', null)
    .where('accounts.is_student', '=', 0)
    .where('accounts.is_email_verified', '=', 1)
    .where('board_players.days_played', '>=', LISTED_DAYS)
    .where((eb) => eb.or([eb('settings.hides_from_boards', 'is', null), eb('settings.hides_from_boards', '=', 0)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('flags').select('flags.id').whereRef('flags.player_id', '=', 'players.id').where('flags.cleared_at_ms', 'is', null),
        ),
      ),
    )
}

type BoardPlayerRow = Pick<Selectable<Tables['board_players']>, 'player_id' | 'is_listed' | 'days_played' | 'last_played_day' | 'evidence'>

function boardPlayerOf(row: BoardPlayerRow & { readonly opened_at_ms?: number | null }): BoardPlayer {
  return {
    playerId: row.player_id,
    isListed: row.is_listed === 1,
    openedAtMs: row.opened_at_ms ?? undefined,
    daysPlayed: row.days_played,
    lastPlayedDay: row.last_played_day,
    evidence: evidenceIn(row.evidence),
  }
}

function evidenceIn(json: string): Evidence {
  return json === '' ? NO_EVIDENCE : (JSON.parse(json) as Evidence)
}

/** Locks the evidence about a device until the transaction ends, and creates it for a new one. */
export async function lockDeviceEvidence(queries: Queries, playerId: number): Promise<Evidence> {
  const { evidence } = await queries
    .insertInto('device_evidence')
    .values({ player_id: playerId, evidence: '' })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet((eb) => ({ evidence: eb.ref('device_evidence.evidence') })))
    .returning('evidence')
    .executeTakeFirstOrThrow()
  return evidenceIn(evidence)
}

export async function saveDeviceEvidence(queries: Queries, playerId: number, evidence: Evidence): Promise<void> {
  await queries
    .updateTable('device_evidence')
    .set({ evidence: JSON.stringify(evidence) })
    .where('player_id', '=', playerId)
    .execute()
}

/** @returns the deleted evidence about a device */
export async function takeDeviceEvidence(queries: Queries, playerId: number): Promise<Evidence> {
  const row = await queries.deleteFrom('device_evidence').where('player_id', '=', playerId).returning('evidence').executeTakeFirst()
  return evidenceIn(row?.evidence ?? '')
}

/** A listed player enters the all-time board later than the others.
 *  @param isListed on the boards of days and weeks */
export function isListedIn(scope: number, { isListed, daysPlayed }: Pick<BoardPlayer, 'isListed' | 'daysPlayed'>): boolean {
  return isListed && (scope !== ALL_TIME_SCOPE || daysPlayed >= ALL_TIME_LISTED_DAYS)
}

const ALL_TIME_SCOPE = SCOPES.indexOf('all')

/** Buckets per statement, far from any limit on its parameters. */
const CHUNK = 500

export interface StoredScore {
  readonly scope: number
  readonly period: number
  readonly score: number
}

/** One more attempt, solve or both at one level; all of a guess are solves, or none is. */
export interface ScoreGain {
  readonly scope: number
  readonly period: number
  readonly isListed: boolean
  readonly points: number
  readonly attempted: 0 | 1
  readonly correct: 0 | 1
}

/** A guess's gain in each scope. */
export interface ScoreGains {
  readonly playerId: number
  readonly nowMs: number
  readonly gains: readonly ScoreGain[]
}

const LATER_REACHED = sql<number>`case when excluded.reached_at_ms > scores.reached_at_ms then excluded.reached_at_ms
  else scores.reached_at_ms end`

/** @returns the new scores, with their numbers of solves */
export function addToScores(
  queries: Queries,
  levelId: number,
  { playerId, nowMs, gains }: ScoreGains,
): Promise<readonly (StoredScore & { readonly correct: number })[]> {
  const attemptedHere = `attempted_${levelId}` as 'attempted_1'
  const correctHere = `correct_${levelId}` as 'correct_1'
  return queries
    .insertInto('scores')
    .values(
      gains.map(({ scope, period, isListed, points, attempted, correct }) => ({
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
        reached_at_ms: LATER_REACHED,
        [attemptedHere]: sql`${sql.ref(`scores.${attemptedHere}`)} + ${sql.ref(`excluded.${attemptedHere}`)}`,
        [correctHere]: sql`${sql.ref(`scores.${correctHere}`)} + ${sql.ref(`excluded.${correctHere}`)}`,
      }),
    )
    .returning(['scope', 'period', 'score', 'correct'])
    .execute()
}

interface PlayersPeriod extends Period {
  readonly playerId: number
  readonly isListed: boolean
}

/** Replaces a player's score in one period by the recomputed one. */
export async function replaceScore(
  queries: Queries,
  { playerId, isListed, scope, period }: PlayersPeriod,
  found: PeriodScore,
): Promise<void> {
  const columns = { ...summedColumns(found), reached_at_ms: found.reachedAtMs }
  await queries
    .insertInto('scores')
    .values({ player_id: playerId, scope, period, is_listed: isListed ? 1 : 0, ...columns })
    .onConflict((conflict) => conflict.columns(['player_id', 'scope', 'period']).doUpdateSet(columns))
    .execute()
}

/** Adds a move's change to a player's score in one period. A score without attempts is deleted.
 *  @returns the new score */
export async function addGain(queries: Queries, { playerId, isListed, scope, period }: PlayersPeriod, gain: PeriodScore): Promise<number> {
  const columns = summedColumns(gain)
  const row = await queries
    .insertInto('scores')
    .values({ player_id: playerId, scope, period, is_listed: isListed ? 1 : 0, ...columns, reached_at_ms: gain.reachedAtMs })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'scope', 'period']).doUpdateSet({ ...sumsWith(columns, 'scores'), reached_at_ms: LATER_REACHED }),
    )
    .returning(['score', 'attempted'])
    .executeTakeFirstOrThrow()
  if (row.attempted === 0) await deleteScore(queries, playerId, { scope, period })
  return row.score
}

function summedColumns({ score, correct, attempted, byLevel }: PeriodScore) {
  return { score, correct, attempted, ...countColumns(byLevel) }
}

/** @returns these columns of a table with the gains added */
function sumsWith(columns: Readonly<Record<string, number>>, table: 'scores' | 'board_players') {
  return Object.fromEntries(Object.entries(columns).map(([name, more]) => [name, sql<number>`${sql.ref(`${table}.${name}`)} + ${more}`]))
}

export async function deleteScore(queries: Queries, playerId: number, { scope, period }: Period): Promise<void> {
  await queries.deleteFrom('scores').where('player_id', '=', playerId).where('scope', '=', scope).where('period', '=', period).execute()
}

/** Puts the player on or off the public boards that these days of play open.
 *  @returns the resulting changes */
export async function listScores(
  queries: Queries,
  playerId: number,
  listing: Pick<BoardPlayer, 'isListed' | 'daysPlayed'>,
): Promise<readonly ScoreShift[]> {
  await queries
    .updateTable('board_players')
    .set({ is_listed: listing.isListed ? 1 : 0 })
    .where('player_id', '=', playerId)
    .execute()
  const allTime = isListedIn(ALL_TIME_SCOPE, listing) ? 1 : 0
  const wanted = sql<number>`case when scope = ${ALL_TIME_SCOPE} then cast(${allTime} as integer)
    else cast(${listing.isListed ? 1 : 0} as integer) end`
  const changed = await queries
    .updateTable('scores')
    .set({ is_listed: wanted })
    .where('player_id', '=', playerId)
    .where('is_listed', '!=', wanted)
    .returning(['scope', 'period', 'score', 'is_listed'])
    .execute()
  return changed.map(({ scope, period, score, is_listed }) => ({
    scope,
    period,
    ...(is_listed ? { from: 0, to: score } : { from: score, to: 0 }),
  }))
}

/** Call it last in a transaction, and once: all players share the buckets. */
export async function shiftBuckets(queries: Queries, shifts: readonly ScoreShift[]): Promise<void> {
  const all = bucketChanges(shifts)
  for (let from = 0; from < all.length; from += CHUNK) {
    await queries
      .insertInto('score_buckets')
      .values(all.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'period', 'width', 'bucket']).doUpdateSet({ players: sql`score_buckets.players + excluded.players` }),
      )
      .execute()
  }
}

/** Counts that a name on the boards was hidden, changed or deleted. Call it last, like the change of the buckets: all such transactions
 *  write the same row. */
export async function countNameChange(queries: Queries): Promise<void> {
  await queries
    .updateTable('name_changes')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
