import type { Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-20 worksheets', up: createWorksheets },
  { name: '2026-11-29-08 check codes of worksheets', up: createSheetChecks },
]

async function createWorksheets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('worksheets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .execute()
  await addIndex(database, 'worksheets', 'account_id', 'made_at_ms')
  await addIndex(database, 'worksheets', 'made_at_ms')
}

async function createSheetChecks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sheet_checks')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
