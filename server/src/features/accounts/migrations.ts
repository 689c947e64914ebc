import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-03 accounts', up: createAccounts }]

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('user_name_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('is_email_verified', 'integer', (column) => column.notNull())
    .addColumn('nickname', 'text')
    .addColumn('nickname_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('is_student', 'integer', (column) => column.notNull())
    .addColumn('is_child', 'integer', (column) => column.notNull())
    .addColumn('consented_at_ms', 'bigint')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_used_day', 'integer')
    .addColumn('warned_day', 'integer')
    .addColumn('language', 'text')
    .execute()
  await addIndex(database, 'accounts', 'last_used_day')
  await addIndex(database, 'accounts', 'created_at_ms')
  await sql`create index accounts_awaiting_consent on accounts (created_at_ms) where consented_at_ms is null`.execute(database)
  await database.schema
    .createTable('link_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'link_codes', 'account_id', 'purpose')
  await addIndex(database, 'link_codes', 'expires_at_ms')
  await database.schema
    .createTable('held_nicknames')
    .addColumn('nickname_key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'held_nicknames', 'account_id')
  await addIndex(database, 'held_nicknames', 'expires_at_ms')
}
