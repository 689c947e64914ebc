import { ARCHIVE_START_MS, dayAt, PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { Queries } from '../../database/tables.ts'

/** Days for which tables are made ahead: three months. */
const DAYS_AHEAD = 92
/** Puzzles whose attempts are deleted in one transaction: a day's. */
const PUZZLES_AT_ONCE = PUZZLES_A_DAY

/** A month of puzzles, with how many attempts there are at them. */
export interface MonthOfAttempts {
  /** Such as 2026-11. */
  readonly month: string
  readonly attempts: number
}

/** Makes the tables of the attempts at the puzzles of the coming months, where they are divided by months. */
export async function makeMonthsAhead({ dialect, queries }: Database, day: Day): Promise<void> {
  if (dialect === 'postgres') await sql`select make_attempt_months(${day + DAYS_AHEAD}::integer)`.execute(queries)
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

/** Forgets the attempts at the puzzles of a month: a table of its own is emptied at once, otherwise they go day by day. Scores stay.
 *  @param month such as 2026-11 */
export async function forgetMonth(database: Database, month: string): Promise<void> {
  const { dialect, queries } = database
  const name = `attempts_${month.replace('-', '_')}`
  const found =
    dialect === 'postgres'
      ? await sql<{ isThere: boolean }>`select to_regclass(${name}) is not null as "isThere"`.execute(queries)
      : undefined
  if (found?.rows[0]?.isThere) {
    await sql`truncate ${sql.id(name)}`.execute(queries)
    return
  }
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
