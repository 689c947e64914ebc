import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-10 settings', up: createSettings }]

async function createSettings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('settings')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('hides_solved', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('has_sound', 'integer', (column) => column.notNull())
    .addColumn('reduces_motion', 'integer', (column) => column.notNull())
    .addColumn('has_readable_font', 'integer', (column) => column.notNull())
    .addColumn('hides_from_boards', 'integer', (column) => column.notNull())
    .execute()
}
