import {
  createAssignment,
  getAssignment,
  getAssignments,
  getGradebook,
  getMyAssignments,
  pickPuzzles,
  removeAssignment,
  restoreAssignment,
  updateAssignment,
  type AssignedPuzzle,
  type Gradebook,
  type Assignment,
  type AssignmentResult,
  type Assignments,
  type MyAssignments,
} from '@emojigma/contract/classes/assignments.ts'
import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { MAX_ASSIGNED_PUZZLES, MAX_ASSIGNMENTS, MAX_ASSIGNMENTS_DELETED } from '@emojigma/contract/rules/assignments.ts'
import { updateClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents, type Students } from '@emojigma/contract/classes/students.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { createWorksheet } from '@emojigma/contract/paper/worksheets.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { skillsOf } from '@emojigma/engine/practice/strand-of.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Puzzles } from '../../puzzles/service.ts'
import { addStudents, teacherWithClass, type TestClass, type TestStudent } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
let own: TestClass
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 2, A_DAY - 1, A_DAY] })
  own = await teacherWithClass(site)
})
afterAll(() => site.close())

const EASY = puzzleOn(A_DAY - 1, 1, 1)
const HARD = puzzleOn(A_DAY - 1, 1, 3)
const BOARD = puzzleOn(A_DAY, 4, 1)

