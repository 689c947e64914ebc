import { sql } from 'kysely'
import { Statement } from '../database/statement.ts'
import type { Queries } from '../database/tables.ts'

/** Somebody with an account was served a puzzle. */
export interface Opening {
  readonly accountId: string
  readonly puzzleId: number
  /** 0 = it may have been open before the log-in. */
  readonly atMs: number
}

const KEEP = new Statement((queries, { accountId, puzzleId, atMs }: Opening) =>
  queries
    .insertInto('openings')
    .columns(['account_id', 'puzzle_id', 'first_at_ms'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select([
          'accounts.id',
          sql<number>`cast(${puzzleId} as integer)`.as('puzzle_id'),
          sql<number>`cast(${atMs} as bigint)`.as('at_ms'),
        ])
        .where('accounts.id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing()),
)

/** Keeps it, unless the puzzle was opened before or the account is gone. */
export async function keepOpening(queries: Queries, opening: Opening): Promise<void> {
  await KEEP.rows(queries, opening)
}

/** Deletes some of the openings of puzzles before this one.
 *  @returns whether nothing is left */
export async function deleteOpeningsBefore(queries: Queries, puzzleId: number, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from openings where (account_id, puzzle_id) in (
    select account_id, puzzle_id from openings where puzzle_id < ${puzzleId} limit ${limit})`.execute(queries)
  return numAffectedRows < limit
}
