import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-12 openings', up: createOpenings }]

async function createOpenings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('openings')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('puzzle_id', 'integer', (column) => column.notNull())
    .addColumn('first_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('openings_pk', ['account_id', 'puzzle_id'])
    .execute()
  await addIndex(database, 'openings', 'puzzle_id')
}