const read = async <T>(path: string, token = own.teacher.token): Promise<T> => {
  const { status, body } = await site.get(path, { authorization: `Bearer ${token}` })
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(body.toString()) as T
}
const assign = async (puzzleIds: readonly number[], wishes: { title?: string; days?: number; classroomId?: string } = {}) => {
  const { title = 'Sums', days = 3, classroomId = own.classroomId } = wishes
  const wish = { ClassroomId: classroomId, Title: title, DueDay: dayDate(A_DAY + days), PuzzleIds: puzzleIds }
  const { status, body } = await site.post<Assignment>(createAssignment.path, wish, own.teacher.token)
  expect([status, body]).toMatchObject([200, { Title: title }])
  return body
}
const resultOf = (id: string) => read<AssignmentResult>(`${getAssignment.path}?assignmentId=${id}`)
const listOf = async () => (await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`)).Assignments
const mine = (student: TestStudent) => read<MyAssignments>(getMyAssignments.path, student.token)
const pick = (wish: object) =>
  site.post<{ Puzzles: readonly AssignedPuzzle[] } & FailureBody>(
    pickPuzzles.path,
    { ClassroomId: own.classroomId, ...wish },
    own.teacher.token,
  )

async function guess(student: TestStudent, PuzzleId: number, isRight: boolean, HintRung = 0): Promise<void> {
  const answer = await site.answerTo(PuzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(PuzzleId).typeId, answer)
  const { status, body } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, HintRung }, student.token)
  expect([status, body['ok']]).toEqual([200, isRight])
}

function both(): readonly [TestStudent, TestStudent] {
  const [one, two] = own.students
  if (!one || !two) throw new Error('two students are missing')
  return [one, two]
}

test('students are told of what is assigned, and the teacher of what they did, by student, puzzle and skill', async () => {
  const [ada, ben] = both()
  const { Id } = await assign([EASY, HARD, BOARD], { title: 'Round trip' })
  expect((await mine(ada)).Assignments).toMatchObject([
    {
      Id,
      Title: 'Round trip',
      IsLate: false,
      Puzzles: [{ PuzzleId: EASY, State: 'fresh' }, { State: 'fresh' }, { PuzzleTypeId: 4, State: 'fresh' }],
    },
  ])
  await guess(ada, EASY, true)
  await guess(ada, HARD, false, 2)
  await guess(ada, HARD, true, 2)
  await guess(ben, EASY, false)
  const { Assignment, Students, Puzzles, Skills } = await resultOf(Id)
  expect(Assignment).toMatchObject({ StudentCount: 2, FinishedCount: 0, DoneCount: 2, IsEnded: false, DueDay: dayDate(A_DAY + 3) })
  expect(Students.find((student) => student.Id === ada.id)?.Results).toEqual([
    { PuzzleId: EASY, State: 'solved', Guesses: 1, HintRung: 0, IsLate: false },
    { PuzzleId: HARD, State: 'solved', Guesses: 2, HintRung: 2, IsLate: false, Slip: expect.any(String) },
  ])
  expect(Students.find((student) => student.Id === ben.id)).toMatchObject({
    UserName: ben.userName,
    Results: [{ State: 'begun', Guesses: 1 }],
  })
  expect(Puzzles).toEqual([
    { PuzzleId: EASY, Skills: expect.any(Array), Attempted: 2, Solved: 1, FirstTry: 1, Hinted: 0 },
    { PuzzleId: HARD, Skills: expect.any(Array), Attempted: 1, Solved: 1, FirstTry: 0, Hinted: 1 },
    { PuzzleId: BOARD, Skills: expect.any(Array), Attempted: 0, Solved: 0, FirstTry: 0, Hinted: 0 },
  ])
  expect(Puzzles[2]?.Skills).toContain('Scanning')
  expect(Skills.find(({ Skill }) => Skill === 'Addition')).toMatchObject({ Attempted: 3, FirstTry: 1, Hinted: 1 })
  expect(Skills.find(({ Skill }) => Skill === 'Scanning')).toMatchObject({ Puzzles: 1, Attempted: 0 })
  expect((await mine(ada)).Assignments[0]?.Puzzles.map(({ State, IsFirstTry }) => [State, IsFirstTry])).toEqual([
    ['solved', true],
    ['solved', false],
    ['fresh', undefined],
  ])
  expect((await listOf()).find((one) => one.Id === Id)).toMatchObject({ DoneCount: 2, FinishedCount: 0 })
})

test('a gradebook has what each student solved of each assignment, the earliest due day first', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const [ada, ben] = students
  if (!ada || !ben) throw new Error('two students are missing')
  const give = (Title: string, days: number, PuzzleIds: readonly number[]) =>
    site.post(createAssignment.path, { ClassroomId: classroomId, Title, DueDay: dayDate(A_DAY + days), PuzzleIds }, teacher.token)
  await give('Later', 5, [BOARD])
  await give('Sooner', 2, [EASY, HARD, BOARD])
  await guess(ada, EASY, true)
  await guess(ada, HARD, true)
  await guess(ben, EASY, false)
  const { Assignments, Students } = await read<Gradebook>(`${getGradebook.path}?classroomId=${classroomId}`, teacher.token)
  expect(Assignments.map(({ Title, StartDay }) => [Title, StartDay])).toEqual([
    ['Sooner', dayDate(A_DAY)],
    ['Later', dayDate(A_DAY)],
  ])
  expect([ada, ben].map(({ id }) => Students.find(({ Id }) => Id === id)?.Percents)).toEqual([
    [67, 0],
    [0, 0],
  ])
})

test('a due day ends, and a day was played, when it is so in the time zone of the class', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const [student] = students
  if (!student) throw new Error('a student is missing')
  const DueDay = dayDate(A_DAY)
  const wish = { ClassroomId: classroomId, Title: 'Today', DueDay, PuzzleIds: [EASY] }
  const { body } = await site.post<Assignment>(createAssignment.path, wish, teacher.token)
  await guess(student, EASY, true)
  const seen = async () => [
    (await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${body.Id}`, teacher.token)).Assignment.IsLate,
    (await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${body.Id}`, teacher.token)).Students.flatMap(
      ({ Results }) => Results,
    )[0]?.IsLate,
    (await mine(student)).Assignments[0]?.IsLate,
    (await read<Students>(`${getStudents.path}?classroomId=${classroomId}`, teacher.token)).Students.find(({ Id }) => Id === student.id)
      ?.LastPlayed,
  ]
  // It is noon in UTC, and two in the morning of the next day in Kiritimati.
  expect(await seen()).toEqual([false, false, false, DueDay])
  await site.post(updateClassroom.path, { classroom: { Id: classroomId, TimeZone: 'Pacific/Kiritimati' } }, teacher.token)
  expect(await seen()).toEqual([true, true, true, dayDate(A_DAY + 1)])
  await site.post(updateClassroom.path, { classroom: { Id: classroomId, TimeZone: 'Pacific/Pago_Pago' } }, teacher.token)
  expect(await seen()).toEqual([false, false, false, DueDay])
})

test('an assignment for some students is theirs alone, in lists, results and the gradebook', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const [ada, ben] = students
  if (!ada || !ben) throw new Error('two students are missing')
  const wish = { ClassroomId: classroomId, Title: 'For one', DueDay: dayDate(A_DAY + 2), PuzzleIds: [EASY] }
  const { body } = await site.post<Assignment>(createAssignment.path, { ...wish, StudentIds: [ada.id, ada.id] }, teacher.token)
  expect(body).toMatchObject({ StudentIds: [ada.id], StudentCount: 1 })
  await guess(ben, EASY, true)
  const seen = async () => {
    const result = await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${body.Id}`, teacher.token)
    const gradebook = await read<Gradebook>(`${getGradebook.path}?classroomId=${classroomId}`, teacher.token)
    return {
      theirs: [(await mine(ada)).Assignments.length, (await mine(ben)).Assignments.length],
      results: [ada, ben].map(({ id }) => result.Students.some(({ Id }) => Id === id)),
      percents: [ada, ben].map(({ id }) => gradebook.Students.find(({ Id }) => Id === id)?.Percents),
    }
  }
  expect(await seen()).toEqual({ theirs: [1, 0], results: [true, false], percents: [[0], [null]] })
  const change = (StudentIds: readonly string[] | null) =>
    site.post<Assignment>(updateAssignment.path, { Assignment: { Id: body.Id, StudentIds } }, teacher.token)
  expect((await change([ben.id])).body.StudentIds).toEqual([ben.id])
  expect((await seen()).theirs).toEqual([0, 1])
  expect((await change(null)).body.StudentIds).toBeUndefined()
  expect(await seen()).toEqual({ theirs: [1, 1], results: [true, true], percents: [[0], [100]] })
  // Students of others, and unknown ones, are no one.
  const [stranger] = both()
  for (const id of [stranger.id, randomUUID()]) {
    expect((await site.post(createAssignment.path, { ...wish, StudentIds: [ada.id, id] }, teacher.token)).status).toBe(404)
    expect((await change([id])).status).toBe(404)
  }
  expect((await seen()).theirs).toEqual([1, 1])
})

