import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-06 live stats', up: createLiveStats }]

async function createLiveStats(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('guess_totals')
    .addColumn('shard', 'integer', (column) => column.primaryKey())
    .addColumn('guesses', 'bigint', (column) => column.notNull())
    .addColumn('correct', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into guess_totals (shard, guesses, correct) values (0, 0, 0)`.execute(database)
  await database.schema
    .createTable('live_processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('online', 'integer', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
