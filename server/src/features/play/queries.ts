import { dayOfPuzzle, PUZZLES_A_DAY } from '@emojigma/engine/day.ts'
import { SLIP_RULES, type SlipRule } from '@emojigma/engine/understanding/slip.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { Player } from '../../platform/visitor.ts'
import type { Attempt } from '../puzzles/service.ts'
import { playerColumn, playerKey } from './player/queries.ts'

/** The stored attempt of one player at one puzzle. */
export interface AttemptRecord {
  readonly puzzleId: number
  readonly day: number
  readonly begunAtMs: number
  /** 0 = revealed without a guess. */
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  readonly revealedAtMs: number | undefined
  readonly hintRung: number
  /** Whether its solve earns an account points. */
  readonly isScored: boolean
  /** When its latest guess was made; undefined = unknown. */
  readonly lastMadeAtMs: number | undefined
  /** The first slip behind a wrong guess. */
  readonly slip: SlipRule | undefined
  /** Of a solved Spot the odd emoji: from the first sight of the picture to the right guess; undefined = unknown. */
  readonly searchedMs: number | undefined
}

export interface PlayerAtPuzzle {
  readonly playerId: number
  /** Absent before the first guess. */
  readonly attempt: Attempt | undefined
  /** When its latest guess was made; undefined = unknown. */
  readonly lastMadeAtMs: number | undefined
  /** How many free puzzles of the puzzle's day are used. */
  readonly used: number
  /** Whether the player has printed the puzzle's answer. */
  readonly isAnswerPrinted: boolean
}

interface AttemptRow {
  puzzle_id: number
  first_guess_at_ms: number
  solved_at_ms: number | null
  revealed_at_ms: number | null
}

const ATTEMPT_COLUMNS = ['attempts.puzzle_id', 'attempts.first_guess_at_ms', 'attempts.solved_at_ms', 'attempts.revealed_at_ms'] as const

export async function attemptsAt(queries: Queries, player: Player, puzzleIds: readonly number[]): Promise<readonly Attempt[]> {
  if (puzzleIds.length === 0) return []
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(ATTEMPT_COLUMNS)
    .where(playerColumn(player), '=', playerKey(player))
    .where('attempts.puzzle_id', 'in', puzzleIds)
    .execute()
  return rows.map(attemptOf)
}

/** The player is found by a subquery, so that the attempts can be read in the order of their index. */
export function selectLatestAttempts(queries: Queries, player: Player, limit: number) {
  return queries
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where(
      'attempts.player_id',
      '=',
      queries.selectFrom('players').select('players.id').where(playerColumn(player), '=', playerKey(player)),
    )
    .orderBy('attempts.first_guess_at_ms', 'desc')
    .orderBy('attempts.puzzle_id', 'desc')
    .limit(limit)
}

/** @returns the attempts that the player began last, latest first */
export async function latestAttempts(queries: Queries, player: Player, limit: number): Promise<readonly Attempt[]> {
  return (await selectLatestAttempts(queries, player, limit).execute()).map(attemptOf)
}

/** Where a page of records goes on: behind this attempt. */
export interface RecordMark {
  readonly begunAtMs: number
  readonly puzzleId: number
}

/** The attempts that the player began since a time, latest first, of a page those before a mark. */
export function selectLatestRecords(queries: Queries, player: Player, sinceMs: number, limit: number, before?: RecordMark) {
  let query = queries
    .selectFrom('attempts')
    .selectAll()
    .where(
      'attempts.player_id',
      '=',
      queries.selectFrom('players').select('players.id').where(playerColumn(player), '=', playerKey(player)),
    )
    .where('attempts.first_guess_at_ms', '>=', sinceMs)
    .orderBy('attempts.first_guess_at_ms', 'desc')
    .orderBy('attempts.puzzle_id', 'desc')
    .limit(limit)
  if (before) {
    const { begunAtMs, puzzleId } = before
    query = query.where((eb) => eb(eb.refTuple('attempts.first_guess_at_ms', 'attempts.puzzle_id'), '<', eb.tuple(begunAtMs, puzzleId)))
  }
  return query
}

export async function latestRecords(...query: Parameters<typeof selectLatestRecords>): Promise<readonly AttemptRecord[]> {
  return (await selectLatestRecords(...query).execute()).map(recordOf)
}

/** @returns these players' attempts, by player */
export async function recordsOf(queries: Queries, playerIds: readonly number[]): Promise<ReadonlyMap<number, readonly AttemptRecord[]>> {
  if (playerIds.length === 0) return new Map()
  const rows = await queries.selectFrom('attempts').selectAll().where('player_id', 'in', playerIds).execute()
  const records = new Map<number, AttemptRecord[]>()
  for (const row of rows) {
    const own = records.get(row.player_id)
    if (own) own.push(recordOf(row))
    else records.set(row.player_id, [recordOf(row)])
  }
  return records
}

