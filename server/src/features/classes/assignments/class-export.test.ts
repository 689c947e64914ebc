import { DAY_MS } from '@emojigma/engine/day.ts'
import { createAssignment, getMyAssignments, type MyAssignments } from '@emojigma/contract/classes/assignments.ts'
import { exportClassroom, removeClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getMadePuzzles, makePuzzle, reviewMadePuzzle, updateMakerSwitch, type MadePuzzle } from '@emojigma/contract/maker/made-puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPLES } from '../../maker/made.test-support.ts'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** A class with an assignment and a puzzle that its student made. */
async function classAtWork() {
  const owned = await teacherWithClass(site, { names: [undefined] })
  const { classroomId, teacher, students } = owned
  const [student] = students
  await site.post(updateMakerSwitch.path, { ClassroomId: classroomId, StudentsMayMake: true }, teacher.token)
  const made = await site.post<MadePuzzle>(makePuzzle.path, { Title: 'Ours', Question: APPLES }, student?.token)
  expect(made.status).toBe(200)
  const wish = { ClassroomId: classroomId, Title: 'Monday', DueDay: dayDate(A_DAY + 1), PuzzleIds: [puzzleOn(A_DAY, 1, 1)] }
  expect((await site.post(createAssignment.path, wish, teacher.token)).status).toBe(200)
  return { ...owned, student, madeId: made.body.Id }
}

test('a class is exported with its assignments and the puzzles that its students made, and with none of another class', async () => {
  const { classroomId, teacher, student, madeId } = await classAtWork()
  await classAtWork()
  const reply = await site.get(`${exportClassroom.path}?classroomId=${classroomId}`, { authorization: `Bearer ${teacher.token}` })
  expect(JSON.parse(reply.body.toString())).toMatchObject({
    StudentsMayMake: true,
    Assignments: [{ Title: 'Monday', Due: dayDate(A_DAY + 1), Ended: null, Removed: null, Puzzles: String(puzzleOn(A_DAY, 1, 1)) }],
    MadePuzzles: [{ Id: madeId, StudentId: student?.id, Title: 'Ours', State: 'waiting', Question: JSON.stringify(APPLES) }],
  })
})

test('a student is told whether the class makes puzzles, and what became of the own ones', async () => {
  const { classroomId, teacher, student, madeId } = await classAtWork()
  const making = async () => {
    const { body } = await site.get(getMyAssignments.path, { authorization: `Bearer ${student?.token}` })
    return (JSON.parse(body.toString()) as MyAssignments).Making
  }
  expect(await making()).toEqual({ MayMake: true, Waiting: 1, Approved: 0, Returned: 0 })
  await site.post(reviewMadePuzzle.path, { MadePuzzleId: madeId, IsApproved: true }, teacher.token)
  await site.post(updateMakerSwitch.path, { ClassroomId: classroomId, StudentsMayMake: false }, teacher.token)
  expect(await making()).toEqual({ MayMake: false, Waiting: 0, Approved: 1, Returned: 0 })
})

test('what students of a class made goes from the teacher’s list with the class', async () => {
  const { classroomId, teacher, madeId } = await classAtWork()
  const list = async () => (await site.get(getMadePuzzles.path, { authorization: `Bearer ${teacher.token}` })).body.toString()
  expect(await list()).toContain(`"Id":${madeId}`)
  await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)
  expect(await list()).not.toContain(`"Id":${madeId}`)
})

test('a class that is deleted takes its assignments and made puzzles along, and its switch', async () => {
  const { classroomId, teacher, madeId } = await classAtWork()
  await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)
  site.setClock(NOON_MS + 30 * DAY_MS)
  await site.retention.run()
  const { queries } = site.database
  const [assignments, puzzles, made, switches] = await Promise.all([
    queries.selectFrom('assignments').select('id').where('classroom_id', '=', classroomId).execute(),
    queries
      .selectFrom('assignment_puzzles')
      .select('assignment_id')
      .where('assignment_id', 'not in', queries.selectFrom('assignments').select('id'))
      .execute(),
    queries.selectFrom('made_puzzles').select('id').where('id', '=', madeId).execute(),
    queries.selectFrom('maker_classrooms').select('classroom_id').where('classroom_id', '=', classroomId).execute(),
  ])
  expect([assignments, puzzles, made, switches]).toEqual([[], [], [], []])
})
