import {
  exportClassroom,
  getClassroomLeaderboard,
  updateClassroom,
  type ClassroomLeaderboard,
} from '@emojigma/contract/classes/classrooms.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getLeaderboardsRanks,
  getTop10Leaderboards,
  getWeeklyLeaderboard,
  type LeaderboardRow,
} from '@emojigma/contract/boards/leaderboards.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { getStudent, getStudents, removeStudents, updateStudent, type Student, type Students } from '@emojigma/contract/classes/students.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Classrooms } from '../service.ts'
import { verifyScores } from '../../boards/service.ts'
import { addStudents, teacherWithClass, type TestClass, type TestStudent } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
let owned: TestClass
let ada: TestStudent
let bob: TestStudent
let cleo: TestStudent
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
  owned = await teacherWithClass(site, { names: ['ada.board', 'bob.board', 'cleo.board'] })
  ;[ada, bob, cleo] = owned.students as [TestStudent, TestStudent, TestStudent]
})
afterEach(() => site.close())

async function solve({ token }: { readonly token: string }, levelId: LevelId, guess?: string): Promise<void> {
  const PuzzleId = puzzleOn(A_DAY, 1, levelId)
  const body = { PuzzleId, PuzzleGuess: guess ?? (await site.answerTo(PuzzleId)) }
  expect((await site.post(uploadPuzzleGuessMini.path, body, token)).status).toBe(200)
}

const board = (token: string, scope = 0) =>
  site.post<ClassroomLeaderboard>(getClassroomLeaderboard.path, { classroomId: owned.classroomId, scope }, token)
const shown = async (token: string, scope = 0) =>
  (await board(token, scope)).body.leaderboard.map(({ LeaderboardId, NickName, TotalScore }) => [LeaderboardId, NickName, TotalScore])

function show(BoardShows: string, GoalPoints?: number) {
  return site.post(updateClassroom.path, { classroom: { Id: owned.classroomId, BoardShows, GoalPoints } }, owned.teacher.token)
}

async function read<T>(path: string, token = owned.teacher.token): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const listOf = () => read<Students>(`${getStudents.path}?classroomId=${owned.classroomId}`)

test('the teacher sees of each student when they last played, what they solved of what they tried, and their points', async () => {
  await solve(ada, 3)
  await solve(ada, 1, wrongGuess(1, await site.answerTo(puzzleOn(A_DAY, 1, 1))))
  site.goTo(A_DAY + 1)
  const { body } = await site.token({ grant_type: 'password', username: bob.userName, password: bob.password })
  await solve({ token: body.access_token }, 2)
  site.goTo(A_DAY)
  const { Students, Removed } = await listOf()
  expect(Removed).toEqual([])
  const told = { HasCard: false, HasPassword: true, IsWaiting: false, ClassroomId: owned.classroomId }
  expect(Students).toEqual([
    { Id: ada.id, UserName: 'ada.board', Nickname: ada.nickname, LastPlayed: '2026-11-21', Correct: 1, Attempted: 2, Score: 300, ...told },
    { Id: bob.id, UserName: 'bob.board', Nickname: bob.nickname, LastPlayed: '2026-11-22', Correct: 1, Attempted: 1, Score: 200, ...told },
    { Id: cleo.id, UserName: 'cleo.board', Nickname: cleo.nickname, Correct: 0, Attempted: 0, Score: 0, ...told },
  ])
  expect(await read<Student>(`${getStudent.path}?studentId=${ada.id}`)).toEqual(Students[0])
})

test('who has a card is told by the feature that makes cards', async () => {
  site.service(Classrooms).addListener({ cardHolders: async (ids) => new Set(ids.filter((id) => id === bob.id)) })
  expect((await listOf()).Students.map(({ HasCard }) => HasCard)).toEqual([false, true, false])
})

test('the board of a class has its students alone, by points, ties sharing a place, for all time, the week and the day', async () => {
  const others = await teacherWithClass(site)
  await solve(others.students[0] as TestStudent, 5)
  await solve(await site.register(), 4)
  await solve(ada, 2)
  await solve(bob, 2)
  await solve(cleo, 1)
  const rows = [
    [1, ada.nickname, 200],
    [1, bob.nickname, 200],
    [3, cleo.nickname, 100],
  ]
  for (const scope of [0, 1, 2]) {
    expect(await shown(cleo.token, scope)).toEqual(rows)
    expect(await shown(owned.teacher.token, scope)).toEqual(rows)
  }
  site.goTo(A_DAY + 30)
  const { body } = await site.token({ grant_type: 'password', username: ada.userName, password: ada.password })
  expect([await shown(body.access_token, 0), await shown(body.access_token, 1), await shown(body.access_token, 2)]).toEqual([rows, [], []])
})

test('students are shown the ranks, the goal of the class alone, or nothing, as the teacher chooses; the teacher sees all', async () => {
  await solve(ada, 2)
  await solve(bob, 1)
  expect((await board(ada.token)).body).not.toHaveProperty('Goal')
  await show('goal')
  expect((await board(ada.token)).body).toEqual({ leaderboard: [], BoardShows: 'goal', Goal: { Points: 300, Of: 10_000 } })
  await show('goal', 600)
  expect((await board(ada.token, 2)).body).toEqual({ leaderboard: [], BoardShows: 'goal', Goal: { Points: 300, Of: 600 } })
  await show('nothing')
  expect((await board(ada.token)).status).toBe(404)
  await show('ranks')
  expect((await board(ada.token)).body).toMatchObject({ BoardShows: 'ranks', Goal: { Points: 300, Of: 600 } })
  for (const shows of ['goal', 'nothing', 'ranks']) {
    await show(shows)
    expect(await shown(owned.teacher.token)).toHaveLength(2)
  }
})

