import type { Kysely } from 'kysely'
import type { Migration } from '../database/migrations.ts'
import { addIndex } from '../database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-21-11 letters', formerly: '2026-11-21 letters', up: createLetters },
  { name: '2026-11-21-12 targets of letters', formerly: '2026-11-21 targets of letters', up: addTargets },
  { name: '2026-11-22-31 content of letters', up: addContent },
  { name: '2026-11-26-02 languages of letters', up: addLanguages },
]

async function createLetters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('ordered_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await addIndex(database, 'letters', 'due_at_ms')
  await addIndex(database, 'letters', 'email')
}

async function addTargets(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('letters').addColumn('target', 'text').execute()
}

async function addContent(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('letters').addColumn('content', 'text').execute()
}

async function addLanguages(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('letters').addColumn('language', 'text').execute()
}
