import { type Kysely, sql } from 'kysely'
import type { Migration } from '../database/migrations.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-21-09 live stats', formerly: '2026-11-21 live stats', up: createLiveStats },
  { name: '2026-11-25-11 totals at once', up: async () => undefined },
]

/** The totals begin with the guesses that were made before they were kept. */
async function createLiveStats(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('guess_totals')
    .addColumn('shard', 'integer', (column) => column.primaryKey())
    .addColumn('guesses', 'bigint', (column) => column.notNull())
    .addColumn('correct', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into guess_totals (shard, guesses, correct)
    select 0, coalesce(sum(guess_count), 0), count(solved_at_ms) from attempts`.execute(database)
  await database.schema
    .createTable('live_processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('online', 'integer', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
