import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/testing/test-database.ts'
import { taughtIds } from '../queries.ts'

test("a teacher's classes are found without reading the classes of everybody", async () => {
  const opened = await openTestDatabase()
  const { queries } = opened.database
  await sql`analyze`.execute(queries)
  const query = queries.selectFrom('classrooms').selectAll().where('classrooms.id', 'in', taughtIds(queries, 'teacher')).compile()
  const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('USING INDEX co_teachers_by_account_id (account_id=?)')
  expect(plan).toContain('INDEX classrooms_by_teacher_id')
  expect(plan).not.toContain('SCAN')
  await opened.remove()
})
