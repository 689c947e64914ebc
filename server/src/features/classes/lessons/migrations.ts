import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-29-09 live lessons', up: createLessons },
  { name: '2026-11-30-30 worked steps of live lessons', up: addStep },
]

async function createLessons(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('lessons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('puzzle_ids', 'text', (column) => column.notNull())
    .addColumn('goal', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shows', 'text', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('shown_to', 'integer', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .execute()
  await addUniqueIndex(database, 'lessons', 'code')
  await addIndex(database, 'lessons', 'classroom_id')
  await addIndex(database, 'lessons', 'made_at_ms')
  await database.schema
    .createTable('lesson_seats')
    .addColumn('lesson_id', 'text', ownedBy('lessons'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lesson_seats_pk', ['lesson_id', 'seat'])
    .execute()
  await addUniqueIndex(database, 'lesson_seats', 'lesson_id', 'token_hash')
  await database.schema
    .createTable('lesson_answers')
    .addColumn('lesson_id', 'text', ownedBy('lessons'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('is_right', 'integer', (column) => column.notNull())
    .addColumn('slip', 'text')
    .addPrimaryKeyConstraint('lesson_answers_pk', ['lesson_id', 'seat', 'position'])
    .execute()
}

async function addStep(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('lessons')
    .addColumn('step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
