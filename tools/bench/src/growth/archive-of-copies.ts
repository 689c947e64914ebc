import { sql } from 'kysely'
import type { Queries } from '@emojigma/server/platform/database/tables.ts'
import { patiently } from '@emojigma/server/platform/database/timed-pool.ts'

/** Fills the days before a published one with copies of its puzzles.
 *  @returns the number of puzzles */
export async function fillWithCopies(queries: Queries, day: number, days: number): Promise<number> {
  const back = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${days})`
  await patiently(() =>
    queries.transaction().execute(async (transaction) => {
      await sql`insert into days (day, published_at_ms, generator_version) ${back} select cast(${day} as integer) - i, 0, 1 from n`.execute(
        transaction,
      )
      await sql`insert into puzzles (id, day, type_id, level_id, theme, is_seasonal, question, answer, text, repeat_key, generator_version)
      ${back} select id - 40 * i, day - i, type_id, level_id, theme, is_seasonal, question, answer, text, repeat_key || i, generator_version
      from n, puzzles where day = ${day}`.execute(transaction)
      await sql`insert into puzzle_counts (puzzle_id, type_id, level_id, theme, attempted, correct)
      ${back} select puzzle_id - 40 * i, type_id, level_id, theme, 0, 0 from n, puzzle_counts where puzzle_id > ${40 * day}`.execute(
        transaction,
      )
    }),
  )
  await patiently(() => sql`analyze`.execute(queries))
  return 40 * (days + 1)
}
