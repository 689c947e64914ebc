import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-19 student cards', up: createCards },
  { name: '2026-11-29-03 tries at a class', up: addTriesFrom },
]

async function createCards(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('student_cards')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('pictures_hash', 'text', (column) => column.notNull())
    .addColumn('issued_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at_ms', 'bigint')
    .execute()
  await addIndex(database, 'student_cards', 'pictures_hash')
  await addIndex(database, 'student_cards', 'revoked_at_ms')
  await database.schema
    .createTable('class_codes')
    .addColumn('classroom_id', 'text', (column) => ownedBy('classrooms')(column).primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute()
}

async function addTriesFrom(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('class_codes')
    .addColumn('tries_from_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
