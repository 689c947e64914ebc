import { DAY_MS } from '@emojigma/engine/day.ts'
import { deleteAccount, exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { getClassrooms, removeClassroom } from '@emojigma/contract/classes/classrooms.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getStudents, registerStudents, removeStudents, restoreStudents } from '@emojigma/contract/classes/students.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyScores } from '../boards/service.ts'
import { teacherWithClass, type TestClass, type TestStudent } from '../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

const IDLE_DAYS = 396

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

async function sweepAt(timeMs: number): Promise<void> {
  site.setClock(timeMs)
  await site.retention.run()
}

async function countOf(table: 'accounts' | 'students' | 'classrooms' | 'student_uploads' | 'players' | 'attempts' | 'teacher_seats') {
  return (await site.database.queries.selectFrom(table).selectAll().execute()).length
}

async function solve({ token }: TestStudent): Promise<void> {
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  expect(status).toBe(200)
}

/** Signs someone in anew, after the clock was moved. */
async function again({ email, password }: TestAccount): Promise<string> {
  return (await site.token({ grant_type: 'password', username: email, password })).body.access_token
}

async function read<T = Record<string, unknown>>(path: string, token: string): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}

function firstOf({ students }: TestClass): TestStudent {
  const [first] = students
  if (!first) throw new Error('the class is empty')
  return first
}

test('a student who was removed goes after thirty days with all that they played, and can be brought back until then', async () => {
  const owned = await teacherWithClass(site)
  const gone = firstOf(owned)
  await solve(gone)
  await site.post(removeStudents.path, { StudentIds: [gone.id] }, owned.teacher.token)
  await sweepAt(NOON_MS + 30 * DAY_MS - 1)
  const body = { StudentIds: [gone.id] }
  const token = await again(owned.teacher)
  expect((await site.post(restoreStudents.path, body, token)).status).toBe(200)
  expect((await site.post(removeStudents.path, body, token)).status).toBe(200)
  await sweepAt(NOON_MS + 60 * DAY_MS - 2)
  expect(await countOf('students')).toBe(2)
  await sweepAt(NOON_MS + 60 * DAY_MS - 1)
  expect([await countOf('students'), await countOf('accounts'), await countOf('players'), await countOf('attempts')]).toEqual([1, 2, 0, 0])
  expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
  expect((await site.post(restoreStudents.path, body, await again(owned.teacher))).status).toBe(404)
})

test('a class that was removed goes after thirty days with all of its students, and its teacher stays', async () => {
  const owned = await teacherWithClass(site)
  await site.post(removeClassroom.path, { ClassroomId: owned.classroomId }, owned.teacher.token)
  await sweepAt(NOON_MS + 30 * DAY_MS - 1)
  expect([await countOf('classrooms'), await countOf('students')]).toEqual([1, 2])
  await sweepAt(NOON_MS + 30 * DAY_MS)
  expect([await countOf('classrooms'), await countOf('students'), await countOf('accounts')]).toEqual([0, 0, 1])
})

test('a student who is not here for thirteen months is removed, and deleted thirty days later; one who comes by stays', async () => {
  const owned = await teacherWithClass(site)
  const [idle, other] = owned.students
  site.goTo(A_DAY + 100)
  const tokens = await site.token({ grant_type: 'password', username: other?.userName ?? '', password: other?.password ?? '' })
  await read('/api/Account/UserInfo', tokens.body.access_token)
  await sweepAt(NOON_MS + IDLE_DAYS * DAY_MS)
  const list = async () =>
    read<{ Students: { Id: string }[]; Removed: { Id: string }[] }>(
      `${getStudents.path}?classroomId=${owned.classroomId}`,
      await again(owned.teacher),
    )
  expect((await list()).Students).toHaveLength(2)
  await sweepAt(NOON_MS + (IDLE_DAYS + 1) * DAY_MS)
  expect(await list()).toMatchObject({ Students: [{ Id: other?.id }], Removed: [{ Id: idle?.id }] })
  expect(await read(getClassrooms.path, await again(owned.teacher))).toMatchObject({ SeatsUsed: 1 })
  const refused = await site.token({ grant_type: 'password', username: idle?.userName ?? '', password: idle?.password ?? '' })
  expect(refused.status).toBe(400)
  await sweepAt(NOON_MS + (IDLE_DAYS + 31) * DAY_MS)
  expect(await countOf('students')).toBe(1)
})

