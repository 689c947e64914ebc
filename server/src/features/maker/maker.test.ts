import {
  createAssignment,
  getAssignment,
  getAssignments,
  getMyAssignments,
  pickPuzzles,
  removeAssignment,
  restoreAssignment,
  updateAssignment,
  type Assignment,
  type AssignmentResult,
  type Assignments,
  type MyAssignments,
} from '@emojigma/contract/classes/assignments.ts'
import { updateStudent } from '@emojigma/contract/classes/students.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import {
  getMadePuzzle,
  getMadePuzzles,
  makePuzzle,
  printMadePuzzles,
  removeMadePuzzle,
  restoreMadePuzzle,
  reviewMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
  type MadePuzzles,
  type PlayedMadePuzzle,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { FIRST_MADE_PUZZLE_ID } from '@emojigma/contract/rules/made-puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teacherWithClass, type TestClass, type TestStudent } from '../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'
import { ThreadPool } from '../../platform/threads/pool.ts'
import { Checks } from './checks.ts'

const apple = { kind: 'symbol', symbol: 0, copies: 1 } as const
const two = { kind: 'number', value: 2, asDots: false } as const
/** An apple is 5; the answer is 7. */
const SUM = {
  typeId: 1,
  emoji: ['red-apple'],
  equations: [{ left: { operands: [apple, apple], operators: ['+'] }, right: 10 }],
  ask: { operands: [apple, two], operators: ['+'] },
} as const
const WRONG = { ...SUM, equations: [...SUM.equations, { left: { operands: [apple], operators: [] }, right: 9 }] }
const BOARD = { typeId: 4, emoji: ['red-apple', 'mushroom', 'dolphin', 'carrot'], board: '12..34..2.4..3.1' } as const

let site: TestSite
let own: TestClass
let other: TestClass
beforeAll(async () => {
  site = await openTestSite()
  own = await teacherWithClass(site)
  other = await teacherWithClass(site, { names: [undefined] })
})
afterAll(() => site.close())

const asTeacher = () => own.teacher.token
const make = (Title: string, Question: object, token = asTeacher()) =>
  site.post<MadePuzzle & FailureBody>(makePuzzle.path, { Title, Question }, token)
const madeBy = async (Title: string, Question: object, token = asTeacher()): Promise<MadePuzzle> => {
  const { status, body } = await make(Title, Question, token)
  expect([status, body]).toMatchObject([200, { Title }])
  return body
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as site.post says what it is answered
const read = async <T>(path: string, token: string | undefined): Promise<{ readonly status: number; readonly body: T }> => {
  const reply = await site.get(path, token === undefined ? {} : { authorization: `Bearer ${token}` })
  return { status: reply.status, body: JSON.parse(reply.body.toString()) as T }
}
const listOf = async (token: string) => (await read<MadePuzzles>(getMadePuzzles.path, token)).body
const playPath = (id: number) => `${getMadePuzzle.path}?madePuzzleId=${id}`
const guess = (PuzzleId: number, PuzzleGuess: string, token: string | undefined, MadeAtMs?: number) =>
  site.post<{ ok: boolean; Points: number; i: number; a?: number }>(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, MadeAtMs }, token)
const letMake = (StudentsMayMake: boolean) =>
  site.post(updateMakerSwitch.path, { ClassroomId: own.classroomId, StudentsMayMake }, asTeacher())

function pupils(): readonly [TestStudent, TestStudent] {
  const [one, second] = own.students
  if (!one || !second) throw new Error('two students are missing')
  return [one, second]
}

