import { ARCHIVE_START_MS, dayAt, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries } from '../../platform/database/tables.ts'

/** Puzzles whose attempts are deleted in one transaction: a day's. */
const PUZZLES_AT_ONCE = PUZZLES_A_DAY

/** A month of puzzles, with how many attempts there are at them. */
export interface MonthOfAttempts {
  /** Such as 2026-11. */
  readonly month: string
  readonly attempts: number
}

/** @returns the months of which there are attempts, oldest first */
export async function monthsOfAttempts(queries: Queries): Promise<readonly MonthOfAttempts[]> {
  const day = sql<number>`(puzzle_id - 1) / ${sql.lit(PUZZLES_A_DAY)}`
  const rows = await queries
    .selectFrom('attempts')
    .select(({ fn }) => [day.as('of_day'), fn.countAll<number>().as('attempts')])
    .groupBy(day)
    .execute()
  const months = new Map<string, number>()
  for (const { of_day, attempts } of rows) {
    const month = new Date(ARCHIVE_START_MS + of_day * 86_400_000).toISOString().slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + attempts)
  }
  return [...months].map(([month, attempts]) => ({ month, attempts })).toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** Deletes the attempts at the puzzles of a month, day by day. Scores stay.
 *  @param month such as 2026-11 */
export async function forgetMonth(database: Database, month: string): Promise<void> {
  const [from, to] = [Date.parse(`${month}-01T00:00Z`), nextMonthMs(month)]
  for (let first = puzzleIdOf(dayAt(from), 0); first < puzzleIdOf(dayAt(to), 0); first += PUZZLES_AT_ONCE) {
    await database.durably((transaction) =>
      transaction
        .deleteFrom('attempts')
        .where('puzzle_id', '>=', first)
        .where('puzzle_id', '<', first + PUZZLES_AT_ONCE)
        .execute(),
    )
  }
}

function nextMonthMs(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1)
}
