import type { Queries } from '../tables.ts'

export interface Attempt {
  readonly puzzleId: number
  readonly isSolved: boolean
  readonly isRevealed: boolean
}

export interface PlayerAtPuzzle {
  readonly playerId: number
  /** Absent before the first guess. */
  readonly attempt: Attempt | undefined
}

interface AttemptRow {
  puzzle_id: number
  solved_at_ms: number | null
  revealed_at_ms: number | null
}

export async function attemptsAt(queries: Queries, deviceId: string, puzzleIds: readonly number[]): Promise<readonly Attempt[]> {
  if (puzzleIds.length === 0) return []
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(['attempts.puzzle_id', 'attempts.solved_at_ms', 'attempts.revealed_at_ms'])
    .where('players.device_id', '=', deviceId)
    .where('attempts.puzzle_id', 'in', puzzleIds)
    .execute()
  return rows.map(attemptOf)
}

/** @returns every attempt of the device, latest first
 *  @param limit at most so many; absent = all */
export async function attemptsOf(queries: Queries, deviceId: string, limit?: number): Promise<readonly Attempt[]> {
  let query = queries
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(['attempts.puzzle_id', 'attempts.solved_at_ms', 'attempts.revealed_at_ms'])
    .where('players.device_id', '=', deviceId)
    .orderBy('attempts.first_guess_at_ms', 'desc')
    .orderBy('attempts.puzzle_id', 'desc')
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map(attemptOf)
}

export async function findPlayerAt(queries: Queries, deviceId: string, puzzleId: number): Promise<PlayerAtPuzzle | undefined> {
  const row = await queries
    .selectFrom('players')
    .leftJoin('attempts', (join) => join.onRef('attempts.player_id', '=', 'players.id').on('attempts.puzzle_id', '=', puzzleId))
    .select(['players.id', 'attempts.puzzle_id', 'attempts.solved_at_ms', 'attempts.revealed_at_ms'])
    .where('players.device_id', '=', deviceId)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, puzzle_id, ...times } = row
  return { playerId: id, attempt: puzzle_id === null ? undefined : attemptOf({ puzzle_id, ...times }) }
}

export async function findPlayerId(queries: Queries, deviceId: string): Promise<number | undefined> {
  const row = await queries.selectFrom('players').select('id').where('device_id', '=', deviceId).executeTakeFirst()
  return row?.id
}

/** @returns the new player's id; undefined when the device has a player already */
export async function insertPlayer(queries: Queries, deviceId: string, nowMs: number): Promise<number | undefined> {
  const row = await queries
    .insertInto('players')
    .values({ device_id: deviceId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('device_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface NewAttempt {
  readonly playerId: number
  readonly puzzleId: number
  readonly day: number
  readonly isSolved: boolean
  readonly nowMs: number
}

/** @returns whether this is the first guess; false when the attempt is there already */
export async function insertAttempt(queries: Queries, { playerId, puzzleId, day, isSolved, nowMs }: NewAttempt): Promise<boolean> {
  const row = await queries
    .insertInto('attempts')
    .values({
      player_id: playerId,
      puzzle_id: puzzleId,
      day,
      first_guess_at_ms: nowMs,
      guess_count: 1,
      solved_at_ms: isSolved ? nowMs : null,
      revealed_at_ms: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'puzzle_id']).doNothing())
    .returning('puzzle_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one more guess at a puzzle that is neither solved nor revealed.
 *  @returns whether it still was neither */
export async function updateAttempt(queries: Queries, playerId: number, puzzleId: number, solvedAtMs: number | null): Promise<boolean> {
  const row = await queries
    .updateTable('attempts')
    .set((eb) => ({ guess_count: eb('guess_count', '+', 1), solved_at_ms: solvedAtMs }))
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .where('solved_at_ms', 'is', null)
    .where('revealed_at_ms', 'is', null)
    .returning('puzzle_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one of the day's free puzzles.
 *  @returns false when all are used */
export async function takeAllowance(queries: Queries, playerId: number, day: number, limit: number): Promise<boolean> {
  const row = await queries
    .insertInto('allowances')
    .values({ player_id: playerId, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'day'])
        .doUpdateSet((eb) => ({ used: eb('allowances.used', '+', 1) }))
        .where('allowances.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}

function attemptOf({ puzzle_id, solved_at_ms, revealed_at_ms }: AttemptRow): Attempt {
  return { puzzleId: puzzle_id, isSolved: solved_at_ms !== null, isRevealed: revealed_at_ms !== null }
}