test('a teacher makes a Classic and an Emojidoku, at the level that they have, with ids of no published puzzle', async () => {
  const [sum, board] = [await madeBy('My apples', SUM), await madeBy('My board', BOARD)]
  expect(sum).toMatchObject({ PuzzleTypeId: 1, LevelId: 7, State: 'approved', IsMine: true, IsAssigned: false, Question: SUM })
  expect(board).toMatchObject({ PuzzleTypeId: 4, LevelId: 8, Question: BOARD })
  expect(Math.min(sum.Id, board.Id)).toBeGreaterThanOrEqual(FIRST_MADE_PUZZLE_ID)
  const svg = await site.get(board.PictureUrl)
  expect([svg.status, svg.headers['content-type'], svg.body.toString().startsWith('<svg')]).toEqual([200, 'image/svg+xml', true])
  const forged = board.PictureUrl.replace(/signature=(.)/, (_, first) => `signature=${first === 'x' ? 'y' : 'x'}`)
  expect((await site.get(forged)).status).toBe(403)
  expect((await listOf(asTeacher())).MadePuzzles.map(({ Id }) => Id)).toEqual(expect.arrayContaining([sum.Id, board.Id]))
})

test('what is no puzzle is refused with a witness, and a title that children should not read too', async () => {
  const refused = await make('At odds', WRONG)
  expect([refused.status, refused.body.ModelState?.['Question']]).toEqual([
    400,
    ['From line 1, the apple emoji is 5. Then line 2 comes to 5, not to 9.'],
  ])
  const unknown = await make('Of nothing', { ...SUM, emoji: ['constructor'] })
  expect([unknown.status, unknown.body.ModelState?.['Question']]).toEqual([
    400,
    ['The constructor emoji cannot be used here. Please choose another emoji.'],
  ])
  const rude = await make('fuck this', SUM)
  expect([rude.status, rude.body.ModelState?.['Title']]).toEqual([400, ['Please choose a friendlier title.']])
})

test('a check that takes too long is a refusal, and the next one is answered', async () => {
  const stuck = `data:text/javascript,${encodeURIComponent('export const checkMade = () => { for (;;) {} }')}`
  const threads = new ThreadPool(site.app.log)
  const checks = new Checks(threads, { module: new URL(stuck), longestMs: 50 })
  const refusal = { kind: 'faulty', faults: [{ kind: 'needs guessing' }] }
  expect(await Promise.all([checks.check(SUM, 'an account'), checks.check(SUM, 'an account')])).toEqual([refusal, refusal])
  await threads.close()
})

test('a teacher assigns a made puzzle, the class plays it in the same room, and it brings no points', async () => {
  const [ada] = pupils()
  const { Id } = await madeBy('For the class', SUM)
  expect((await read(playPath(Id), ada.token)).status).toBe(404)
  expect((await guess(Id, '7', ada.token)).status).toBe(404)
  const picked = await site.post<{ Puzzles: object[] }>(pickPuzzles.path, { ClassroomId: own.classroomId, PuzzleIds: [Id] }, asTeacher())
  expect(picked.body.Puzzles).toEqual([{ PuzzleId: Id, PuzzleTypeId: 1, LevelId: 7, Title: 'For the class' }])
  const wish = { ClassroomId: own.classroomId, Title: 'Ours', DueDay: dayDate(A_DAY + 1), PuzzleIds: [Id] }
  const given = await site.post<Assignment>(createAssignment.path, wish, asTeacher())
  expect(given.status).toBe(200)
  const { Title, Puzzle } = (await read<PlayedMadePuzzle>(playPath(Id), ada.token)).body
  expect([Title, Puzzle.i, Puzzle.a, Puzzle.ad]).toEqual(['For the class', Id, undefined, expect.stringMatching(/^[0-9a-f]{64}$/)])
  // A wrong one that is sent again, because nothing answered, is one guess.
  for (let times = 0; times < 3; times += 1) {
    expect((await guess(Id, '8', ada.token, NOON_MS)).body).toMatchObject({ ok: false, Points: 0, i: Id })
  }
  expect((await guess(Id, '7', ada.token, NOON_MS)).body).toMatchObject({ ok: true, Points: 0, a: 7 })
  const played = await site.post<{ SolvedPuzzleIds: number[]; AttemptedPuzzleIds: number[] }>(
    getSolvedPuzzleIds.path,
    { PuzzleIds: [Id, 1] },
    ada.token,
  )
  expect([played.body.SolvedPuzzleIds, played.body.AttemptedPuzzleIds]).toEqual([[Id], [Id]])
  const board = await site.post<{ userRanks: { TotalScore: number }[] }>(getAllTimeLeaderboard.path, {}, ada.token)
  expect(board.body.userRanks[0]?.TotalScore).toBe(0)
  const result = await read<AssignmentResult>(`${getAssignment.path}?assignmentId=${given.body.Id}`, asTeacher())
  expect(result.body.Puzzles).toMatchObject([{ PuzzleId: Id, Attempted: 1, Solved: 1, FirstTry: 0, Hinted: 0 }])
  expect(result.body.Students.find((student) => student.Id === ada.id)?.Results).toMatchObject([{ State: 'solved', Guesses: 2 }])
  const update = (change: object) => site.post(updateMadePuzzle.path, { MadePuzzleId: Id, ...change }, asTeacher())
  expect([(await update({ Question: BOARD })).status, (await update({ Title: 'Renamed' })).status]).toEqual([409, 200])
  expect((await site.post(removeMadePuzzle.path, { MadePuzzleId: Id }, asTeacher())).status).toBe(409)
})