test('students see an assignment from its start day on, which comes before the due day', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const [ada] = students
  if (!ada) throw new Error('a student is missing')
  const wish = { ClassroomId: classroomId, Title: 'Soon', StartDay: dayDate(A_DAY + 1), DueDay: dayDate(A_DAY + 2), PuzzleIds: [EASY] }
  const late = await site.post<FailureBody>(createAssignment.path, { ...wish, StartDay: dayDate(A_DAY + 3) }, teacher.token)
  expect([late.status, late.body.ModelState?.['StartDay']]).toEqual([400, ['It should start before the day it is due.']])
  const { body } = await site.post<Assignment>(createAssignment.path, wish, teacher.token)
  const change = (Assignment: object) => site.post(updateAssignment.path, { Assignment: { Id: body.Id, ...Assignment } }, teacher.token)
  expect((await mine(ada)).Assignments).toEqual([])
  // It is tomorrow already in Kiritimati.
  await site.post(updateClassroom.path, { classroom: { Id: classroomId, TimeZone: 'Pacific/Kiritimati' } }, teacher.token)
  expect((await mine(ada)).Assignments).toMatchObject([{ Id: body.Id }])
  await site.post(updateClassroom.path, { classroom: { Id: classroomId, TimeZone: 'UTC' } }, teacher.token)
  expect((await change({ DueDay: dayDate(A_DAY) })).status).toBe(400)
  expect((await change({ StartDay: null })).status).toBe(200)
  expect((await mine(ada)).Assignments).toMatchObject([{ Id: body.Id }])
})

test('puzzles are picked by skill, and none where the kind has no such skill', async () => {
  const { body } = await pick({ PuzzleTypeIds: [1, 2], LevelIds: [3, 4], Skills: ['Multiplication'], Count: 3 })
  expect(body.Puzzles.length).toBeGreaterThan(0)
  const questions = await site.service(Puzzles).storedOf(body.Puzzles.map(({ PuzzleId }) => PuzzleId))
  expect([...questions.values()].every(({ question }) => skillsOf(question).includes('Multiplication'))).toBe(true)
  const none = await pick({ PuzzleTypeIds: [1], LevelIds: [1], Skills: ['Scanning'], Count: 2 })
  expect([none.status, none.body.ModelState?.['Count']?.[0]]).toEqual([400, expect.stringMatching(/^No puzzles with these skills/)])
  expect((await pick({ Skills: ['Juggling'], Count: 2 })).status).toBe(400)
})

