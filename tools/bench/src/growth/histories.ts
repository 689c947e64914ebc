import { dayStartMs, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import type { Queries } from '@emojigma/server/platform/database/tables.ts'
import { patiently } from '@emojigma/server/platform/database/timed-pool.ts'
import { sql } from 'kysely'

/** Ids of account players begin here, as in `seedCrowd`, those of devices far above. */
export const PLAYERS_FROM = 1_000_000
const DEVICES_FROM = 9_000_000

/** Gives every puzzle some attempts. */
export async function seedCounts(queries: Queries): Promise<void> {
  await patiently(() =>
    sql`update puzzle_counts set attempted = 1 + (cast(puzzle_id as bigint) * 7919) % 997, correct = 1`.execute(queries),
  )
  await patiently(() => sql`analyze`.execute(queries))
}

/** Marks the newest puzzles before a day as solved by a player. */
export async function seedHistory(queries: Queries, playerId: number, day: Day, solved: number): Promise<void> {
  const before = puzzleIdOf(day, 0)
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${solved})`
  await patiently(() =>
    queries.transaction().execute(async (transaction) => {
      await sql`insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms)
      ${numbers} select cast(${playerId} as integer), ${before} - i, (${before} - i - 1) / 40, i, 1, i from n`.execute(transaction)
      await sql`insert into solved_days (player_id, day, slots, points)
      select player_id, (puzzle_id - 1) / 40, sum(cast(1 as bigint) << ((puzzle_id - 1) % 40)), 100 * count(*)
      from attempts where player_id = ${playerId} group by player_id, (puzzle_id - 1) / 40`.execute(transaction)
    }),
  )
}

/** A device first used today, since retention would delete an older one during the run. */
export async function seedDevice(queries: Queries, index: number, day: Day, solved: number): Promise<void> {
  await queries
    .insertInto('players')
    .values({ id: DEVICES_FROM + index, device_id: deviceOf(index), account_id: null, created_at_ms: dayStartMs(day) })
    .execute()
  await seedHistory(queries, DEVICES_FROM + index, day, solved)
}

export function deviceOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
}