test('a student who hides is hidden from the others, not from the teacher, and who was removed is on no board', async () => {
  await solve(ada, 3)
  await solve(bob, 2)
  await site.post(updateSettings.path, { HideFromBoards: true }, ada.token)
  expect(await shown(bob.token)).toEqual([[1, bob.nickname, 200]])
  expect(await shown(ada.token)).toEqual([
    [1, ada.nickname, 300],
    [2, bob.nickname, 200],
  ])
  expect(await shown(owned.teacher.token)).toHaveLength(2)
  await site.post(removeStudents.path, { StudentIds: [ada.id] }, owned.teacher.token)
  expect(await shown(owned.teacher.token)).toEqual([[1, bob.nickname, 200]])
})

test('students stand on no public board, also with another nickname, and their own points are told to them', async () => {
  const guest = await site.registerForBoards()
  await solve(guest, 1)
  await solve(ada, 3)
  await site.post(updateStudent.path, { Student: { Id: ada.id, NewNickname: true } }, owned.teacher.token)
  for (const { path } of [getAllTimeLeaderboard, getWeeklyLeaderboard, getDailyLeaderboard]) {
    const { leaderboard } = (await site.post<{ leaderboard: LeaderboardRow[] }>(path, {})).body
    expect(leaderboard.map(({ UserId }) => UserId)).toEqual([guest.accountId])
    expect(leaderboard[0]?.LeaderboardId).toBe(1)
  }
  const { top10s } = (await site.post<{ top10s: LeaderboardRow[][] }>(getTop10Leaderboards.path, {})).body
  expect(JSON.stringify(top10s)).not.toContain(ada.id)
  const { userRanks } = (await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, ada.token)).body
  expect(userRanks.map(({ TotalScore }) => TotalScore)).toEqual([300, 300, 300])
  expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
})

test('a class is exported whole, with what each student played', async () => {
  await solve(ada, 3)
  await site.post(updateStudent.path, { Student: { Id: ada.id, RealName: 'Ada B.' } }, owned.teacher.token)
  await site.post(removeStudents.path, { StudentIds: [cleo.id] }, owned.teacher.token)
  const exported = await read<{ Classroom: object; Students: Record<string, unknown>[] }>(
    `${exportClassroom.path}?classroomId=${owned.classroomId}`,
  )
  expect(exported.Classroom).toMatchObject({ Id: owned.classroomId, Name: 'Class 3b' })
  expect(exported.Students).toHaveLength(3)
  expect(exported.Students[0]).toMatchObject({
    Account: { UserName: 'ada.board', Email: null, IsStudent: true },
    Student: { RealName: 'Ada B.', Classroom: 'Class 3b' },
    Attempts: [{ PuzzleId: puzzleOn(A_DAY, 1, 3) }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/\$code\$|argon2/)
})

test('while a class is exported others get their turn, at each student', async () => {
  let turns = 0
  await addStudents(
    site,
    owned.teacher,
    owned.classroomId,
    Array.from({ length: 20 }, () => undefined),
  )
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await read(`${exportClassroom.path}?classroomId=${owned.classroomId}`)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(23)
})

test('the day and the week of a class are those of its time zone', async () => {
  // Noon UTC of a Saturday, 1 am of the Sunday in Auckland.
  await site.post(updateClassroom.path, { classroom: { Id: owned.classroomId, TimeZone: 'Pacific/Auckland' } }, owned.teacher.token)
  await solve(ada, 2)
  const HOUR = 3_600_000
  const ofClass = async (scope: number) => {
    const { body } = await site.token({ grant_type: 'password', username: owned.teacher.email, password: owned.teacher.password })
    return shown(body.access_token, scope)
  }
  const ofAda = [[1, ada.nickname, 200]]
  expect([await ofClass(0), await ofClass(1), await ofClass(2)]).toEqual([ofAda, ofAda, ofAda])
  // Still Sunday there, and already Sunday in UTC.
  site.setClock(NOON_MS + 22 * HOUR)
  expect([await ofClass(1), await ofClass(2)]).toEqual([ofAda, ofAda])
  // Monday there begins at 11 am UTC.
  site.setClock(NOON_MS + 23 * HOUR - 1)
  expect(await ofClass(2)).toEqual(ofAda)
  site.setClock(NOON_MS + 23 * HOUR)
  expect([await ofClass(0), await ofClass(1), await ofClass(2)]).toEqual([ofAda, [], []])
})

test('what was begun yesterday and solved today counts today, in the zone of the class', async () => {
  await site.post(updateClassroom.path, { classroom: { Id: owned.classroomId, TimeZone: 'Europe/London' } }, owned.teacher.token)
  await solve(bob, 3, wrongGuess(1, await site.answerTo(puzzleOn(A_DAY, 1, 3))))
  await site.database.queries
    .updateTable('attempts')
    .set({ first_guess_at_ms: NOON_MS - 86_400_000 })
    .execute()
  expect(await shown(owned.teacher.token, 2)).toEqual([])
  await solve(bob, 3)
  await solve(ada, 1)
  expect(await shown(owned.teacher.token, 2)).toEqual([
    [1, bob.nickname, 300],
    [2, ada.nickname, 100],
  ])
  const [first] = (await board(owned.teacher.token, 2)).body.leaderboard
  expect([first?.TotalAttempted, first?.TotalCorrect]).toEqual([1, 1])
})