test('the id of a class in capitals names the same class', async () => {
  const { Id } = await assign([EASY], { classroomId: own.classroomId.toUpperCase() })
  expect((await resultOf(Id)).Assignment.ClassroomId).toBe(own.classroomId)
})

test('puzzles are picked by kind and level, and none that stands in the list or that the class has had', async () => {
  const { body } = await pick({ PuzzleTypeIds: [2], LevelIds: [1, 2], Count: 6 })
  expect(new Set(body.Puzzles.map(({ PuzzleId }) => PuzzleId)).size).toBe(6)
  expect(body.Puzzles.every(({ PuzzleTypeId, LevelId }) => PuzzleTypeId === 2 && LevelId <= 2)).toBe(true)
  const { body: two } = await pick({ PuzzleTypeIds: [4, 5], LevelIds: [6, 7, 8, 9, 10], Count: 2 })
  expect(two.Puzzles.map(({ PuzzleTypeId }) => PuzzleTypeId)).toEqual([4, 5])
  const [first, second, third] = [A_DAY - 2, A_DAY - 1, A_DAY].map((day) => puzzleOn(day, 3, 5))
  await assign([first ?? 0])
  const left = await pick({ PuzzleTypeIds: [3], LevelIds: [5], Count: 3, Without: [second] })
  expect(left.body.Puzzles.map(({ PuzzleId }) => PuzzleId)).toEqual([third])
  const none = await pick({ PuzzleTypeIds: [3], LevelIds: [5], Count: 3, Without: [second, third] })
  expect([none.status, none.body.ModelState?.['Count']]).toEqual([
    400,
    ['No more of these puzzles are new to your class. Please pick others.'],
  ])
  const noSuch = await pick({ PuzzleTypeIds: [3], LevelIds: [6], Count: 1 })
  expect([noSuch.status, noSuch.body.ModelState?.['LevelIds']]).toEqual([400, ['There are no such puzzles at this level.']])
})

test('a puzzle that most of the class has solved is not new to it, one that half has solved is', async () => {
  const [known, half, fresh] = [A_DAY - 2, A_DAY - 1, A_DAY].map((day) => puzzleOn(day, 3, 4))
  const [ada, ben] = both()
  for (const student of [ada, ben]) await guess(student, known ?? 0, true)
  await guess(ada, half ?? 0, true)
  const { body } = await pick({ PuzzleTypeIds: [3], LevelIds: [4], Count: 3 })
  expect(body.Puzzles.map(({ PuzzleId }) => PuzzleId).toSorted()).toEqual([half, fresh])
})

test('puzzles are picked by their numbers, and those of a worksheet by its code', async () => {
  const byNumber = await pick({ PuzzleIds: [HARD, EASY, HARD] })
  expect(byNumber.body.Puzzles).toEqual([
    { PuzzleId: HARD, PuzzleTypeId: 1, LevelId: 3 },
    { PuzzleId: EASY, PuzzleTypeId: 1, LevelId: 1 },
  ])
  const unknown = await pick({ PuzzleIds: [EASY, puzzleOn(A_DAY + 1, 1, 1)] })
  expect([unknown.status, unknown.body.ModelState?.['PuzzleIds']]).toEqual([400, [`There is no puzzle ${puzzleOn(A_DAY + 1, 1, 1)}.`]])
  await site.post(createWorksheet.path, { puzzleIds: [EASY, BOARD] }, own.teacher.token)
  const { CheckCodes } = await import('../../paper/check-codes.ts')
  const code = new CheckCodes('a secret of tests only').codeOf({ puzzleIds: [EASY, BOARD], variant: 0 })
  for (const CheckCode of [code, `http://localhost:3000/worksheets/check/${code}`]) {
    expect((await pick({ CheckCode })).body.Puzzles.map(({ PuzzleId }) => PuzzleId)).toEqual([EASY, BOARD])
  }
  expect((await pick({ CheckCode: 'nothing' })).body.ModelState?.['CheckCode']).toEqual(['This is not the check code of a worksheet.'])
})

