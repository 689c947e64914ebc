import { sql, type Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-08 classrooms', up: createClassrooms },
  { name: '2026-11-29-06 time zones of classes', up: addTimeZone },
  { name: '2026-11-29-22 school years', up: createRollOvers },
  { name: '2026-11-30-05 co-teachers', up: createCoTeachers },
  { name: '2026-11-30-06 groups of a class', up: createGroups },
  { name: '2026-11-30-08 school logins', up: addSchoolLogins },
  { name: '2026-11-30-20 schools', up: createSchools },
  { name: '2026-11-30-40 invitations to classes and schools', up: joinInvitations },
]

async function addTimeZone(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('classrooms').addColumn('time_zone', 'text').execute()
}

async function addSchoolLogins(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('students').addColumn('roster_id', 'text').execute()
  await database.schema.alterTable('students').addColumn('address_key', 'text').execute()
  await addIndex(database, 'students', 'roster_id')
  await addIndex(database, 'students', 'address_key')
}

async function createCoTeachers(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('classrooms').addColumn('grace_until_ms', 'bigint').execute()
  await database.schema
    .createTable('co_teachers')
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('joined_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addPrimaryKeyConstraint('co_teachers_pkey', ['classroom_id', 'account_id'])
    .execute()
  await addIndex(database, 'co_teachers', 'account_id')
  await addIndex(database, 'co_teachers', 'ended_at_ms')
  await database.schema
    .createTable('class_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('joined_account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
  await addIndex(database, 'class_invitations', 'classroom_id')
  await addUniqueIndex(database, 'class_invitations', 'code_hash')
  await addIndex(database, 'class_invitations', 'expires_at_ms')
  await addIndex(database, 'class_invitations', 'joined_account_id')
}

async function createGroups(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('class_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('removed_at_ms', 'bigint')
    .addColumn('group_key', 'text')
    .execute()
  await addUniqueIndex(database, 'class_groups', 'classroom_id', 'group_key')
  await addIndex(database, 'class_groups', 'removed_at_ms')
  await database.schema
    .createTable('class_group_students')
    .addColumn('group_id', 'text', ownedBy('class_groups'))
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addPrimaryKeyConstraint('class_group_students_pk', ['group_id', 'account_id'])
    .execute()
  await addIndex(database, 'class_group_students', 'account_id')
}

async function createSchools(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('schools')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payer_id', 'text', ownedBy('accounts'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'schools', 'payer_id')
  await database.schema
    .createTable('school_teachers')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('school_id', 'text', ownedBy('schools'))
    .addColumn('joined_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .execute()
  await addIndex(database, 'school_teachers', 'school_id')
  await addIndex(database, 'school_teachers', 'ended_at_ms')
  await database.schema
    .createTable('school_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('school_id', 'text', ownedBy('schools'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('joined_account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
  await addIndex(database, 'school_invitations', 'school_id')
  await addUniqueIndex(database, 'school_invitations', 'code_hash')
  await addIndex(database, 'school_invitations', 'expires_at_ms')
  await addIndex(database, 'school_invitations', 'joined_account_id')
}

async function createRollOvers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('roll_overs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', ownedBy('accounts'))
    .addColumn('roll_over_key', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('is_undone', 'integer', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'roll_overs', 'teacher_id', 'roll_over_key')
  await addIndex(database, 'roll_overs', 'made_at_ms')
  await database.schema
    .createTable('former_students')
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('left_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_students_pkey', ['account_id', 'classroom_id'])
    .execute()
  await addIndex(database, 'former_students', 'classroom_id')
}

async function createClassrooms(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('classrooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', ownedBy('accounts'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_archived', 'integer', (column) => column.notNull())
    .addColumn('board_shows', 'text', (column) => column.notNull())
    .addColumn('goal_points', 'integer')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('removed_at_ms', 'bigint')
    .addColumn('classroom_key', 'text')
    .execute()
  await addIndex(database, 'classrooms', 'teacher_id')
  await addUniqueIndex(database, 'classrooms', 'teacher_id', 'classroom_key')
  await addIndex(database, 'classrooms', 'removed_at_ms')
  await database.schema
    .createTable('teacher_seats')
    .addColumn('teacher_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('students')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('classroom_id', 'text', ownedBy('classrooms'))
    .addColumn('real_name', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_seen', 'integer', (column) => column.notNull())
    .addColumn('removed_at_ms', 'bigint')
    .addColumn('removed_by', 'text')
    .execute()
  await addIndex(database, 'students', 'classroom_id')
  await addIndex(database, 'students', 'removed_at_ms')
  await addIndex(database, 'students', 'last_seen')
  await database.schema
    .createTable('student_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', ownedBy('accounts'))
    .addColumn('upload_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('results', 'text', (column) => column.notNull())
    .addColumn('password_count', 'integer', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'student_uploads', 'teacher_id', 'upload_key')
  await addIndex(database, 'student_uploads', 'created_at_ms')
  await database.schema
    .createTable('waiting_passwords')
    .addColumn('account_id', 'text', (column) => ownedBy('accounts')(column).primaryKey())
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(database, 'waiting_passwords', 'created_at_ms')
  await addIndex(database, 'waiting_passwords', 'upload_id')
}

async function joinInvitations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('teacher_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classroom_id', 'text', (column) => column.references('classrooms.id').onDelete('cascade'))
    .addColumn('school_id', 'text', (column) => column.references('schools.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('joined_account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
  await addIndex(database, 'teacher_invitations', 'classroom_id')
  await addIndex(database, 'teacher_invitations', 'school_id')
  await addUniqueIndex(database, 'teacher_invitations', 'code_hash')
  await addIndex(database, 'teacher_invitations', 'expires_at_ms')
  await addIndex(database, 'teacher_invitations', 'joined_account_id')
  for (const place of ['class', 'school']) {
    const [old, column] = [sql.table(`${place}_invitations`), sql.ref(place === 'class' ? 'classroom_id' : 'school_id')]
    const others = sql.raw('email, code_hash, created_at_ms, expires_at_ms, ended_at_ms, joined_account_id')
    await sql`insert into teacher_invitations (id, ${column}, ${others}) select id, ${column}, ${others} from ${old}`.execute(database)
    await database.schema.dropTable(`${place}_invitations`).execute()
  }
}
