import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-16 offers', up: createOffers }]

async function createOffers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('offers')
    .addColumn('code_key', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('starts_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
