import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { getStudentPuzzles, type StudentPuzzles } from '@emojigma/contract/classes/reports.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'
import { OLD_WRONG_ANSWERS } from './wrong-answers.ts'

let site: TestSite
let own: TestClass
beforeEach(async () => {
  site = await openTestSite()
  own = await teacherWithClass(site)
})
afterEach(() => site.close())

const NUMBERS = puzzleOn(A_DAY, 1, 6)
const BOARD = puzzleOn(A_DAY, 4, 6)
const CROWD = puzzleOn(A_DAY, 5, 1)

const student = () => {
  const [first] = own.students
  if (!first) throw new RangeError('the class has no students')
  return first
}

const guess = (PuzzleId: number, PuzzleGuess: string, more: object = {}, token: string | undefined = student().token) =>
  site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, ...more }, token)

/** Numbers from 900 on answer no puzzle of the level. */
const wrong = (index: number) => String(900 + index)

async function seenByTeacher(puzzleId: number): Promise<readonly string[] | undefined> {
  const reply = await site.get(`${getStudentPuzzles.path}?studentId=${student().id}`, { authorization: `Bearer ${own.teacher.token}` })
  const { Puzzles } = JSON.parse(reply.body.toString()) as StudentPuzzles
  return Puzzles.find(({ PuzzleId }) => PuzzleId === puzzleId)?.WrongAnswers
}

const stored = () => site.database.queries.selectFrom('wrong_answers').select(['puzzle_id', 'answer']).orderBy('place').execute()

test('the teacher sees the first three different wrong answers of a student, in their order', async () => {
  for (const index of [3, 1, 3, 2, 4]) await guess(NUMBERS, wrong(index))
  await guess(NUMBERS, await site.answerTo(NUMBERS))
  await guess(NUMBERS, wrong(5))
  expect(await seenByTeacher(NUMBERS)).toEqual([wrong(3), wrong(1), wrong(2)])
})

test('the cell of an odd emoji is stored, a board is not', async () => {
  const cell = wrongGuess(5, await site.answerTo(CROWD))
  await guess(CROWD, cell)
  await guess(BOARD, wrongGuess(4, await site.answerTo(BOARD)))
  expect([await seenByTeacher(CROWD), await seenByTeacher(BOARD)]).toEqual([[cell], []])
})

test('nothing is stored of players without a class', async () => {
  const adult = await site.register()
  await guess(NUMBERS, wrong(1), {}, adult.token)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: NUMBERS, PuzzleGuess: wrong(1), DeviceId: randomUUID() })
  expect(await stored()).toEqual([])
})

test('a guess sent twice is stored once, and ten at the same time leave three', async () => {
  const MadeAtMs = NOON_MS
  await guess(NUMBERS, wrong(1), { MadeAtMs })
  await guess(NUMBERS, wrong(1), { MadeAtMs })
  expect(await stored()).toEqual([{ puzzle_id: NUMBERS, answer: wrong(1) }])
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(CROWD, `${index + 20}-9`)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect((await stored()).filter(({ puzzle_id: id }) => id === CROWD)).toHaveLength(3)
})

test('they are part of the student’s own file, and go after twelve weeks', async () => {
  await guess(NUMBERS, wrong(1))
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${student().token}` })
  expect(JSON.parse(body.toString())).toMatchObject({ WrongAnswers: [{ PuzzleId: NUMBERS, Answer: wrong(1) }] })
  const nowMs = NOON_MS
  const sweepAt = (ms: number) => site.database.durably(OLD_WRONG_ANSWERS.begin(ms))
  await sweepAt(nowMs + 7 * NUMBER_WEEKS * DAY_MS - 1)
  expect(await stored()).toHaveLength(1)
  await sweepAt(nowMs + 7 * NUMBER_WEEKS * DAY_MS + 1)
  expect(await stored()).toEqual([])
})

test('a wrong answer is stored behind a newer one when the older ones are gone', async () => {
  for (const index of [1, 2, 3]) await guess(NUMBERS, wrong(index))
  const old = site.database.queries.updateTable('wrong_answers').set({ made_at_ms: NOON_MS - 7 * NUMBER_WEEKS * DAY_MS - 1 })
  await old.where('place', '<', 3).execute()
  await site.database.durably(OLD_WRONG_ANSWERS.begin(NOON_MS))
  const replies = [await guess(NUMBERS, wrong(4)), await guess(NUMBERS, wrong(5))]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await seenByTeacher(NUMBERS)).toEqual([wrong(3), wrong(4), wrong(5)])
})
