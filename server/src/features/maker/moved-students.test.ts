import {
  createAssignment,
  getMyAssignments,
  updateAssignment,
  type Assignment,
  type MyAssignments,
} from '@emojigma/contract/classes/assignments.ts'
import { createClassroom, removeClassroom, restoreClassroom, type Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { moveStudents, removeStudents, restoreStudents, updateStudent } from '@emojigma/contract/classes/students.ts'
import {
  getMadePuzzle,
  getMadePuzzles,
  makePuzzle,
  removeMadePuzzle,
  restoreMadePuzzle,
  reviewMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
  type MadePuzzles,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass, type TestStudent } from '../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { APPLES } from './made.test-support.ts'

let site: TestSite
let own: TestClass
let ada: TestStudent
let ben: TestStudent
let newClass: string
beforeEach(async () => {
  site = await openTestSite({ days: [] })
  own = await teacherWithClass(site)
  const [one, other] = own.students
  if (!one || !other) throw new Error('two students are missing')
  ;[ada, ben] = [one, other]
  newClass = (await asTeacher<Classroom>(createClassroom.path, { classroomName: 'Class 4a' })).Id
  for (const ClassroomId of [own.classroomId, newClass]) {
    await asTeacher(updateMakerSwitch.path, { ClassroomId, StudentsMayMake: true })
  }
})
afterEach(() => site.close())

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as site.post says what it is answered
async function asTeacher<T>(path: string, wish: object): Promise<T> {
  const { status, body } = await site.post<T & object>(path, wish, own.teacher.token)
  expect([path, status, body]).toMatchObject([path, 200, {}])
  return body
}
async function madeBy(student: TestStudent, Title: string): Promise<number> {
  return (await site.post<MadePuzzle>(makePuzzle.path, { Title, Question: APPLES }, student.token)).body.Id
}
const approve = (MadePuzzleId: number) => asTeacher(reviewMadePuzzle.path, { MadePuzzleId, IsApproved: true })
const move = (StudentIds: readonly string[]) => asTeacher(moveStudents.path, { StudentIds, ClassroomId: newClass })
async function titlesFor(token: string): Promise<readonly string[]> {
  const { body } = await site.get(getMadePuzzles.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as MadePuzzles).MadePuzzles.map(({ Title }) => Title).toSorted()
}
async function plays(id: number, token: string): Promise<boolean> {
  return (await site.get(`${getMadePuzzle.path}?madePuzzleId=${id}`, { authorization: `Bearer ${token}` })).status === 200
}

test('what a student made goes with them to another class, and stays when the class it was made in is deleted', async () => {
  const [approved, waiting, deleted] = [await madeBy(ada, 'Approved'), await madeBy(ada, 'Waiting'), await madeBy(ada, 'Deleted')]
  await approve(approved)
  await site.post(removeMadePuzzle.path, { MadePuzzleId: deleted }, ada.token)
  await move([ada.id])
  expect([await plays(approved, ada.token), await plays(approved, ben.token)]).toEqual([true, false])
  await asTeacher(updateStudent.path, { Student: { Id: ben.id, ClassroomId: newClass } })
  await approve(waiting)
  expect([await plays(approved, ben.token), await plays(waiting, ben.token)]).toEqual([true, true])
  const wish = { ClassroomId: newClass, Title: 'Ours', DueDay: dayDate(A_DAY), PuzzleIds: [approved] }
  await asTeacher(createAssignment.path, wish)
  await asTeacher(removeClassroom.path, { ClassroomId: own.classroomId })
  expect(await titlesFor(own.teacher.token)).toEqual(['Approved', 'Waiting'])
  expect((await site.post(restoreMadePuzzle.path, { MadePuzzleId: deleted }, ada.token)).status).toBe(200)
  site.goTo(A_DAY + 31)
  await site.retention.run()
  const { queries } = site.database
  expect(await queries.selectFrom('classrooms').select('id').where('id', '=', own.classroomId).execute()).toEqual([])
  const kept = await queries.selectFrom('made_puzzles').select('id').where('classroom_id', '=', newClass).execute()
  expect(kept.map(({ id }) => id).toSorted()).toEqual([approved, waiting, deleted].toSorted())
})

test('the class that a student has left keeps the puzzles in its assignments, also when those are changed', async () => {
  const [given, other] = [await madeBy(ada, 'Given'), await madeBy(ada, 'Not given')]
  await approve(given)
  await approve(other)
  const wish = { ClassroomId: own.classroomId, Title: 'Ours', DueDay: dayDate(A_DAY), PuzzleIds: [given] }
  const { Id } = await asTeacher<Assignment>(createAssignment.path, wish)
  await move([ada.id])
  expect([await plays(given, ben.token), await plays(other, ben.token)]).toEqual([true, false])
  const change = (PuzzleIds: readonly number[]) =>
    site.post<Assignment>(updateAssignment.path, { Assignment: { Id, Title: 'Still ours', PuzzleIds } }, own.teacher.token)
  expect((await change([given])).body).toMatchObject({ Title: 'Still ours', Puzzles: [{ PuzzleId: given }] })
  expect((await change([given, other])).status).toBe(400)
  const told = await site.get(getMyAssignments.path, { authorization: `Bearer ${ben.token}` })
  expect((JSON.parse(told.body.toString()) as MyAssignments).Assignments).toMatchObject([{ Puzzles: [{ Title: 'Given' }] }])
})

test('a student who is removed and brought back, alone or with the class, has what they made', async () => {
  const id = await madeBy(ada, 'Mine')
  await asTeacher(removeStudents.path, { StudentIds: [ada.id] })
  await asTeacher(restoreStudents.path, { StudentIds: [ada.id] })
  await asTeacher(removeClassroom.path, { ClassroomId: own.classroomId })
  await asTeacher(restoreClassroom.path, { ClassroomId: own.classroomId })
  const { body } = await site.token({ grant_type: 'password', username: ada.userName, password: ada.password })
  expect(await titlesFor(body.access_token)).toEqual(['Mine'])
  await approve(id)
})

test('while a class is removed its assignments keep nobody from changing and deleting puzzles', async () => {
  const make = (Title: string) => asTeacher<MadePuzzle>(makePuzzle.path, { Title, Question: APPLES })
  const [changed, deleted] = [await make('Changed'), await make('Deleted')]
  const wish = { ClassroomId: own.classroomId, Title: 'Ours', DueDay: dayDate(A_DAY), PuzzleIds: [changed.Id, deleted.Id] }
  await asTeacher(createAssignment.path, wish)
  const Question = { ...APPLES, equations: [{ ...APPLES.equations[0], right: 8 }] }
  const change = () => site.post<MadePuzzle>(updateMadePuzzle.path, { MadePuzzleId: changed.Id, Question }, own.teacher.token)
  expect((await change()).status).toBe(409)
  await asTeacher(removeClassroom.path, { ClassroomId: own.classroomId })
  expect((await change()).body).toMatchObject({ IsAssigned: false, Question })
  await asTeacher(removeMadePuzzle.path, { MadePuzzleId: deleted.Id })
  await asTeacher(restoreClassroom.path, { ClassroomId: own.classroomId })
  const { body } = await site.token({ grant_type: 'password', username: ben.userName, password: ben.password })
  const told = await site.get(getMyAssignments.path, { authorization: `Bearer ${body.access_token}` })
  expect((JSON.parse(told.body.toString()) as MyAssignments).Assignments).toMatchObject([{ Puzzles: [{ Title: 'Changed' }] }])
  expect((await change()).status).toBe(200)
})
