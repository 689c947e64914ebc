import type { Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-09 sessions', up: createSessions },
  { name: '2026-11-30-09 arrivals with a school id', up: addRosterId },
]

async function addRosterId(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('external_arrivals').addColumn('roster_id', 'text').execute()
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('refresh_hash', 'text', (column) => column.notNull())
    .addColumn('previous_refresh_hash', 'text')
    .addColumn('rotated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('device', 'text')
    .execute()
  await addIndex(database, 'sessions', 'account_id')
  await addIndex(database, 'sessions', 'expires_at_ms')
  await database.schema
    .createTable('external_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('external_identities_pk', ['issuer', 'subject'])
    .execute()
  await addIndex(database, 'external_identities', 'account_id')
  await database.schema
    .createTable('external_arrivals')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('is_email_verified', 'integer', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'external_arrivals', 'expires_at_ms')
}
