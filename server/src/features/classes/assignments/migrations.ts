import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-22 assignments', up: createAssignments },
  { name: '2026-11-29-08 assignments for some students', up: addStudents },
  { name: '2026-11-30-07 assignments for a group', up: addGroup },
]

async function addGroup(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('assignments')
    .addColumn('group_id', 'text', (column) => column.references('class_groups.id').onDelete('set null'))
    .execute()
  await addIndex(database, 'assignments', 'group_id')
}

async function addStudents(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('assignments').addColumn('start_day', 'integer').execute()
  await database.schema.alterTable('assignments').addColumn('is_for_some', 'integer').execute()
  await database.schema
    .createTable('assignment_students')
    .addColumn('assignment_id', 'text', ownedBy('assignments'))
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addPrimaryKeyConstraint('assignment_students_pk', ['assignment_id', 'account_id'])
    .execute()
  await addIndex(database, 'assignment_students', 'account_id')
}

async function createAssignments(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('assignments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('due_day', 'integer', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('removed_at_ms', 'bigint')
    .addColumn('assignment_key', 'text')
    .execute()
  await addIndex(database, 'assignments', 'classroom_id', 'due_day')
  await addUniqueIndex(database, 'assignments', 'classroom_id', 'assignment_key')
  await addIndex(database, 'assignments', 'removed_at_ms')
  await database.schema
    .createTable('assignment_puzzles')
    .addColumn('assignment_id', 'text', ownedBy('assignments'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('puzzle_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('assignment_puzzles_pk', ['assignment_id', 'position'])
    .execute()
  await addIndex(database, 'assignment_puzzles', 'puzzle_id')
}
