import { createAssignment, removeAssignment, updateAssignment, type Assignment } from '@emojigma/contract/classes/assignments.ts'
import { handOverClass, leaveClass } from '@emojigma/contract/classes/teachers.ts'
import {
  getMadePuzzle,
  getMadePuzzles,
  makePuzzle,
  reviewMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
  type MadePuzzles,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coTeacherOf, newTeacher, teacherWithClass, type TestClass } from '../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { APPLES } from './made.test-support.ts'

let site: TestSite
let owned: TestClass
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
  owned = await teacherWithClass(site, { names: [undefined] })
})
afterEach(() => site.close())

type Account = { readonly token: string }

const make = (Title: string, { token }: Account) => site.post<MadePuzzle>(makePuzzle.path, { Title, Question: APPLES }, token)
const review = (MadePuzzleId: number, { token }: Account) => site.post(reviewMadePuzzle.path, { MadePuzzleId, IsApproved: true }, token)

async function titlesFor({ token }: Account): Promise<readonly string[]> {
  const { body } = await site.get(getMadePuzzles.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as MadePuzzles).MadePuzzles.map(({ Title }) => Title)
}

test('a co-teacher without a plan lets the class make puzzles, reads them and approves them', async () => {
  const [student] = owned.students
  const co = await coTeacherOf(site, owned)
  const wish = { ClassroomId: owned.classroomId, StudentsMayMake: true }
  expect((await site.post(updateMakerSwitch.path, wish, co.token)).status).toBe(200)
  const made = await make('Apples', student ?? co)
  await make('Of the owner', owned.teacher)
  expect(await titlesFor(co)).toEqual(['Apples'])
  expect((await review(made.body.Id, co)).status).toBe(200)
  expect((await review(made.body.Id, await newTeacher(site))).status).toBe(404)
})

test('homework keeps a puzzle of one teacher when the other changes it, and who made it alone adds it', async () => {
  const co = await coTeacherOf(site, owned)
  const { Id } = (await make('Of the owner', owned.teacher)).body
  const homework = { ClassroomId: owned.classroomId, Title: 'Sums', DueDay: dayDate(A_DAY + 1), PuzzleIds: [Id] }
  expect((await site.post(createAssignment.path, homework, co.token)).status).toBe(400)
  const given = await site.post<Assignment>(createAssignment.path, homework, owned.teacher.token)
  const change = { Assignment: { Id: given.body.Id, Title: 'More sums', PuzzleIds: [Id] } }
  expect((await site.post<Assignment>(updateAssignment.path, change, co.token)).body).toMatchObject({ Title: 'More sums' })
})

test('a puzzle of the owner opens for the class and its teachers while it is in homework, and for no other teacher', async () => {
  const [student] = owned.students
  const [co, leaver, stranger] = [await coTeacherOf(site, owned), await coTeacherOf(site, owned), await newTeacher(site)]
  const { Id } = (await make('Of the owner', owned.teacher)).body
  const open = async (account: Account) => {
    const { status, body } = await site.get(`${getMadePuzzle.path}?madePuzzleId=${Id}`, { authorization: `Bearer ${account.token}` })
    return [status, /"a":"?5"?/.test(body.toString())]
  }
  const opened = () => Promise.all([co, leaver, student ?? co, stranger].map(open))
  const unknown = [404, false]
  expect(await opened()).toEqual([unknown, unknown, unknown, unknown])
  const homework = { ClassroomId: owned.classroomId, Title: 'Sums', DueDay: dayDate(A_DAY + 1), PuzzleIds: [Id] }
  const given = await site.post<Assignment>(createAssignment.path, homework, owned.teacher.token)
  expect(await opened()).toEqual([[200, true], [200, true], [200, false], unknown])
  expect((await review(Id, co)).status).toBe(403)
  await site.post(leaveClass.path, { ClassroomId: owned.classroomId }, leaver.token)
  expect(await open(leaver)).toEqual(unknown)
  await site.post(removeAssignment.path, { AssignmentId: given.body.Id }, owned.teacher.token)
  expect(await opened()).toEqual([unknown, unknown, unknown, unknown])
})

test('a class that is handed over takes its students’ puzzles along', async () => {
  const [student] = owned.students
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  await site.post(updateMakerSwitch.path, { ClassroomId: owned.classroomId, StudentsMayMake: true }, co.token)
  const { Id } = (await make('Apples', student ?? co)).body
  await site.post(handOverClass.path, { ClassroomId: owned.classroomId, AccountId: co.accountId }, owned.teacher.token)
  expect([await titlesFor(co), await titlesFor(owned.teacher)]).toEqual([['Apples'], ['Apples']])
  const { teacher_id } = await site.database.queries
    .selectFrom('made_puzzles')
    .select('teacher_id')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow()
  expect(teacher_id).toBe(co.accountId)
})