test('a student who is brought back is not idle again at once', async () => {
  const owned = await teacherWithClass(site, { names: [undefined] })
  await sweepAt(NOON_MS + (IDLE_DAYS + 1) * DAY_MS)
  const body = { StudentIds: [firstOf(owned).id] }
  expect((await site.post(restoreStudents.path, body, await again(owned.teacher))).body).toEqual({ SeatsUsed: 1 })
  await sweepAt(NOON_MS + (IDLE_DAYS + 2) * DAY_MS)
  expect(await read(getClassrooms.path, await again(owned.teacher))).toMatchObject({ SeatsUsed: 1 })
})

test('what an upload came to is forgotten after thirty days', async () => {
  await teacherWithClass(site)
  await sweepAt(NOON_MS + 30 * DAY_MS - 1)
  expect(await countOf('student_uploads')).toBe(1)
  await sweepAt(NOON_MS + 30 * DAY_MS)
  expect([await countOf('student_uploads'), await countOf('students')]).toEqual([0, 2])
})

test('a teacher hears that the students go too before the account is deleted, and then everything of the classes is gone', async () => {
  const owned = await teacherWithClass(site)
  const others = await teacherWithClass(site)
  const { token, password } = owned.teacher
  await solve(firstOf(owned))
  await site.post(removeStudents.path, { StudentIds: [owned.students[1]?.id] }, token)
  const wrong = await site.post<FailureBody>(deleteAccount.path, { Password: 'Wrong-otter-7', StudentsToo: true }, token)
  expect(Object.keys(wrong.body.ModelState ?? {})).toEqual(['error', 'Password'])
  const told = await site.post<FailureBody>(deleteAccount.path, { Password: password }, token)
  expect([told.status, told.body.ModelState?.['StudentsToo']?.[0]]).toEqual([400, expect.stringContaining('Your 2 students')])
  expect(await countOf('students')).toBe(4)
  expect((await site.post(deleteAccount.path, { Password: password, StudentsToo: true }, token)).status).toBe(200)
  expect([await countOf('students'), await countOf('classrooms'), await countOf('accounts')]).toEqual([2, 1, 3])
  expect([await countOf('teacher_seats'), await countOf('student_uploads'), await countOf('players')]).toEqual([1, 1, 0])
  expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
  const survivor = firstOf(others)
  expect((await site.token({ grant_type: 'password', username: survivor.userName, password: survivor.password })).status).toBe(200)
})

test('somebody without students deletes the account without being asked about any', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  expect((await site.post(deleteAccount.path, { Password: owned.teacher.password }, owned.teacher.token)).status).toBe(200)
  expect(await countOf('classrooms')).toBe(0)
})

test('an upload at the moment of the deletion leaves no student behind', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  const { token, password } = owned.teacher
  const uploads = Array.from({ length: 6 }, (_, index) =>
    site.post(
      registerStudents.path,
      {
        ClassroomId: owned.classroomId,
        UploadKey: `6f9619ff-8b86-4d01-b42d-00cf4fc9640${index}`,
        IsTrial: false,
        Students: Array.from({ length: 20 }, (_, Row) => ({ Row })),
      },
      token,
    ),
  )
  const deletion = site.post(deleteAccount.path, { Password: password, StudentsToo: true }, token)
  const [{ status }, ...others] = await Promise.all([deletion, ...uploads])
  expect(status).toBe(200)
  expect(others.filter((one) => ![200, 401].includes(one.status))).toEqual([])
  expect([await countOf('accounts'), await countOf('students'), await countOf('classrooms')]).toEqual([0, 0, 0])
})

test('what a teacher exports has the classes with their students', async () => {
  const owned = await teacherWithClass(site, { names: ['ada.b'] })
  const exported = await read(exportAccount.path, owned.teacher.token)
  expect(exported['Student']).toBeNull()
  expect(exported['Classrooms']).toEqual([
    {
      Id: owned.classroomId,
      Name: 'Class 3b',
      IsArchived: false,
      BoardShows: 'ranks',
      GoalPoints: null,
      TimeZone: null,
      CreatedAt: '2026-11-21T12:00:00.000Z',
      RemovedAt: null,
      Students: [
        {
          Id: firstOf(owned).id,
          UserName: 'ada.b',
          Nickname: firstOf(owned).nickname,
          RealName: null,
          RosterId: null,
          AddedAt: '2026-11-21T12:00:00.000Z',
          LastSeen: '2026-11-21',
          RemovedAt: null,
        },
      ],
      Groups: [],
    },
  ])
})
