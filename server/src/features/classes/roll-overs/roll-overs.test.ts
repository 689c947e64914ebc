import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { createAssignment, getAssignment } from '@emojigma/contract/classes/assignments.ts'
import {
  createClassroom,
  getClassroom,
  getClassrooms,
  removeClassroom,
  rollOver,
  undoRollOver,
  type Classroom,
  type Classrooms,
} from '@emojigma/contract/classes/classrooms.ts'
import { moveStudents } from '@emojigma/contract/classes/students.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
let own: TestClass
/** A class of the same teacher, without students. */
let nextId: string
beforeEach(async () => {
  site = await openTestSite()
  own = await teacherWithClass(site)
  const made = await site.post<Classroom>(createClassroom.path, { classroomName: 'Year 5' }, own.teacher.token)
  nextId = made.body.Id
})
afterEach(() => site.close())

const roll = (Classes: readonly object[], RollOverKey: string = randomUUID(), token = own.teacher.token) =>
  site.post<{ RollOverId: string; Students: number }>(rollOver.path, { RollOverKey, Classes }, token)
const undo = (RollOverId: string, token = own.teacher.token) => site.post(undoRollOver.path, { RollOverId }, token)
const join = () => ({ ClassroomId: own.classroomId, Then: 'join', IntoId: nextId })

async function read<T>(path: string, token = own.teacher.token): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const classesNow = async () =>
  (await read<Classrooms>(getClassrooms.path)).Classrooms.map(({ Name, StudentCount, IsArchived }) => [Name, StudentCount, IsArchived])
const before = [
  ['Class 3b', 2, false],
  ['Year 5', 0, false],
]

test('classes get a new name, join another and are archived at once, and all of it goes back', async () => {
  expect(await classesNow()).toEqual(before)
  const { status, body } = await roll([join(), { ClassroomId: nextId, Then: 'rename', Name: 'Year 6' }])
  expect([status, body.Students]).toEqual([200, 2])
  expect(await classesNow()).toEqual([
    ['Class 3b', 0, true],
    ['Year 6', 2, false],
  ])
  for (const times of [1, 2]) expect([times, (await undo(body.RollOverId)).status]).toEqual([times, 200])
  expect(await classesNow()).toEqual(before)
  const archived = await roll([{ ClassroomId: own.classroomId, Then: 'archive' }])
  expect((await classesNow())[0]).toEqual(['Class 3b', 2, true])
  await undo(archived.body.RollOverId)
  expect(await classesNow()).toEqual(before)
})

test('a double press makes one new year', async () => {
  const key = randomUUID()
  const [one, other] = await Promise.all([roll([join()], key), roll([join()], key)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body).toEqual(other.body)
})

test('students take along what they played, stay signed in, and the archived class keeps its results', async () => {
  const [student] = own.students
  const id = puzzleOn(A_DAY, 1, 1)
  const assignment = { ClassroomId: own.classroomId, Title: 'Week 1', PuzzleIds: [id], DueDay: '2026-11-27' }
  const made = await site.post<{ Id: string }>(createAssignment.path, assignment, own.teacher.token)
  expect(made.status).toBe(200)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, student?.token)
  const resultsNow = () => read(`${getAssignment.path}?assignmentId=${made.body.Id}`)
  const results = await resultsNow()
  expect(JSON.stringify(results)).toContain(student?.nickname)
  await roll([join()])
  expect(await resultsNow()).toEqual(results)
  expect((await site.get(exportAccount.path, { authorization: `Bearer ${student?.token}` })).status).toBe(200)
  expect(await read(exportAccount.path, student?.token)).toMatchObject({ FormerClassrooms: ['Class 3b'], Student: { Classroom: 'Year 5' } })
})

test('what was changed after the new year began stays when it is taken back', async () => {
  const third = await site.post<Classroom>(createClassroom.path, { classroomName: 'Year 7' }, own.teacher.token)
  const { body } = await roll([join()])
  await site.post(moveStudents.path, { StudentIds: [own.students[0]?.id], ClassroomId: third.body.Id }, own.teacher.token)
  await undo(body.RollOverId)
  expect(await classesNow()).toEqual([
    ['Class 3b', 1, false],
    ['Year 5', 0, false],
    ['Year 7', 1, false],
  ])
  const again = await roll([join()])
  await site.post(removeClassroom.path, { ClassroomId: own.classroomId }, own.teacher.token)
  expect((await undo(again.body.RollOverId)).status).toBe(200)
  expect((await read<{ StudentCount: number }>(`${getClassroom.path}?classroomId=${nextId}`)).StudentCount).toBe(1)
})

test('foreign and unknown classes are not there, wrong requests are refused, and nothing changes', async () => {
  const other = await teacherWithClass(site, { names: [] })
  const free = await site.register()
  const { body } = await roll([{ ClassroomId: nextId, Then: 'archive' }])
  const now = await classesNow()
  const nowhere = randomUUID()
  for (const [Classes, status] of [
    [[{ ...join(), IntoId: other.classroomId }], 404],
    [[{ ...join(), ClassroomId: other.classroomId }], 404],
    [[{ ...join(), IntoId: nowhere }], 404],
    [[{ ...join(), IntoId: own.classroomId }], 400],
    [[join(), { ClassroomId: nextId, Then: 'archive' }], 400],
    [[join(), join()], 400],
    [[], 400],
    [[{ ClassroomId: own.classroomId, Then: 'rename', Name: ' ' }], 400],
    [[{ ClassroomId: own.classroomId, Then: 'vanish' }], 400],
    [Array.from({ length: 101 }, () => ({ ClassroomId: nowhere, Then: 'archive' })), 400],
  ] as const) {
    expect([Classes, (await roll(Classes)).status]).toEqual([Classes, status])
  }
  const tokens = [other.teacher.token, free.token, own.students[0]?.token]
  const statuses = []
  for (const token of tokens) statuses.push((await roll([join()], randomUUID(), token)).status, (await undo(body.RollOverId, token)).status)
  expect(statuses).toEqual([404, 404, 403, 403, 403, 403])
  expect((await site.post(rollOver.path, { RollOverKey: randomUUID(), Classes: [join()] })).status).toBe(401)
  expect((await undo(nowhere)).status).toBe(404)
  expect(await classesNow()).toEqual(now)
})

test('after thirty days a new year stays', async () => {
  const { body } = await roll([join()])
  site.setClock(NOON_MS + 31 * DAY_MS)
  await site.retention.run()
  const { body: session } = await site.token({ grant_type: 'password', username: own.teacher.email, password: own.teacher.password })
  expect((await undo(body.RollOverId, session.access_token)).status).toBe(404)
})
