import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-14 counted days', up: createCountedDays }]

async function createCountedDays(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('counted_days')
    .addColumn('player_id', 'integer', (column) => ownedBy('players')(column).primaryKey())
    .addColumn('through_week', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .execute()
}