/** @returns the player's attempts after a puzzle id, in the order of ids */
export async function recordsAfter(queries: Queries, playerId: number, puzzleId: number, limit: number): Promise<readonly AttemptRecord[]> {
  const rows = await queries
    .selectFrom('attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('puzzle_id', '>', puzzleId)
    .orderBy('puzzle_id')
    .limit(limit)
    .execute()
  return rows.map(recordOf)
}

/** The attempts of these accounts at these puzzles: two look-ups by key per pair, independent of all else that they have played. */
export async function recordsOfAccounts(
  queries: Queries,
  accountIds: readonly string[],
  puzzleIds: readonly number[],
): Promise<readonly (AttemptRecord & { readonly accountId: string })[]> {
  if (accountIds.length === 0 || puzzleIds.length === 0) return []
  const rows = await queries
    .selectFrom('players')
    .innerJoin('attempts', 'attempts.player_id', 'players.id')
    .selectAll('attempts')
    .select('players.account_id')
    .where('players.account_id', 'in', accountIds)
    .where('attempts.puzzle_id', 'in', puzzleIds)
    .execute()
  return rows.map((row) => ({ ...recordOf(row), accountId: row.account_id ?? '' }))
}

/** The attempts that these accounts began or solved in a span of time, its ends included. */
export async function recordsBetween(
  queries: Queries,
  accountIds: readonly string[],
  fromMs: number,
  lastMs: number,
): Promise<readonly (AttemptRecord & { readonly accountId: string; readonly nickname: string; readonly playerId: number })[]> {
  const played = (column: 'first_guess_at_ms' | 'solved_at_ms') =>
    queries
      .selectFrom('players')
      .innerJoin('accounts', 'accounts.id', 'players.account_id')
      .innerJoin('attempts', 'attempts.player_id', 'players.id')
      .selectAll('attempts')
      .select(['players.account_id', 'accounts.nickname'])
      .where('players.account_id', 'in', accountIds)
      .where(`attempts.${column}`, '>=', fromMs)
      .where(`attempts.${column}`, '<=', lastMs)
  // Each part has an index of its own; a row of both comes once.
  const rows = await played('first_guess_at_ms').union(played('solved_at_ms')).execute()
  return rows.map((row) => ({ ...recordOf(row), accountId: row.account_id ?? '', nickname: row.nickname ?? '', playerId: row.player_id }))
}

export async function findPlayerAt(queries: Queries, player: Player, puzzleId: number): Promise<PlayerAtPuzzle | undefined> {
  const day = dayOfPuzzle(puzzleId)
  const row = await queries
    .selectFrom('players')
    .leftJoin('attempts', (join) => join.onRef('attempts.player_id', '=', 'players.id').on('attempts.puzzle_id', '=', puzzleId))
    .leftJoin('allowances', (join) => join.onRef('allowances.player_id', '=', 'players.id').on('allowances.day', '=', day))
    .leftJoin('printed_answers', (join) =>
      join.onRef('printed_answers.player_id', '=', 'players.id').on('printed_answers.puzzle_id', '=', puzzleId),
    )
    .select(['players.id', 'allowances.used', 'attempts.last_made_at_ms', 'printed_answers.printed_at_ms', ...ATTEMPT_COLUMNS])
    .where(playerColumn(player), '=', playerKey(player))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, used, puzzle_id, first_guess_at_ms, last_made_at_ms, printed_at_ms, ...times } = row
  const isThere = puzzle_id !== null && first_guess_at_ms !== null
  const attempt = isThere ? attemptOf({ puzzle_id, first_guess_at_ms, ...times }) : undefined
  return { playerId: id, attempt, lastMadeAtMs: last_made_at_ms ?? undefined, used: used ?? 0, isAnswerPrinted: printed_at_ms !== null }
}

export interface NewAttempt {
  readonly playerId: number
  readonly puzzleId: number
  readonly day: number
  /** The statement that begins the attempt. */
  readonly by: 'right guess' | 'wrong guess' | 'reveal'
  /** The furthest hint rung used so far, 0 to 3. */
  readonly hintRung: number
  /** Whether its solve may earn points. */
  readonly isScored: boolean
  /** When the guess was made, according to its sender. */
  readonly madeAtMs: number | undefined
  /** The facts of the guess. */
  readonly slip: SlipRule | undefined
  readonly searchedMs: number | undefined
  readonly nowMs: number
}

