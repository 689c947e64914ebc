import { FIRST_MADE_PUZZLE_ID, MAX_MADE_BY_STUDENT, MAX_MADE_BY_TEACHER, MAX_MADE_DELETED } from '@emojigma/contract/rules/made-puzzles.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import {
  getMadePuzzles,
  makePuzzle,
  removeMadePuzzle,
  restoreMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, untilServed, type TestSite } from '../../platform/testing/test-site.ts'
import { APPLES } from './made.test-support.ts'

let site: TestSite
let own: TestClass
let student: string
beforeEach(async () => {
  site = await openTestSite({ days: [] })
  own = await teacherWithClass(site, { names: [undefined] })
  student = own.students[0]?.token ?? ''
  await site.post(updateMakerSwitch.path, { ClassroomId: own.classroomId, StudentsMayMake: true }, own.teacher.token)
})
afterEach(() => site.close())

const make = (token: string, Title = 'Mine', PuzzleKey?: string) =>
  untilServed(() => site.post<MadePuzzle & FailureBody>(makePuzzle.path, { Title, Question: APPLES, PuzzleKey }, token))
const remove = (token: string, MadePuzzleId: number) => site.post(removeMadePuzzle.path, { MadePuzzleId }, token)
const restore = (token: string, MadePuzzleId: number) =>
  site.post<MadePuzzle & FailureBody>(restoreMadePuzzle.path, { MadePuzzleId }, token)

/** Puzzles that a teacher made long ago. */
async function fill(accountId: string, count: number, removedAtMs: number | null): Promise<void> {
  const drawn = FIRST_MADE_PUZZLE_ID + (removedAtMs === null ? 1000 : 100_000)
  const row = {
    teacher_id: accountId,
    author_id: accountId,
    classroom_id: null,
    title: 'Old',
    question: JSON.stringify(APPLES),
    answer: '5',
  }
  const rest = { level_id: 1, state: 'approved' as const, made_at_ms: NOON_MS, removed_at_ms: removedAtMs, puzzle_key: null }
  const rows = Array.from({ length: count }, (_, index) => ({ ...row, ...rest, id: drawn + index }))
  await site.database.queries.insertInto('made_puzzles').values(rows).execute()
}

test('a student has room for twenty puzzles, however many are made at once', async () => {
  const replies = await Promise.all(Array.from({ length: MAX_MADE_BY_STUDENT + 8 }, () => make(student)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_MADE_BY_STUDENT)
  const said = ['There is room for 20 puzzles. Please delete one you no longer need.']
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 400, body: { ModelState: { Title: said } } })
  const deleted = replies.find(({ status }) => status === 200)?.body.Id ?? 0
  expect((await remove(student, deleted)).status).toBe(200)
  expect((await make(student)).status).toBe(200)
  expect(await restore(student, deleted)).toMatchObject({ status: 400, body: { ModelState: { Title: said } } })
  const rows = await site.database.queries.selectFrom('made_puzzles').select('id').where('removed_at_ms', 'is', null).execute()
  expect(rows).toHaveLength(MAX_MADE_BY_STUDENT)
})

test('the last one that there is room for is made once under its key, however often it is sent', async () => {
  const { accountId, token } = own.teacher
  await fill(accountId, MAX_MADE_BY_TEACHER - 1, null)
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 4 }, () => make(token, 'The last', key)))
  expect(replies.map(({ status, body }) => [status, body.Id])).toEqual(replies.map(() => [200, replies[0]?.body.Id]))
  expect((await make(token)).status).toBe(400)
})

test('who deletes puzzles without end makes no more until some are gone for good, and can bring them back', async () => {
  const { accountId, token } = own.teacher
  const { Id } = (await make(token)).body
  await remove(token, Id)
  await fill(accountId, MAX_MADE_DELETED - 1, NOON_MS)
  const refused = await make(token)
  expect([refused.status, refused.body.ModelState?.['Title']]).toEqual([
    400,
    ['You deleted 900 puzzles in thirty days. You can make new ones when those are gone for good.'],
  ])
  expect([(await restore(token, Id)).status, (await make(token)).status]).toEqual([200, 200])
})

test.each(['\u202e', 'Apples\u202e', 'App\u200bles', '\u200b', '\u2800', '\u3164'])(
  'a title that the class would not see, %j, is refused, and one that is there already is read',
  async (Title) => {
    const { token } = own.teacher
    const said = ['Please use only signs that can be seen.']
    expect(await make(token, Title)).toMatchObject({ status: 400, body: { ModelState: { Title: said } } })
    const { Id } = (await make(token)).body
    const change = (changes: object) => site.post<FailureBody>(updateMadePuzzle.path, { MadePuzzleId: Id, ...changes }, token)
    expect(await change({ Title })).toMatchObject({ status: 400, body: { ModelState: { Title: said } } })
    await site.database.queries.updateTable('made_puzzles').set({ title: Title }).where('id', '=', Id).execute()
    expect(await change({ Question: APPLES })).toMatchObject({ status: 200, body: { Title } })
    expect((await site.get(getMadePuzzles.path, { authorization: `Bearer ${token}` })).status).toBe(200)
  },
)