test('an assignment is changed, ended, opened again, deleted and brought back', async () => {
  const [ada] = both()
  const made = await assign([EASY], { title: 'Old' })
  const change = (Assignment: object) =>
    site.post<Assignment>(updateAssignment.path, { Assignment: { Id: made.Id, ...Assignment } }, own.teacher.token)
  const isTold = async () => (await mine(ada)).Assignments.some(({ Id }) => Id === made.Id)
  expect((await change({ Title: 'New', PuzzleIds: [HARD, EASY], DueDay: dayDate(A_DAY + 9) })).body).toMatchObject({
    Title: 'New',
    DueDay: dayDate(A_DAY + 9),
    Puzzles: [{ PuzzleId: HARD }, { PuzzleId: EASY }],
  })
  expect((await change({ IsEnded: true })).body).toMatchObject({ Title: 'New', IsEnded: true })
  expect(await isTold()).toBe(false)
  expect((await change({ IsEnded: false })).body.IsEnded).toBe(false)
  expect(await isTold()).toBe(true)
  const remove = () => site.post(removeAssignment.path, { AssignmentId: made.Id }, own.teacher.token)
  const restore = () => site.post<Assignment>(restoreAssignment.path, { AssignmentId: made.Id }, own.teacher.token)
  // Whatever is asked for twice is done once.
  expect([(await restore()).status, (await remove()).status, (await remove()).status]).toEqual([200, 200, 200])
  expect([await isTold(), (await listOf()).some(({ Id }) => Id === made.Id), (await change({ Title: 'No' })).status]).toEqual([
    false,
    false,
    404,
  ])
  const removed = async () =>
    (await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`)).Removed.filter(({ Id }) => Id === made.Id)
  expect(await removed()).toEqual([{ Id: made.Id, Title: 'New', GoneAt: '2026-12-21T12:00:00.000Z' }])
  expect((await restore()).body).toMatchObject({ Id: made.Id, Title: 'New' })
  expect(await removed()).toEqual([])
  expect(await isTold()).toBe(true)
})

test('changes of its puzzles at once leave it those of one of them', async () => {
  const { Id } = await assign([EASY], { title: 'At once' })
  const change = (PuzzleIds: readonly number[]) =>
    site.post<Assignment>(updateAssignment.path, { Assignment: { Id, PuzzleIds } }, own.teacher.token)
  const changes = Array.from({ length: 8 }, (_, index) => change(index % 2 ? [HARD, EASY] : [EASY, HARD, BOARD]))
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
  const ids = (await listOf()).find((assignment) => assignment.Id === Id)?.Puzzles.map(({ PuzzleId }) => PuzzleId)
  expect([
    [HARD, EASY],
    [EASY, HARD, BOARD],
  ]).toContainEqual(ids)
})

/** Gives a class an assignment under a key, several times at once. */
async function giveUnder(AssignmentKey: string, { teacher, classroomId }: TestClass, times = 1) {
  const wish = { ClassroomId: classroomId, Title: 'Sums', DueDay: dayDate(A_DAY + 3), PuzzleIds: [EASY, HARD], AssignmentKey }
  const give = () => site.post<Assignment & FailureBody>(createAssignment.path, wish, teacher.token)
  const replies = await Promise.all(Array.from({ length: times }, give))
  const [first] = replies
  if (!first) throw new Error('nothing was given')
  expect(replies.map(({ status, body }) => [status, body.Id])).toEqual(replies.map(() => [first.status, first.body.Id]))
  return first
}
const givenTo = async ({ teacher, classroomId }: TestClass) =>
  (await read<Assignments>(`${getAssignments.path}?classroomId=${classroomId}`, teacher.token)).Assignments.map(({ Id }) => Id)

test('an assignment that is given again under the same key is given once, at once or later, and told as it is now', async () => {
  const [mine, theirs] = [await teacherWithClass(site, { names: [] }), await teacherWithClass(site, { names: [] })]
  const key = randomUUID()
  const { status, body } = await giveUnder(key, mine, 6)
  expect([status, body.Title, body.Puzzles.length]).toEqual([200, 'Sums', 2])
  const { Id } = body
  await site.post(updateAssignment.path, { Assignment: { Id, Title: 'More sums', PuzzleIds: [BOARD], IsEnded: true } }, mine.teacher.token)
  const now = { Id, Title: 'More sums', IsEnded: true, Puzzles: [{ PuzzleId: BOARD }] }
  expect(await giveUnder(key.toUpperCase(), mine)).toMatchObject({ status: 200, body: now })
  const other = await giveUnder(key, theirs)
  expect([other.status, other.body.Id === Id, other.body.Title]).toEqual([200, false, 'Sums'])
  const later = await giveUnder(randomUUID(), mine)
  expect([await givenTo(mine), await givenTo(theirs)]).toEqual([expect.arrayContaining([later.body.Id, Id]), [other.body.Id]])
  expect(await givenTo(mine)).toHaveLength(2)
})

test('an assignment that is given again is told where there are as many as there may be', async () => {
  const full = await teacherWithClass(site, { names: [] })
  const key = randomUUID()
  const first = await giveUnder(key, full)
  const row = { classroom_id: full.classroomId, title: 'Sums', due_day: A_DAY, made_at_ms: 0 }
  const others = Array.from({ length: MAX_ASSIGNMENTS - 1 }, () => ({ ...row, id: randomUUID() }))
  await site.database.queries.insertInto('assignments').values(others).execute()
  expect(await giveUnder(key, full)).toMatchObject({ status: 200, body: { Id: first.body.Id } })
  const said = ['A class has at most 200 assignments. Please delete old ones first.']
  expect(await giveUnder(randomUUID(), full)).toMatchObject({ status: 400, body: { ModelState: { ClassroomId: said } } })
})

test('deleting makes room for another assignment, and a deleted one comes back only while there is room', async () => {
  const full = await teacherWithClass(site, { names: [] })
  const fill = (count: number, removed_at_ms: number | null) => {
    const row = { classroom_id: full.classroomId, title: 'Sums', due_day: A_DAY, made_at_ms: 0, removed_at_ms }
    return site.database.queries
      .insertInto('assignments')
      .values(Array.from({ length: count }, () => ({ ...row, id: randomUUID() })))
      .execute()
  }
  await fill(MAX_ASSIGNMENTS - 1, null)
  const key = randomUUID()
  const last = (await giveUnder(key, full, 4)).body.Id
  const ask = (path: string) => site.post<Assignment & FailureBody>(path, { AssignmentId: last }, full.teacher.token)
  await ask(removeAssignment.path)
  expect((await giveUnder(randomUUID(), full)).status).toBe(200)
  const said = ['A class has at most 200 assignments. Please delete old ones first.']
  expect(await ask(restoreAssignment.path)).toMatchObject({ status: 400, body: { ModelState: { ClassroomId: said } } })
  await site.database.queries.deleteFrom('assignments').where('classroom_id', '=', full.classroomId).where('id', '!=', last).execute()
  await fill(MAX_ASSIGNMENTS_DELETED - 1, NOON_MS)
  const { status, body } = await giveUnder(randomUUID(), full)
  expect([status, body.ModelState?.['ClassroomId']]).toEqual([400, [expect.stringContaining('You deleted 600 assignments of this class')]])
  expect([(await ask(restoreAssignment.path)).status, (await giveUnder(randomUUID(), full)).status]).toEqual([200, 200])
})

test('whoever deleted an assignment and gives it again gives a new one, and the deleted one comes back beside it', async () => {
  const again = await teacherWithClass(site, { names: [] })
  const key = randomUUID()
  const deleted = (await giveUnder(key, again)).body.Id
  await site.post(removeAssignment.path, { AssignmentId: deleted }, again.teacher.token)
  const { status, body } = await giveUnder(key, again, 4)
  expect([status, body.Id === deleted]).toEqual([200, false])
  expect((await site.post(restoreAssignment.path, { AssignmentId: deleted }, again.teacher.token)).status).toBe(200)
  expect((await giveUnder(key, again)).body.Id).toBe(body.Id)
  expect((await givenTo(again)).toSorted()).toEqual([deleted, body.Id].toSorted())
})

test('a day that is over, or too far away, cannot be a due day', async () => {
  for (const [days, isFine] of [
    [-2, false],
    [-1, true],
    [0, true],
    [366, true],
    [367, false],
  ] as const) {
    const wish = { ClassroomId: own.classroomId, Title: 'Day', DueDay: dayDate(A_DAY + days), PuzzleIds: [EASY] }
    const { status, body } = await site.post<FailureBody>(createAssignment.path, wish, own.teacher.token)
    expect([days, status, body.ModelState?.['DueDay'] === undefined]).toEqual([days, isFine ? 200 : 400, isFine])
  }
})

test.each([
  ['\u202e', 'Please use only signs that can be seen.'],
  ['\u202e\u200b', 'Please use only signs that can be seen.'],
  ['Sums\u200b', 'Please use only signs that can be seen.'],
  ['\u200d', 'Please use only signs that can be seen.'],
  ['  ', 'Please fill out this field.'],
])('a title that students would not see, %j, is refused when it is given and when it is changed', async (Title, why) => {
  const { Id } = await assign([EASY], { title: 'Seen' })
  const wish = { ClassroomId: own.classroomId, Title, DueDay: dayDate(A_DAY), PuzzleIds: [EASY] }
  const given = await site.post<FailureBody>(createAssignment.path, wish, own.teacher.token)
  expect([given.status, given.body.ModelState?.['Title']]).toEqual([400, [why]])
  const changed = await site.post<FailureBody>(updateAssignment.path, { Assignment: { Id, Title } }, own.teacher.token)
  expect(changed.status).toBe(400)
})

test('what is late is welcome, and said to be late', async () => {
  const late = await teacherWithClass(site, { names: [undefined] })
  const [student] = late.students
  if (!student) throw new Error('no student')
  const wish = { ClassroomId: late.classroomId, Title: 'Late', DueDay: dayDate(A_DAY), PuzzleIds: [EASY, HARD] }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, late.teacher.token)).body
  await guess(student, EASY, true)
  site.goTo(A_DAY + 1)
  const again = await site.token({ grant_type: 'refresh_token', refresh_token: student.refreshToken })
  const today = { ...student, token: again.body.access_token }
  expect((await mine(today)).Assignments).toMatchObject([{ IsLate: true }])
  await guess(today, HARD, true)
  const teacher = await site.token({ grant_type: 'refresh_token', refresh_token: late.teacher.refreshToken })
  const result = await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${Id}`, teacher.body.access_token)
  expect(result.Students[0]?.Results.map(({ IsLate }) => IsLate)).toEqual([false, true])
  expect(result.Assignment.FinishedCount).toBe(1)
  // The day that is over stays when something else is changed, and no other day that is over takes its place.
  site.goTo(A_DAY + 5)
  const later = await site.token({ grant_type: 'refresh_token', refresh_token: teacher.body.refresh_token })
  const change = (changes: object) =>
    site.post<Assignment & FailureBody>(updateAssignment.path, { Assignment: { Id, Title: 'Later', ...changes } }, later.body.access_token)
  expect(await change({ DueDay: dayDate(A_DAY), PuzzleIds: [EASY] })).toMatchObject({
    status: 200,
    body: { Title: 'Later', Puzzles: [{}] },
  })
  expect((await change({ DueDay: dayDate(A_DAY + 1) })).body.ModelState?.['DueDay']).toEqual([
    'This day is over. Please choose a later one.',
  ])
  site.goTo(A_DAY)
})

