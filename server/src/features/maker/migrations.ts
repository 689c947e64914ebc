import type { Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-21 made puzzles', up: createMadePuzzles }]

async function createMadePuzzles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('made_puzzles')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', ownedBy('accounts'))
    .addColumn('author_id', 'text', ownedBy('accounts'))
    .addColumn('classroom_id', 'text', (column) => column.references('classrooms.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('removed_at_ms', 'bigint')
    .addColumn('puzzle_key', 'text')
    .execute()
  await addIndex(database, 'made_puzzles', 'teacher_id', 'made_at_ms')
  await addIndex(database, 'made_puzzles', 'author_id', 'made_at_ms')
  await addIndex(database, 'made_puzzles', 'classroom_id', 'state')
  await addIndex(database, 'made_puzzles', 'removed_at_ms')
  await addUniqueIndex(database, 'made_puzzles', 'author_id', 'puzzle_key')
  await database.schema
    .createTable('made_attempts')
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('made_puzzle_id', 'bigint', ownedBy('made_puzzles'))
    .addColumn('first_guess_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('guess_count', 'integer', (column) => column.notNull())
    .addColumn('solved_at_ms', 'bigint')
    .addColumn('hint_rung', 'integer', (column) => column.notNull())
    .addColumn('last_made_at_ms', 'bigint')
    .addPrimaryKeyConstraint('made_attempts_pk', ['account_id', 'made_puzzle_id'])
    .execute()
  await addIndex(database, 'made_attempts', 'made_puzzle_id')
  await database.schema
    .createTable('maker_classrooms')
    .addColumn('classroom_id', 'text', (column) => column.primaryKey().references('classrooms.id').onDelete('cascade'))
    .addColumn('since_ms', 'bigint', (column) => column.notNull())
    .execute()
}
