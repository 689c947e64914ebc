import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-01 rate counters', up: createRateCounters }]

async function createRateCounters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'rate_counters', 'ends_at_ms')
}