/** @returns false if the attempt exists already */
export async function insertAttempt(queries: Queries, attempt: NewAttempt): Promise<boolean> {
  const { playerId, puzzleId, day, by, hintRung, isScored, madeAtMs, slip, searchedMs, nowMs } = attempt
  const row = await queries
    .insertInto('attempts')
    .values({
      player_id: playerId,
      puzzle_id: puzzleId,
      day,
      first_guess_at_ms: nowMs,
      guess_count: by === 'reveal' ? 0 : 1,
      solved_at_ms: by === 'right guess' ? nowMs : null,
      revealed_at_ms: by === 'reveal' ? nowMs : null,
      hint_rung: hintRung,
      is_scored: isScored ? 1 : 0,
      last_made_at_ms: madeAtMs ?? null,
      slip: slip ?? null,
      searched_ms: searchedMs ?? null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'puzzle_id']).doNothing())
    .returning('puzzle_id')
    .executeTakeFirst()
  return row !== undefined
}

interface FurtherGuess {
  readonly playerId: number
  readonly puzzleId: number
  readonly solvedAtMs: number | null
  readonly hintRung: number
  /** When it was made; null = unknown. */
  readonly madeAtMs: number | null
  readonly slip: SlipRule | undefined
  readonly searchedMs: number | undefined
}

/** Counts one more guess at a puzzle that is neither solved nor revealed, unless it repeats a wrong guess.
 *  @returns undefined if the puzzle is solved or revealed by now, or the guess is a repeat */
export async function updateAttempt(queries: Queries, guess: FurtherGuess): Promise<Pick<AttemptRecord, 'isScored'> | undefined> {
  const { playerId, puzzleId, solvedAtMs, hintRung, madeAtMs, slip, searchedMs } = guess
  let update = queries
    .updateTable('attempts')
    .set((eb) => ({ guess_count: eb('guess_count', '+', 1), solved_at_ms: solvedAtMs, hint_rung: furthest(hintRung) }))
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .where('solved_at_ms', 'is', null)
    .where('revealed_at_ms', 'is', null)
  if (madeAtMs !== null) update = update.set({ last_made_at_ms: madeAtMs })
  if (searchedMs !== undefined) update = update.set({ searched_ms: searchedMs })
  if (slip !== undefined) update = update.set((eb) => ({ slip: eb.fn.coalesce('slip', eb.val<string | null>(slip)) }))
  if (solvedAtMs === null && madeAtMs !== null) {
    update = update.where((eb) => eb.or([eb('last_made_at_ms', 'is', null), eb('last_made_at_ms', '<', madeAtMs)]))
  }
  const row = await update.returning('is_scored').executeTakeFirst()
  return row && { isScored: row.is_scored === 1 }
}

function furthest(hintRung: number): RawBuilder<number> {
  return sql<number>`case when hint_rung < ${hintRung} then cast(${hintRung} as integer) else hint_rung end`
}

export async function revealAttempt(queries: Queries, playerId: number, puzzleId: number, nowMs: number): Promise<void> {
  await queries
    .updateTable('attempts')
    .set({ revealed_at_ms: nowMs })
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .where('solved_at_ms', 'is', null)
    .where('revealed_at_ms', 'is', null)
    .execute()
}

/** @returns how many attempts there are at the puzzles of each day that has any, in no order */
export function countAttemptsByDay(queries: Queries): Promise<{ readonly day: number; readonly attempts: number }[]> {
  const day = sql<number>`(puzzle_id - 1) / ${sql.lit(PUZZLES_A_DAY)}`
  return queries
    .selectFrom('attempts')
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('attempts')])
    .groupBy(day)
    .execute()
}

/** Deletes all attempts at puzzles with `fromId` <= id < `toId`. */
export async function deleteAttemptsAt(queries: Queries, fromId: number, toId: number): Promise<void> {
  await queries.deleteFrom('attempts').where('puzzle_id', '>=', fromId).where('puzzle_id', '<', toId).execute()
}

function attemptOf({ puzzle_id, first_guess_at_ms, solved_at_ms, revealed_at_ms }: AttemptRow): Attempt {
  return { puzzleId: puzzle_id, isSolved: solved_at_ms !== null, isRevealed: revealed_at_ms !== null, begunAtMs: first_guess_at_ms }
}

export function recordOf(row: Selectable<Tables['attempts']>): AttemptRecord {
  return {
    puzzleId: row.puzzle_id,
    day: row.day,
    begunAtMs: row.first_guess_at_ms,
    guessCount: row.guess_count,
    solvedAtMs: row.solved_at_ms ?? undefined,
    revealedAtMs: row.revealed_at_ms ?? undefined,
    hintRung: row.hint_rung,
    isScored: row.is_scored === 1,
    lastMadeAtMs: row.last_made_at_ms ?? undefined,
    slip: SLIP_RULES.find((rule) => rule === row.slip),
    searchedMs: row.searched_ms ?? undefined,
  }
}
