import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-02 letters', up: createLetters }]

async function createLetters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('ordered_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('content', 'text')
    .addColumn('language', 'text')
    .execute()
  await addIndex(database, 'letters', 'due_at_ms')
  await addIndex(database, 'letters', 'email')
}