test('students make puzzles only where it is switched on, and their class sees what the teacher approved', async () => {
  const [ada, ben] = pupils()
  expect((await make('Mine', SUM, ada.token)).status).toBe(403)
  expect((await letMake(true)).status).toBe(200)
  const mine = await madeBy('Mine', SUM, ada.token)
  expect(mine).toMatchObject({ State: 'waiting', IsMine: true, ClassroomId: own.classroomId })
  const sees = async (token: string) => (await listOf(token)).MadePuzzles.some(({ Id }) => Id === mine.Id)
  expect([await sees(ada.token), await sees(ben.token), await sees(asTeacher()), await sees(other.teacher.token)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  const review = (IsApproved: boolean, token = asTeacher()) =>
    site.post<MadePuzzle>(reviewMadePuzzle.path, { MadePuzzleId: mine.Id, IsApproved }, token)
  expect((await review(false)).body.State).toBe('returned')
  expect((await review(true)).body).toMatchObject({
    State: 'approved',
    IsMine: false,
    Author: { StudentId: ada.id, Nickname: ada.nickname },
  })
  await site.post(updateStudent.path, { Student: { Id: ada.id, RealName: 'Ada L' } }, asTeacher())
  const authorFor = async (token: string) => (await listOf(token)).MadePuzzles.find(({ Id }) => Id === mine.Id)?.Author?.RealName
  // The real name is the teacher's alone.
  expect([await authorFor(asTeacher()), await authorFor(ben.token), await authorFor(ada.token)]).toEqual(['Ada L', undefined, undefined])
  expect([await sees(ben.token), (await guess(mine.Id, '7', ben.token)).body.ok]).toEqual([true, true])
  expect((await read(playPath(mine.Id), other.students[0]?.token)).status).toBe(404)
  const changed = await site.post<MadePuzzle>(updateMadePuzzle.path, { MadePuzzleId: mine.Id, Title: 'Mine too' }, ada.token)
  expect([changed.body.State, await sees(ben.token)]).toEqual(['waiting', false])
  await letMake(false)
  expect([(await listOf(ada.token)).MayMake, (await make('More', SUM, ada.token)).status]).toEqual([false, 403])
})

/** A student's puzzle that the teacher approved. */
async function approvedOf(student: TestStudent, Title: string): Promise<MadePuzzle> {
  await letMake(true)
  const { Id } = await madeBy(Title, SUM, student.token)
  const { status, body } = await review(Id, true)
  expect(status).toBe(200)
  return body
}
const review = (MadePuzzleId: number, IsApproved: boolean, Version?: string) =>
  site.post<MadePuzzle & FailureBody>(reviewMadePuzzle.path, { MadePuzzleId, IsApproved, Version }, asTeacher())
const change = (MadePuzzleId: number, changes: object, token: string) =>
  site.post<MadePuzzle & FailureBody>(updateMadePuzzle.path, { MadePuzzleId, ...changes }, token)
const assign = (PuzzleId: number) => {
  const wish = { ClassroomId: own.classroomId, Title: 'Ours', DueDay: dayDate(A_DAY + 1), PuzzleIds: [PuzzleId] }
  return site.post<Assignment>(createAssignment.path, wish, asTeacher())
}
const shown = async (id: number) => (await listOf(asTeacher())).MadePuzzles.find(({ Id }) => Id === id)

test('while a student’s puzzle stands in an assignment its class plays what was approved, under the title that was', async () => {
  const [ada, ben] = pupils()
  const { Id, Version } = await approvedOf(ada, 'Kind title')
  expect((await assign(Id)).status).toBe(200)
  const said = 'This puzzle is in an assignment. Take it out there first, or make another one.'
  const refused = [
    await change(Id, { Title: 'Another title' }, ada.token),
    await change(Id, {}, ada.token),
    await review(Id, false),
    await review(Id, false, Version),
  ]
  expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(refused.map(() => [409, said]))
  expect(await shown(Id)).toMatchObject({ Title: 'Kind title', State: 'approved', IsAssigned: true })
  expect([(await read(playPath(Id), ben.token)).status, (await guess(Id, '7', ben.token)).body.ok]).toEqual([200, true])
  await letMake(false)
})

test('an assignment that is brought back shows its class only what the teacher has approved', async () => {
  const [ada, ben] = pupils()
  const [renamed, deleted] = [await approvedOf(ada, 'Approved title'), await approvedOf(ada, 'Deleted since')]
  const wish = { ClassroomId: own.classroomId, Title: 'Brought back', DueDay: dayDate(A_DAY + 1), PuzzleIds: [renamed.Id, deleted.Id] }
  const given = await site.post<Assignment>(createAssignment.path, wish, asTeacher())
  const asked = { AssignmentId: given.body.Id }
  expect((await site.post(removeAssignment.path, asked, asTeacher())).status).toBe(200)
  expect((await change(renamed.Id, { Title: 'Nobody read this' }, ada.token)).status).toBe(200)
  expect((await site.post(removeMadePuzzle.path, { MadePuzzleId: deleted.Id }, ada.token)).status).toBe(200)
  const restored = await site.post<Assignment>(restoreAssignment.path, asked, asTeacher())
  expect([restored.status, restored.body.Puzzles]).toEqual([200, []])
  const titles = async () => {
    const { body } = await read<MyAssignments>(getMyAssignments.path, ben.token)
    return body.Assignments.find(({ Id }) => Id === given.body.Id)?.Puzzles.map(({ Title }) => Title)
  }
  expect(await titles()).toEqual([])
  // As long as its class does not read it there, it can be made better, or given back.
  expect(await shown(renamed.Id)).toMatchObject({ State: 'waiting', IsAssigned: false })
  expect((await change(renamed.Id, { Title: 'Read by now' }, ada.token)).status).toBe(200)
  expect([(await review(renamed.Id, false)).status, (await review(renamed.Id, true)).status]).toEqual([200, 200])
  expect((await site.post(restoreMadePuzzle.path, { MadePuzzleId: deleted.Id }, ada.token)).status).toBe(200)
  expect(await titles()).toEqual(['Read by now', 'Deleted since'])
  await site.post(removeAssignment.path, asked, asTeacher())
  await letMake(false)
})

test('an assignment whose puzzles are changed keeps those that its teacher is not shown just now', async () => {
  const [ada] = pupils()
  const [first, waiting, deleted] = [await approvedOf(ada, 'Stays'), await approvedOf(ada, 'Waits'), await approvedOf(ada, 'Deleted')]
  const PuzzleIds = [first.Id, waiting.Id, deleted.Id]
  const wish = { ClassroomId: own.classroomId, Title: 'Changed', DueDay: dayDate(A_DAY + 1), PuzzleIds }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, asTeacher())).body
  await site.post(removeAssignment.path, { AssignmentId: Id }, asTeacher())
  expect((await change(waiting.Id, { Title: 'Better' }, ada.token)).status).toBe(200)
  expect((await site.post(removeMadePuzzle.path, { MadePuzzleId: deleted.Id }, ada.token)).status).toBe(200)
  await site.post(restoreAssignment.path, { AssignmentId: Id }, asTeacher())
  const published = puzzleOn(A_DAY, 1, 6)
  const update = { Id, Title: 'Changed', PuzzleIds: [published, first.Id] }
  const changed = await site.post<Assignment>(updateAssignment.path, { Assignment: update }, asTeacher())
  expect(changed.body.Puzzles.map(({ PuzzleId }) => PuzzleId)).toEqual([published, first.Id])
  expect((await review(waiting.Id, true)).status).toBe(200)
  expect((await site.post(restoreMadePuzzle.path, { MadePuzzleId: deleted.Id }, ada.token)).status).toBe(200)
  const { body } = await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`, asTeacher())
  const shownNow = body.Assignments.find((assignment) => assignment.Id === Id)?.Puzzles.map(({ PuzzleId }) => PuzzleId)
  expect(shownNow).toEqual([published, waiting.Id, deleted.Id, first.Id])
  await site.post(removeAssignment.path, { AssignmentId: Id }, asTeacher())
  await letMake(false)
})

test('a puzzle that is assigned and changed in the same moment is either assigned or changed', async () => {
  const [ada] = pupils()
  const { Id } = await approvedOf(ada, 'At once')
  for (let round = 0; round < 8; round += 1) {
    await review(Id, true)
    const act = [() => change(Id, { Title: `At once ${round}` }, ada.token), () => review(Id, false)][round % 2]
    const [given, changed] = await Promise.all([assign(Id), act?.()])
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([given.status, changed?.status])
    expect((await shown(Id))?.State === 'approved').toBe(given.status === 200)
    if (given.status === 200) await site.post(removeAssignment.path, { AssignmentId: given.body.Id }, asTeacher())
  }
  await letMake(false)
})

test('a teacher approves what was shown, and nothing that the student has made of it since', async () => {
  const [ada] = pupils()
  await letMake(true)
  const seen = await madeBy('Looked at', SUM, ada.token)
  const picture = await site.get(seen.PictureUrl)
  const EIGHT = { ...SUM, equations: [{ left: { operands: [apple, apple], operators: ['+'] }, right: 8 }] }
  for (const changes of [{ Title: 'Not seen' }, { Title: 'Looked at', Question: EIGHT }]) {
    expect((await change(seen.Id, changes, ada.token)).status).toBe(200)
    const stale = [await review(seen.Id, true, seen.Version), await review(seen.Id, false, seen.Version)]
    expect(stale.map(({ status, body }) => [status, body.Message])).toEqual(
      stale.map(() => [409, 'This puzzle has changed. Please look at it again.']),
    )
    expect(await shown(seen.Id)).toMatchObject({ State: 'waiting', ...changes })
  }
  const now = await shown(seen.Id)
  const pictureNow = await site.get(now?.PictureUrl ?? '')
  expect([picture.status, pictureNow.status, (await site.get(seen.PictureUrl)).status]).toEqual([200, 200, 404])
  expect(pictureNow.body.equals(picture.body)).toBe(false)
  expect((await review(seen.Id, true, now?.Version)).body).toMatchObject({ State: 'approved', Title: 'Looked at', Question: EIGHT })
  // An older page does not say what it showed.
  expect((await review(seen.Id, false)).body.State).toBe('returned')
  await letMake(false)
})

test('what is changed in the moment in which it is approved waits for the teacher again', async () => {
  const [ada] = pupils()
  await letMake(true)
  let { Id, Title, Version } = await madeBy('First', SUM, ada.token)
  for (let round = 0; round < 8; round += 1) {
    const approve = async () => {
      for (let again = 0; again < 4; again += 1) await review(Id, true, Version)
    }
    await Promise.all([change(Id, { Title: `Later ${round}` }, ada.token), approve()])
    const now = await shown(Id)
    expect([now?.State, now?.Title === Title]).toEqual(['waiting', false])
    ;({ Id, Title, Version } = now ?? { Id, Title, Version })
  }
  await letMake(false)
})

const makeUnder = (PuzzleKey: string, Title: string, Question: object = SUM, token = asTeacher()) =>
  site.post<MadePuzzle & FailureBody>(makePuzzle.path, { Title, Question, PuzzleKey }, token)
const titlesUnder = async (ids: readonly number[]) =>
  (await listOf(asTeacher())).MadePuzzles.filter(({ Id }) => ids.includes(Id)).map(({ Title }) => Title)

test('a puzzle that is sent again under the same key is made once, at once or later, and becomes what is sent', async () => {
  const key = randomUUID()
  const together = await Promise.all(Array.from({ length: 6 }, () => makeUnder(key, 'Once')))
  const [{ body: first }] = together as [(typeof together)[number]]
  expect(together.map(({ status, body }) => [status, body.Id])).toEqual(together.map(() => [200, first.Id]))
  expect((await makeUnder(key.toUpperCase(), 'Once more', BOARD)).body).toMatchObject({ Id: first.Id, Title: 'Once more', Question: BOARD })
  expect((await listOf(asTeacher())).MadePuzzles.filter(({ Title }) => Title.startsWith('Once'))).toHaveLength(1)
  const [another, theirs] = [await makeUnder(randomUUID(), 'Once'), await makeUnder(key, 'Once', SUM, other.teacher.token)]
  expect([another.status, theirs.status, new Set([first.Id, another.body.Id, theirs.body.Id]).size]).toEqual([200, 200, 3])
  expect((await makeUnder('no key', 'Once')).status).toBe(400)
})

test('a student’s puzzle that is sent again as it was approved stays approved, and waits if it has changed', async () => {
  const [ada] = pupils()
  await letMake(true)
  const key = randomUUID()
  const { Id } = (await makeUnder(key, 'Again', SUM, ada.token)).body
  await review(Id, true)
  expect((await makeUnder(key, 'Again', SUM, ada.token)).body).toMatchObject({ Id, State: 'approved' })
  const given = await assign(Id)
  expect([(await makeUnder(key, 'Again', SUM, ada.token)).status, (await makeUnder(key, 'Other', SUM, ada.token)).status]).toEqual([
    200, 409,
  ])
  await site.post(removeAssignment.path, { AssignmentId: given.body.Id }, asTeacher())
  expect((await makeUnder(key, 'Other', SUM, ada.token)).body).toMatchObject({ Id, Title: 'Other', State: 'waiting' })
  await letMake(false)
})

test('whoever has deleted a puzzle and sends it again makes a new one, and the deleted one comes back beside it', async () => {
  const key = randomUUID()
  const deleted = (await makeUnder(key, 'Deleted')).body.Id
  await site.post(removeMadePuzzle.path, { MadePuzzleId: deleted }, asTeacher())
  const { Id } = (await makeUnder(key, 'New')).body
  expect((await site.post(restoreMadePuzzle.path, { MadePuzzleId: deleted }, asTeacher())).status).toBe(200)
  expect((await makeUnder(key, 'New')).body.Id).toBe(Id)
  expect((await titlesUnder([Id, deleted])).toSorted()).toEqual(['Deleted', 'New'])
})

test('made puzzles are printed by those who may see them and have a plan', async () => {
  const ids = [(await madeBy('One', SUM)).Id, (await madeBy('Two', BOARD)).Id]
  const print = (token: string | undefined) =>
    site.post<{ Url: string }>(printMadePuzzles.path, { MadePuzzleIds: ids, paper: 'Letter' }, token)
  const { Url } = (await print(asTeacher())).body
  const { status, headers, body } = await site.get(Url)
  expect([status, headers['content-type'], body.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
  // The address is the same once a puzzle on it is changed.
  expect(headers['cache-control']).toBe('private, no-store')
  expect((await site.get(Url.replace('answers', 'plain'))).status).toBe(403)
  const [ada] = pupils()
  const account = await site.register()
  expect(
    await Promise.all([ada.token, other.teacher.token, account.token, undefined].map(async (token) => (await print(token)).status)),
  ).toEqual([404, 404, 404, 401])
})

const CALLS: Readonly<Record<string, (id: number) => readonly [path: string, body?: object]>> = {
  'get-made-puzzle': (id) => [playPath(id)],
  'guess at it': (id) => [uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: '7' }],
  'update-made-puzzle': (id) => [updateMadePuzzle.path, { MadePuzzleId: id, Title: 'Changed' }],
  'remove-made-puzzle': (id) => [removeMadePuzzle.path, { MadePuzzleId: id }],
  'restore-made-puzzle': (id) => [restoreMadePuzzle.path, { MadePuzzleId: id }],
  'review-made-puzzle': (id) => [reviewMadePuzzle.path, { MadePuzzleId: id, IsApproved: true }],
}

test.each(Object.keys(CALLS))('%s: a teacher’s own puzzle is to everybody else what is not there', async (name) => {
  const { Id } = await madeBy('Private', SUM)
  const tokens = {
    'other teacher': other.teacher.token,
    'student of it': pupils()[0].token,
    'other student': other.students[0]?.token,
    account: (await site.register()).token,
  }
  const rows = () => site.database.queries.selectFrom('made_puzzles').selectAll().where('id', '=', Id).execute()
  const before = await rows()
  for (const [who, token] of Object.entries(tokens)) {
    const ask = async (id: number) => {
      const [path, body] = CALLS[name]?.(id) ?? ['']
      const { status } = body ? await site.post(path, body, token) : await read(path, token)
      return status
    }
    const status = name === 'review-made-puzzle' && who !== 'other teacher' ? 403 : 404
    expect([who, await ask(Id), await ask(Id + 1)]).toEqual([who, status, status])
  }
  expect(await rows()).toEqual(before)
})

test('guests, accounts without a class and teachers of other classes switch and make nothing', async () => {
  const account = (await site.register()).token
  expect((await read(getMadePuzzles.path, account)).status).toBe(403)
  expect((await read(getMadePuzzles.path, undefined)).status).toBe(401)
  expect([(await make('No', SUM, account)).status, (await site.post(makePuzzle.path, { Title: 'No', Question: SUM })).status]).toEqual([
    403, 401,
  ])
  const wish = { ClassroomId: own.classroomId, StudentsMayMake: true }
  const statuses = await Promise.all(
    [other.teacher.token, pupils()[0].token, account, undefined].map(
      async (token) => (await site.post(updateMakerSwitch.path, wish, token)).status,
    ),
  )
  expect(statuses).toEqual([404, 403, 403, 401])
  const theirs = await madeBy('Theirs', SUM, other.teacher.token)
  const picked = await site.post(pickPuzzles.path, { ClassroomId: own.classroomId, PuzzleIds: [theirs.Id] }, asTeacher())
  expect(picked.status).toBe(400)
})

test('a made puzzle is deleted and brought back, and is gone thirty days later', async () => {
  const { Id } = await madeBy('Away', SUM)
  const remove = () => site.post(removeMadePuzzle.path, { MadePuzzleId: Id }, asTeacher())
  const restore = () => site.post<MadePuzzle>(restoreMadePuzzle.path, { MadePuzzleId: Id }, asTeacher())
  expect([(await restore()).status, (await remove()).status, (await remove()).status]).toEqual([200, 200, 200])
  expect((await read(playPath(Id), asTeacher())).status).toBe(404)
  const removedOf = async (token: string) => (await listOf(token)).Removed.filter((one) => one.Id === Id)
  expect(await removedOf(asTeacher())).toEqual([{ Id, Title: 'Away', GoneAt: '2026-12-21T12:00:00.000Z' }])
  expect(await removedOf(pupils()[0].token)).toEqual([])
  expect([(await restore()).status, (await removedOf(asTeacher())).length, (await remove()).status]).toEqual([200, 0, 200])
  site.goTo(A_DAY + 31)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('made_puzzles').select('id').where('id', '=', Id).execute()).toEqual([])
  site.goTo(A_DAY)
})
