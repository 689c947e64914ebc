import { inviteToSchool, nameSchool } from '@emojigma/contract/classes/schools.ts'
import { inviteTeacher } from '@emojigma/contract/classes/teachers.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../platform/migrate.ts'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { openTestSite } from '../../../platform/testing/test-site.ts'

test('invitations of the two earlier tables are in the one that took their place', async () => {
  const site = await openTestSite({ days: [] })
  const { queries } = site.database
  const { teacher, classroomId } = await teacherWithClass(site)
  await site.post(nameSchool.path, { Name: 'Hill School' }, teacher.token)
  await site.post(inviteTeacher.path, { ClassroomId: classroomId, Email: 'class@example.com' }, teacher.token)
  await site.post(inviteToSchool.path, { Email: 'school@example.com' }, teacher.token)
  await site.lettersTo('school@example.com')
  const read = () => queries.selectFrom('teacher_invitations').selectAll().orderBy('email').execute()
  const before = await read()
  expect(before.map(({ email, classroom_id: ofClass, school_id: ofSchool }) => [email, ofClass === null, ofSchool === null])).toEqual([
    ['class@example.com', false, true],
    ['school@example.com', true, false],
  ])

  for (const [table, column] of [['class_invitations', 'classroom_id'] as const, ['school_invitations', 'school_id'] as const]) {
    await sql`create table ${sql.table(table)} as select id, ${sql.ref(column)}, email, code_hash, created_at_ms, expires_at_ms, ended_at_ms,
      joined_account_id from teacher_invitations where ${sql.ref(column)} is not null`.execute(queries)
  }
  await sql`drop table teacher_invitations`.execute(queries)
  await sql`delete from kysely_migration where name = '2026-11-30-40 invitations to classes and schools'`.execute(queries)
  await migrate(site.database)
  expect(await read()).toEqual(before)
  await expect(sql`select * from class_invitations`.execute(queries)).rejects.toThrow(/class_invitations/)
  await site.close()
})