test('while the teacher’s plan has ended, students are told so, and the teacher still reads what became of it', async () => {
  const past = await teacherWithClass(site, { names: [undefined] })
  const [student] = past.students
  const wish = { ClassroomId: past.classroomId, Title: 'Before', DueDay: dayDate(A_DAY), PuzzleIds: [EASY] }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, past.teacher.token)).body
  await site.database.queries.updateTable('orders').set({ is_active: 0 }).where('account_id', '=', past.teacher.accountId).execute()
  expect(await read<MyAssignments>(getMyAssignments.path, student?.token)).toMatchObject({ IsPlanActive: false, Assignments: [{ Id }] })
  expect((await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${Id}`, past.teacher.token)).Assignment.Id).toBe(Id)
  expect((await site.post(createAssignment.path, wish, past.teacher.token)).status).toBe(403)
})

test('a list and a result take as many queries for thirty students and ten assignments as for one', async () => {
  const big = await teacherWithClass(site, { names: [undefined] })
  const give = () =>
    site.post<Assignment>(
      createAssignment.path,
      { ClassroomId: big.classroomId, Title: 'Many', DueDay: dayDate(A_DAY), PuzzleIds: [EASY, HARD, BOARD] },
      big.teacher.token,
    )
  const { Id } = (await give()).body
  const countQueries = async (path: string) => {
    let count = 0
    const { queries } = site.database
    const executor = queries.getExecutor()
    const run = executor.executeQuery.bind(executor)
    executor.executeQuery = (query, options) => {
      count += 1
      return run(query, options)
    }
    await read(path, big.teacher.token)
    executor.executeQuery = run
    return count
  }
  const paths = [`${getAssignments.path}?classroomId=${big.classroomId}`, `${getAssignment.path}?assignmentId=${Id}`]
  const before = [await countQueries(paths[0] ?? ''), await countQueries(paths[1] ?? '')]
  expect(Math.min(...before)).toBeGreaterThan(3)
  await addStudents(site, big.teacher, big.classroomId, Array.from({ length: 12 }))
  for (let more = 0; more < 9; more += 1) await give()
  expect([await countQueries(paths[0] ?? ''), await countQueries(paths[1] ?? '')]).toEqual(before)
})

test('while it is looked up what a class did at the puzzles of years others get their turn', async () => {
  const old = await teacherWithClass(site, { names: Array.from({ length: 12 }) })
  const ids = Array.from({ length: 100 }, () => randomUUID())
  const row = { classroom_id: old.classroomId, title: 'Sums', due_day: A_DAY, made_at_ms: 0 }
  await site.database.queries
    .insertInto('assignments')
    .values(ids.map((id) => ({ ...row, id })))
    .execute()
  for (const [index, assignment_id] of ids.entries()) {
    const puzzles = Array.from({ length: MAX_ASSIGNED_PUZZLES }, (_, position) => ({ position, puzzle_id: EASY - 24 * index - position }))
    await site.database.queries
      .insertInto('assignment_puzzles')
      .values(puzzles.map((puzzle) => ({ ...puzzle, assignment_id })))
      .execute()
  }
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const { Assignments } = await read<Assignments>(`${getAssignments.path}?classroomId=${old.classroomId}`, old.teacher.token)
  clearImmediate(next)
  expect(Assignments).toHaveLength(ids.length)
  expect(turns).toBeGreaterThanOrEqual(2)
})

test('what a class did is looked up by key, however much its students have played', async () => {
  if (site.database.dialect !== 'sqlite') return
  const plan = await sql<{ detail: string }>`explain query plan
    select attempts.* from players inner join attempts on attempts.player_id = players.id
    where players.account_id in ('a', 'b') and attempts.puzzle_id in (1, 2, 3)`.execute(site.database.queries)
  const details = plan.rows.map(({ detail }) => detail).join('\n')
  expect(details).toContain('players_by_account_id')
  expect(details).toMatch(/attempts.*(sqlite_autoindex_attempts_1|attempts_pk).*player_id=\? AND puzzle_id=\?/)
})

test('assignments go with their class, are exported, and are gone thirty days after they were deleted', async () => {
  const gone = await teacherWithClass(site, { names: [] })
  const wish = { ClassroomId: gone.classroomId, Title: 'Kept for thirty days', DueDay: dayDate(A_DAY), PuzzleIds: [EASY, HARD] }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, gone.teacher.token)).body
  const exported = await read<{ Assignments: readonly object[] }>(exportAccount.path, gone.teacher.token)
  expect(exported.Assignments).toMatchObject([{ Title: 'Kept for thirty days', Due: dayDate(A_DAY), Puzzles: `${EASY}, ${HARD}` }])
  await site.post(removeAssignment.path, { AssignmentId: Id }, gone.teacher.token)
  const rows = () => site.database.queries.selectFrom('assignment_puzzles').selectAll().where('assignment_id', '=', Id).execute()
  site.goTo(A_DAY + 29)
  await site.retention.run()
  expect(await rows()).toHaveLength(2)
  site.goTo(A_DAY + 31)
  // Also where no one has deleted it for good yet.
  const { body } = await site.token({ grant_type: 'password', username: gone.teacher.email, password: gone.teacher.password })
  expect((await site.post(restoreAssignment.path, { AssignmentId: Id }, body.access_token)).status).toBe(404)
  expect(await rows()).toHaveLength(2)
  await site.retention.run()
  expect(await rows()).toEqual([])
  site.goTo(A_DAY)
})
