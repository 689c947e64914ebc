import type { Kysely } from 'kysely'
import type { Migration } from '../database/migrations.ts'
import { addIndex } from '../database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-21-05 rate counters', formerly: '2026-11-21 accounts', up: createRateCounters },
  { name: '2026-11-22-01 rate counters under their name', up: rename },
]

async function createRateCounters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tallies')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'tallies', 'ends_at_ms')
}

async function rename(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('tallies').renameTo('rate_counters').execute()
}
