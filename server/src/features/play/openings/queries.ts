import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'

/** An account's request for a puzzle. */
export interface Opening {
  readonly accountId: string
  readonly puzzleId: number
  /** 0 = possibly opened before the log-in. */
  readonly atMs: number
}

const ROWS_AT_ONCE = 500

/** Keeps the first opening of each puzzle; skips accounts that are deleted. */
export async function insertOpenings(queries: Queries, openings: readonly Opening[]): Promise<void> {
  for (let from = 0; from < openings.length; from += ROWS_AT_ONCE) {
    const opened = openings
      .slice(from, from + ROWS_AT_ONCE)
      .map(({ accountId, puzzleId, atMs }) => sql`(cast(${accountId} as text), cast(${puzzleId} as integer), cast(${atMs} as bigint))`)
    await sql`insert into openings (account_id, puzzle_id, first_at_ms)
      with opened (account_id, puzzle_id, at_ms) as (values ${sql.join(opened)})
      select opened.account_id, opened.puzzle_id, opened.at_ms from opened join accounts on accounts.id = opened.account_id
      where true on conflict do nothing`.execute(queries)
  }
}

/** Deletes up to `limit` openings of puzzles before this one.
 *  @returns how many */
export async function deleteOpeningsBefore(queries: Queries, puzzleId: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from openings where (account_id, puzzle_id) in (
    select account_id, puzzle_id from openings where puzzle_id < ${puzzleId} limit ${limit})`.execute(queries)
  return Number(numAffectedRows)
}
