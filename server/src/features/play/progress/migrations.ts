import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-11 progress', up: createProgress }]

async function createProgress(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('progress')
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('progress_pk', ['account_id', 'topic', 'item'])
    .execute()
}
