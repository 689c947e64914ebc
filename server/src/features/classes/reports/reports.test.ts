import { createAssignment } from '@emojigma/contract/classes/assignments.ts'
import {
  getStudentProgress,
  getStudentPuzzles,
  printReports,
  type StudentProgress,
  type StudentPuzzles,
} from '@emojigma/contract/classes/reports.ts'
import { removeStudents } from '@emojigma/contract/classes/students.ts'
import { setRealName } from '../students/queries.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { REPORTED_PUZZLES } from '@emojigma/contract/rules/classrooms.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { skillsOf } from '@emojigma/engine/practice/strand-of.ts'
import { readPdf } from '@emojigma/artwork/pdf/read-pdf.test-support.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'
import { Puzzles } from '../../puzzles/service.ts'

/** A Saturday. */
const TODAY = A_DAY
const LONG_AGO = TODAY - 7 * NUMBER_WEEKS

let site: TestSite
let own: TestClass
beforeEach(async () => {
  site = await openTestSite({ days: [TODAY - 7, TODAY] })
  own = await teacherWithClass(site)
})
afterEach(() => site.close())

const studentAt = (index: number) => {
  const student = own.students[index]
  if (!student) throw new RangeError('the class has two students')
  return student
}

async function guess(puzzleId: number, isRight: boolean, HintRung = 0): Promise<void> {
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  const { token } = studentAt(0)
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, HintRung }, token)
  expect(reply.body).toMatchObject({ ok: isRight })
}

async function read<T>(path: string, query: Readonly<Record<string, string>>): Promise<T> {
  const { status, body } = await site.get(`${path}?${new URLSearchParams(query)}`, { authorization: `Bearer ${own.teacher.token}` })
  expect(status).toBe(200)
  return JSON.parse(body.toString()) as T
}
const progressOf = (index = 0) => read<StudentProgress>(getStudentProgress.path, { studentId: studentAt(index).id })
const puzzlesOf = (before?: string) =>
  read<StudentPuzzles>(getStudentPuzzles.path, { studentId: studentAt(0).id, ...(before === undefined ? {} : { before }) })

/** As if these puzzles had been played some weeks ago. */
async function movedBack(weeks: number, puzzleIds: readonly number[]): Promise<void> {
  const ms = weeks * 7 * DAY_MS
  await site.database.queries
    .updateTable('attempts')
    .set((eb) => ({ first_guess_at_ms: eb('first_guess_at_ms', '-', ms), solved_at_ms: eb('solved_at_ms', '-', ms) }))
    .where('puzzle_id', 'in', puzzleIds)
    .execute()
}

const at = (slot: number, day = TODAY) => puzzleIdOf(day, slot)

test('a student who has not played has a term without figures', async () => {
  const { id, userName, nickname } = studentAt(1)
  const { Weeks, ...others } = await progressOf(1)
  expect(others).toEqual({
    Id: id,
    ClassroomId: own.classroomId,
    UserName: userName,
    Nickname: nickname,
    Days: 0,
    Solved: 0,
    FirstTry: 0,
    Assignments: [],
    Skills: [],
    IsCut: false,
    Slips: [],
  })
  expect([Weeks.length, Weeks.at(-1)]).toEqual([NUMBER_WEEKS, dayDate(TODAY - 5)])
})

test('skills are counted by the week in which a puzzle was begun, each puzzle for each of its skills', async () => {
  await guess(at(0, TODAY - 7), true)
  await movedBack(1, [at(0, TODAY - 7)])
  await guess(at(0), false)
  await guess(at(0), true)
  await guess(at(1), true, 2)
  await guess(at(2), false)
  const { Skills, Solved, FirstTry, Days } = await progressOf()
  expect([Solved, FirstTry, Days]).toEqual([3, 1, 2])
  const stored = await site.service(Puzzles).storedOf([at(0, TODAY - 7), at(0), at(1), at(2)])
  const expected = (puzzleIds: readonly number[]) => {
    const counts: Record<string, number> = {}
    for (const { question } of puzzleIds.flatMap((id) => stored.get(id) ?? [])) {
      for (const skill of skillsOf(question)) counts[skill] = (counts[skill] ?? 0) + 1
    }
    return counts
  }
  const counted = (index: number, key: 'Tried' | 'FirstTry') =>
    Object.fromEntries(Skills.flatMap(({ Skill, Weeks }) => (Weeks.at(index)?.[key] ? [[Skill, Weeks.at(index)?.[key]]] : [])))
  expect(counted(-1, 'Tried')).toEqual(expected([at(0), at(1), at(2)]))
  expect(counted(-1, 'FirstTry')).toEqual({})
  expect([counted(-2, 'Tried'), counted(-2, 'FirstTry')]).toEqual([expected([at(0, TODAY - 7)]), expected([at(0, TODAY - 7)])])
})

