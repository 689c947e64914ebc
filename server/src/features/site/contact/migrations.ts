import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-23 contact messages', up: createContactMessages }]

async function createContactMessages(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'contact_messages', 'received_at_ms')
}
