import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { dayOfPuzzle, PUZZLES_A_DAY } from '@emojigma/engine/day.ts'
import { sql, type Selectable } from 'kysely'
import { firstOf, Statement, statementsBy } from '../database/statement.ts'
import type { Queries, Tables } from '../database/tables.ts'
import type { Player } from '../visitor.ts'
import type { Attempt } from '../puzzles/service.ts'
import { playerColumn, playerKey, type PlayerColumn } from './player/queries.ts'

/** All that is kept of one player at one puzzle. */
export interface AttemptRecord {
  readonly puzzleId: number
  readonly day: number
  readonly begunAtMs: number
  /** 0 = revealed without a guess. */
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  readonly revealedAtMs: number | undefined
  readonly hintRung: number
  /** Whether its solve brings an account points. */
  readonly isScored: boolean
  /** When its latest guess was made; undefined = nobody said. */
  readonly lastMadeAtMs: number | undefined
}

export interface PlayerAtPuzzle {
  readonly playerId: number
  /** Absent before the first guess. */
  readonly attempt: Attempt | undefined
  /** When its latest guess was made; undefined = nobody said. */
  readonly lastMadeAtMs: number | undefined
  /** How many free puzzles of the puzzle's day are used. */
  readonly used: number
}

interface AttemptRow {
  puzzle_id: number
  first_guess_at_ms: number
  solved_at_ms: number | null
  revealed_at_ms: number | null
}

const ATTEMPT_COLUMNS = ['attempts.puzzle_id', 'attempts.first_guess_at_ms', 'attempts.solved_at_ms', 'attempts.revealed_at_ms'] as const

function selectAttemptsAt(queries: Queries, column: PlayerColumn, key: string, puzzleIds: readonly number[]) {
  return queries
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(ATTEMPT_COLUMNS)
    .where(column, '=', key)
    .where('attempts.puzzle_id', 'in', puzzleIds)
}

function attemptsAtBy(column: PlayerColumn) {
  return statementsBy(
    (count: number) =>
      new Statement((queries, { key, puzzleIds }: { key: string; puzzleIds: readonly number[] }) =>
        selectAttemptsAt(queries, column, key, firstOf(puzzleIds, count)),
      ),
  )
}

const ATTEMPTS_AT: Readonly<Record<PlayerColumn, ReturnType<typeof attemptsAtBy>>> = {
  'players.account_id': attemptsAtBy('players.account_id'),
  'players.device_id': attemptsAtBy('players.device_id'),
}
/** At how many puzzles they are asked for most often: at one, at a day's and at those of a whole list. */
const OFTEN_ASKED = new Set([1, PUZZLES_A_DAY, LIST_LIMIT])

export async function attemptsAt(queries: Queries, player: Player, puzzleIds: readonly number[]): Promise<readonly Attempt[]> {
  const count = puzzleIds.length
  if (count === 0) return []
  const [column, key] = [playerColumn(player), playerKey(player)]
  const rows = OFTEN_ASKED.has(count)
    ? await ATTEMPTS_AT[column](count).rows(queries, { key, puzzleIds })
    : await selectAttemptsAt(queries, column, key, puzzleIds).execute()
  return rows.map(attemptOf)
}

/** The player is named by a query of its own, so that the attempts can be read in the order of their index. */
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

/** @returns all that is kept of these players' attempts, by player */
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

/** @returns the player's attempts at puzzles behind one, in the order of their ids, at most so many */
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

/** What these accounts did at these puzzles: two look-ups by key for each pair, however much else they have played. */
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

const PLAYER_AT = statementsBy(
  (column: PlayerColumn) =>
    new Statement((queries, { key, puzzleId, day }: { key: string; puzzleId: number; day: number }) =>
      queries
        .selectFrom('players')
        .leftJoin('attempts', (join) => join.onRef('attempts.player_id', '=', 'players.id').on('attempts.puzzle_id', '=', puzzleId))
        .leftJoin('allowances', (join) => join.onRef('allowances.player_id', '=', 'players.id').on('allowances.day', '=', day))
        .select(['players.id', 'allowances.used', 'attempts.last_made_at_ms', ...ATTEMPT_COLUMNS])
        .where(column, '=', key),
    ),
)

