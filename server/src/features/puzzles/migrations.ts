import type { Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-04 puzzles', up: createPuzzles },
  { name: '2026-11-29-04 worksheets of a puzzle', up: countSheets },
]

async function createPuzzles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('days')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('generator_version', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('puzzles')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull().references('days.day'))
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('is_seasonal', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('repeat_key', 'text', (column) => column.notNull())
    .addColumn('generator_version', 'integer', (column) => column.notNull())
    .execute()
  await addIndex(database, 'puzzles', 'type_id', 'level_id', 'id')
  await addIndex(database, 'puzzles', 'level_id', 'id')
  await addIndex(database, 'puzzles', 'type_id', 'id')
  await addIndex(database, 'puzzles', 'theme', 'id')
  await addIndex(database, 'puzzles', 'is_seasonal', 'id')
  await addIndex(database, 'puzzles', 'type_id', 'level_id', 'repeat_key', 'day')
  await database.schema
    .createTable('puzzle_counts')
    .addColumn('puzzle_id', 'integer', (column) => column.primaryKey().references('puzzles.id'))
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('attempted', 'integer', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull())
    .execute()
  await addIndex(database, 'puzzle_counts', 'attempted', 'puzzle_id')
  await addIndex(database, 'puzzle_counts', 'type_id', 'attempted', 'puzzle_id')
  await addIndex(database, 'puzzle_counts', 'level_id', 'attempted', 'puzzle_id')
  await addIndex(database, 'puzzle_counts', 'type_id', 'level_id', 'attempted', 'puzzle_id')
  await addIndex(database, 'puzzle_counts', 'theme', 'attempted', 'puzzle_id')
  await database.schema
    .createTable('word_questions')
    .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('repeat_key', 'text', (column) => column.notNull())
    .addColumn('generator_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('word_questions_pk', ['puzzle_id', 'language'])
    .addUniqueConstraint('word_questions_once', ['language', 'level_id', 'repeat_key'])
    .execute()
}

async function countSheets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('puzzle_counts')
    .addColumn('sheets', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
