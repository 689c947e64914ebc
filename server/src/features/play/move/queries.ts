import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { recordOf, type AttemptRecord } from '../queries.ts'

/** Rows per statement, far from any limit on its parameters. */
const CHUNK = 500

/** Lets one transaction at a time move this device's attempts.
 *  @returns the device's player; undefined if it has never played */
export async function lockDevice(queries: Queries, deviceId: string): Promise<number | undefined> {
  const row = await queries.selectFrom('players').select('id').where('device_id', '=', deviceId).$call(locking(queries)).executeTakeFirst()
  return row?.id
}

/** @returns the deleted attempts */
export async function takeAttempts(queries: Queries, playerId: number): Promise<readonly AttemptRecord[]> {
  const rows = await queries.deleteFrom('attempts').where('player_id', '=', playerId).returningAll().execute()
  return rows.map(recordOf).toSorted((one, other) => one.puzzleId - other.puzzleId)
}

/** @returns the puzzles that are new to the player */
export async function giveAttempts(queries: Queries, playerId: number, records: readonly AttemptRecord[]): Promise<ReadonlySet<number>> {
  const added = new Set<number>()
  for (let from = 0; from < records.length; from += CHUNK) {
    const rows = await queries
      .insertInto('attempts')
      .values(
        records.slice(from, from + CHUNK).map((record) => ({ player_id: playerId, puzzle_id: record.puzzleId, ...columnsOf(record) })),
      )
      .onConflict((conflict) => conflict.columns(['player_id', 'puzzle_id']).doNothing())
      .returning('puzzle_id')
      .execute()
    for (const { puzzle_id } of rows) added.add(puzzle_id)
  }
  return added
}

/** Locks the attempt until the transaction ends. */
export async function lockAttempt(queries: Queries, playerId: number, puzzleId: number): Promise<AttemptRecord> {
  const row = await queries
    .selectFrom('attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .$call(locking(queries))
    .executeTakeFirstOrThrow()
  return recordOf(row)
}

export async function replaceAttempt(queries: Queries, playerId: number, record: AttemptRecord): Promise<void> {
  await queries
    .updateTable('attempts')
    .set(columnsOf(record))
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', record.puzzleId)
    .execute()
}

/** Counts puzzles that were begun elsewhere towards the free ones of their days.
 *  @param begun number of puzzles by day
 *  @returns how many of each day are used now, which may exceed the free ones */
export async function addAllowances(
  queries: Queries,
  playerId: number,
  countByDay: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const inOrder = [...countByDay].toSorted(([one], [other]) => one - other).map(([day, used]) => ({ player_id: playerId, day, used }))
  const used = new Map<number, number>()
  for (let from = 0; from < inOrder.length; from += CHUNK) {
    const rows = await queries
      .insertInto('allowances')
      .values(inOrder.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'day']).doUpdateSet((eb) => ({ used: eb('allowances.used', '+', eb.ref('excluded.used')) })),
      )
      .returning(['day', 'used'])
      .execute()
    for (const row of rows) used.set(row.day, row.used)
  }
  return used
}

/** Takes the points of these attempts away. */
export async function leaveWithoutPoints(queries: Queries, playerId: number, puzzleIds: readonly number[]): Promise<void> {
  for (let from = 0; from < puzzleIds.length; from += CHUNK) {
    await queries
      .updateTable('attempts')
      .set({ is_scored: 0 })
      .where('player_id', '=', playerId)
      .where('puzzle_id', 'in', puzzleIds.slice(from, from + CHUNK))
      .execute()
  }
}

function columnsOf({
  day,
  begunAtMs,
  guessCount,
  solvedAtMs,
  revealedAtMs,
  hintRung,
  isScored,
  lastMadeAtMs,
  slip,
  searchedMs,
}: AttemptRecord) {
  return {
    day,
    first_guess_at_ms: begunAtMs,
    guess_count: guessCount,
    solved_at_ms: solvedAtMs ?? null,
    revealed_at_ms: revealedAtMs ?? null,
    hint_rung: hintRung,
    is_scored: isScored ? 1 : 0,
    last_made_at_ms: lastMadeAtMs ?? null,
    slip: slip ?? null,
    searched_ms: searchedMs ?? null,
  }
}

/** Records the account that took over a device's attempts. */
export async function claimDevice(queries: Queries, devicePlayerId: number, accountId: string): Promise<void> {
  await queries.updateTable('players').set({ claimed_by: accountId }).where('id', '=', devicePlayerId).execute()
}

/** Deletes the devices that an account took over, except those played on since. */
export async function deleteClaimedDevices(queries: Queries, accountId: string): Promise<void> {
  await queries
    .deleteFrom('players')
    .where('claimed_by', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attempts').select('attempts.player_id').whereRef('attempts.player_id', '=', 'players.id'))),
    )
    .execute()
}