export async function findPlayerAt(queries: Queries, player: Player, puzzleId: number): Promise<PlayerAtPuzzle | undefined> {
  const values = { key: playerKey(player), puzzleId, day: dayOfPuzzle(puzzleId) }
  const row = await PLAYER_AT(playerColumn(player)).first(queries, values)
  if (!row) return undefined
  const { id, used, puzzle_id, first_guess_at_ms, last_made_at_ms, ...times } = row
  const isThere = puzzle_id !== null && first_guess_at_ms !== null
  const attempt = isThere ? attemptOf({ puzzle_id, first_guess_at_ms, ...times }) : undefined
  return { playerId: id, attempt, lastMadeAtMs: last_made_at_ms ?? undefined, used: used ?? 0 }
}

export interface NewAttempt {
  readonly playerId: number
  readonly puzzleId: number
  readonly day: number
  /** What begins it. */
  readonly by: 'right guess' | 'wrong guess' | 'reveal'
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
  /** Whether its solve may bring points. */
  readonly isScored: boolean
  /** When the guess was made, as its sender says. */
  readonly madeAtMs: number | undefined
  readonly nowMs: number
}

interface AttemptValues extends Pick<NewAttempt, 'playerId' | 'puzzleId' | 'day' | 'hintRung' | 'nowMs'> {
  readonly lastMadeAtMs: number | null
  readonly scored: number
  readonly guesses: number
  readonly solvedAtMs: number | null
  readonly revealedAtMs: number | null
}

const NEW_ATTEMPT = new Statement(
  (queries, { playerId, puzzleId, day, hintRung, nowMs, guesses, solvedAtMs, revealedAtMs, scored, lastMadeAtMs }: AttemptValues) =>
    queries
      .insertInto('attempts')
      .values({
        player_id: playerId,
        puzzle_id: puzzleId,
        day,
        first_guess_at_ms: nowMs,
        guess_count: guesses,
        solved_at_ms: solvedAtMs,
        revealed_at_ms: revealedAtMs,
        hint_rung: hintRung,
        is_scored: scored,
        last_made_at_ms: lastMadeAtMs,
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'puzzle_id']).doNothing())
      .returning('puzzle_id'),
)

/** @returns whether this begins the attempt; false when it is there already */
export async function insertAttempt(queries: Queries, { by, isScored, madeAtMs, ...attempt }: NewAttempt): Promise<boolean> {
  const { nowMs } = attempt
  const row = await NEW_ATTEMPT.first(queries, {
    ...attempt,
    scored: isScored ? 1 : 0,
    guesses: by === 'reveal' ? 0 : 1,
    solvedAtMs: by === 'right guess' ? nowMs : null,
    revealedAtMs: by === 'reveal' ? nowMs : null,
    lastMadeAtMs: madeAtMs ?? null,
  })
  return row !== undefined
}

interface FurtherGuess {
  readonly playerId: number
  readonly puzzleId: number
  readonly solvedAtMs: number | null
  readonly hintRung: number
  /** When it was made; null = nobody says. */
  readonly madeAtMs: number | null
}

const FURTHER_GUESS = new Statement((queries, { playerId, puzzleId, solvedAtMs, hintRung, madeAtMs }: FurtherGuess) =>
  queries
    .updateTable('attempts')
    .set((eb) => ({
      guess_count: eb('guess_count', '+', 1),
      solved_at_ms: solvedAtMs,
      hint_rung: eb
        .case()
        .when('hint_rung', '<', hintRung)
        .then(sql<number>`cast(${hintRung} as integer)`)
        .else(eb.ref('hint_rung'))
        .end(),
      last_made_at_ms: sql<number | null>`coalesce(cast(${madeAtMs} as bigint), last_made_at_ms)`,
    }))
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .where('solved_at_ms', 'is', null)
    .where('revealed_at_ms', 'is', null)
    .where(sql<boolean>`(cast(${solvedAtMs} as bigint) is not null or coalesce(last_made_at_ms < cast(${madeAtMs} as bigint), true))`)
    .returning('is_scored'),
)

/** Counts one more guess at a puzzle that is neither solved nor revealed, unless it is a wrong one that was counted before.
 *  @returns undefined when it is one of them by now, or was counted */
export async function updateAttempt(queries: Queries, guess: FurtherGuess): Promise<Pick<AttemptRecord, 'isScored'> | undefined> {
  const row = await FURTHER_GUESS.first(queries, guess)
  return row && { isScored: row.is_scored === 1 }
}

/** Shows the answer of a puzzle that is neither solved nor revealed. */
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
  }
}
