import { removeClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { REMOVED_STUDENTS_KEPT } from '@emojigma/contract/rules/classrooms.ts'
import { removeStudents, restoreStudents } from '@emojigma/contract/classes/students.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

/** Students who were removed one after the other, the first one an hour ago.
 *  @returns their accounts, the longest gone first */
async function removedBefore({ classroomId }: TestClass, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const { queries } = site.database
  for (let from = 0; from < count; from += 300) {
    const some = ids.slice(from, from + 300)
    const account = { is_email_verified: 0, is_student: 1, is_child: 0, consented_at_ms: 0, created_at_ms: 0 }
    await queries
      .insertInto('accounts')
      .values(some.map((id) => ({ ...account, id, user_name: id, user_name_key: id, nickname: id, nickname_key: id })))
      .execute()
    await queries
      .insertInto('students')
      .values(
        some.map((id, index) => ({
          account_id: id,
          classroom_id: classroomId,
          created_at_ms: 0,
          last_seen: 0,
          removed_at_ms: NOON_MS - 3_600_000 + from + index,
          removed_by: 'teacher' as const,
        })),
      )
      .execute()
  }
  return ids
}

const left = async ({ classroomId }: TestClass) =>
  (await site.database.queries.selectFrom('students').select('account_id').where('classroom_id', '=', classroomId).execute()).map(
    (row) => row.account_id,
  )

test('nine hundred removed students are kept: who adds and removes without end loses those that were removed longest ago', async () => {
  const owned = await teacherWithClass(site)
  const before = await removedBefore(owned, REMOVED_STUDENTS_KEPT)
  const stranger = await teacherWithClass(site, { names: [undefined] })
  const [elsewhere = ''] = await removedBefore(stranger, 1)
  const ids = owned.students.map(({ id }) => id)
  const removed = await site.post(removeStudents.path, { StudentIds: ids }, owned.teacher.token)
  expect(removed).toMatchObject({ status: 200, body: { SeatsUsed: 0, DeletedForGood: 2 } })
  expect(new Set(await left(owned))).toEqual(new Set([...before.slice(2), ...ids]))
  const accounts = site.database.queries.selectFrom('accounts').select('id').where('id', 'in', before.slice(0, 2))
  expect(await accounts.execute()).toEqual([])
  expect(await left(stranger)).toContain(elsewhere)
  expect((await site.post(restoreStudents.path, { StudentIds: ids }, owned.teacher.token)).status).toBe(200)
  const again = await site.post(removeStudents.path, { StudentIds: ids }, owned.teacher.token)
  expect(again.body).toMatchObject({ DeletedForGood: 0 })
})

test('the students of a class that is removed as a whole count among them', async () => {
  const owned = await teacherWithClass(site)
  const [oldest = ''] = await removedBefore(owned, REMOVED_STUDENTS_KEPT - 1)
  const removed = await site.post(removeClassroom.path, { ClassroomId: owned.classroomId }, owned.teacher.token)
  expect(removed).toMatchObject({ status: 200, body: { SeatsUsed: 0, DeletedForGood: 1 } })
  expect(await left(owned)).not.toContain(oldest)
})