test('assignments say how many puzzles are done, and how many at the first try; those of another student are not among them', async () => {
  const assign = async (Title: string, slots: readonly number[], more: object = {}) => {
    const wish = { ClassroomId: own.classroomId, Title, DueDay: dayDate(TODAY + 1), PuzzleIds: slots.map((slot) => at(slot)), ...more }
    expect((await site.post(createAssignment.path, wish, own.teacher.token)).status).toBe(200)
  }
  await assign('For all', [0, 1, 2])
  await assign('For the other', [3], { StudentIds: [studentAt(1).id] })
  await assign('Not begun yet', [4], { StartDay: dayDate(TODAY + 1) })
  await guess(at(0), true)
  await guess(at(1), false)
  await guess(at(1), true)
  const one = { DueDay: dayDate(TODAY + 1), Title: 'For all', Puzzles: 3 }
  expect((await progressOf()).Assignments).toMatchObject([{ ...one, Done: 2, Tried: 2, FirstTry: 1 }])
  expect((await progressOf(1)).Assignments.map(({ Title, Done }) => [Title, Done]).toSorted()).toEqual([
    ['For all', 0],
    ['For the other', 0],
  ])
  // Due before the first Monday of the term.
  await site.database.queries
    .updateTable('assignments')
    .set({ due_day: LONG_AGO + 1 })
    .execute()
  expect((await progressOf()).Assignments).toEqual([])
})

test('puzzles are listed latest first, with wrong guesses and slips counted, twenty at a time, and none from before the term', async () => {
  const earlier = Array.from({ length: REPORTED_PUZZLES }, (_, slot) => at(slot, TODAY - 7))
  for (const id of earlier) await guess(id, true)
  await movedBack(1, earlier)
  await guess(at(0), false)
  await guess(at(0), false)
  await guess(at(0), true)
  const first = await puzzlesOf()
  expect([first.Puzzles.length, first.Puzzles[0]]).toMatchObject([
    REPORTED_PUZZLES,
    { PuzzleId: at(0), Begun: dayDate(TODAY), State: 'solved', Guesses: 3, WrongGuesses: 2, HintRung: 0 },
  ])
  const second = await puzzlesOf(first.Next)
  expect(second.Next).toBeUndefined()
  const ids = [...first.Puzzles, ...second.Puzzles].map(({ PuzzleId }) => PuzzleId)
  expect([ids.length, new Set(ids).size]).toEqual([REPORTED_PUZZLES + 1, REPORTED_PUZZLES + 1])
  await site.database.queries.updateTable('attempts').set({ slip: 'order' }).where('puzzle_id', '=', at(0)).execute()
  expect((await puzzlesOf()).Puzzles[0]?.Slip).toBe('order')
  expect((await progressOf()).Slips).toContainEqual({ Slip: 'order', Puzzles: 1 })
  await movedBack(NUMBER_WEEKS, [...earlier, at(0)])
  expect((await puzzlesOf()).Puzzles).toEqual([])
  expect((await progressOf()).Skills).toEqual([])
})

test('the report of a class is one file with a page for each student and the numbers of the page, in the language that is chosen', async () => {
  await setRealName(site.database.queries, studentAt(0).id, 'Ada Lovelace')
  await guess(at(0), true)
  await guess(at(1), false)
  await guess(at(1), true)
  const print = async (body: object) => (await site.post<{ Url: string; Count: number }>(printReports.path, body, own.teacher.token)).body
  const { Url, Count } = await print({ ClassroomId: own.classroomId })
  expect(Count).toBe(2)
  const file = await site.get(Url)
  expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="emojigma-term-reports.pdf"',
  ])
  expect(readPdf(file.body).pages).toBe(2)
  const one = await print({ StudentIds: [studentAt(0).id], paper: 'Letter', language: 'fr' })
  expect([one.Count, one.Url.slice(0, 4)]).toEqual([1, '/fr/'])
  const french = await site.get(one.Url)
  const { pages, sizes } = readPdf(french.body)
  expect([pages, sizes]).toEqual([1, ['0 0 612 792']])
  expect((await site.get(one.Url.replace('Letter', 'A4'))).status).toBe(403)
})

test('a student who left is in no report', async () => {
  const { Url } = (await site.post<{ Url: string }>(printReports.path, { StudentIds: [studentAt(0).id] }, own.teacher.token)).body
  await site.post(removeStudents.path, { StudentIds: [studentAt(0).id] }, own.teacher.token)
  expect((await site.get(Url)).status).toBe(404)
  const gone = await site.get(`${getStudentProgress.path}?studentId=${studentAt(0).id}`, { authorization: `Bearer ${own.teacher.token}` })
  expect(gone.status).toBe(404)
})
