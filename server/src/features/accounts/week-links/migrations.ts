import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-29-04 week links', up: createWeekLinks }]

async function createWeekLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('week_links')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'week_links', 'code')
  await addIndex(database, 'week_links', 'made_at_ms')
}
