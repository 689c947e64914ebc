import { ARCHIVE_START_MS, dayAt, DAY_MS, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { countAttemptsByDay, deleteAttemptsAt } from './queries.ts'

/** How many attempts there are at a month's puzzles. */
export interface MonthOfAttempts {
  /** Such as 2026-11. */
  readonly month: string
  readonly attempts: number
}

/** @returns the months that have attempts, oldest first */
export async function monthsOfAttempts(queries: Queries): Promise<readonly MonthOfAttempts[]> {
  const months = new Map<string, number>()
  for (const { day, attempts } of await countAttemptsByDay(queries)) {
    const month = new Date(ARCHIVE_START_MS + day * DAY_MS).toISOString().slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + attempts)
  }
  return [...months].map(([month, attempts]) => ({ month, attempts })).toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** Deletes the attempts at the puzzles of a month, a day per transaction. Scores stay.
 *  @param month such as 2026-11 */
export async function forgetMonth(database: Database, month: string): Promise<void> {
  const [from, to] = [Date.parse(`${month}-01T00:00Z`), nextMonthMs(month)]
  for (let first = puzzleIdOf(dayAt(from), 0); first < puzzleIdOf(dayAt(to), 0); first += PUZZLES_A_DAY) {
    await database.durably((transaction) => deleteAttemptsAt(transaction, first, first + PUZZLES_A_DAY))
  }
}

function nextMonthMs(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1)
}
