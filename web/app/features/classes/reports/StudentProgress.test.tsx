// @vitest-environment jsdom
import {
  getStudentProgress,
  getStudentPuzzles,
  printReports,
  type StudentProgress as Progress,
  type StudentPuzzles,
} from '@emojigma/contract/classes/reports.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { StudentProgress } from './StudentProgress.tsx'
import { skillsByWeek } from './skills-by-week.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const weeks = (...last: readonly (readonly [tried: number, firstTry: number])[]) =>
  [...Array.from({ length: NUMBER_WEEKS - last.length }, () => [0, 0] as const), ...last].map(([Tried, FirstTry]) => ({ Tried, FirstTry }))

const MONDAY = TODAY - 5
const ADA: Progress = {
  Id: 'ada',
  ClassroomId: 'otters',
  UserName: 'ada1',
  Nickname: 'BraveOtter1',
  RealName: 'Ada L.',
  Weeks: Array.from({ length: NUMBER_WEEKS }, (_, index) => dayDate(MONDAY - 7 * (NUMBER_WEEKS - 1 - index))),
  Days: 9,
  Solved: 30,
  FirstTry: 24,
  Assignments: [{ Id: 'sums', Title: 'Sums', DueDay: dayDate(TODAY), Puzzles: 8, Done: 6, Tried: 6, FirstTry: 3 }],
  Skills: [
    { Skill: 'Addition', Weeks: weeks([4, 1], [0, 0], [2, 2]) },
    { Skill: 'Division', Weeks: weeks([1, 0]) },
  ],
  IsCut: false,
  Slips: [{ Slip: 'order', Puzzles: 3 }],
}
const PUZZLE: StudentPuzzles['Puzzles'][number] = {
  PuzzleId: 100_641,
  PuzzleTypeId: 1,
  LevelId: 6,
  Begun: dayDate(TODAY),
  State: 'solved',
  Guesses: 3,
  WrongGuesses: 2,
  WrongAnswers: ['-3', '14'],
  HintRung: 1,
  Slip: 'order',
}
const EMPTY: Progress = { ...ADA, Days: 0, Solved: 0, FirstTry: 0, Assignments: [], Skills: [], Slips: [] }

function open(replies: Parameters<typeof serverWith>[0] = {}, onBack = vi.fn<() => void>()) {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [getStudentProgress.path]: () => ADA, [getStudentPuzzles.path]: () => ({ Puzzles: [PUZZLE] }), ...replies })
  renderAt('/', <StudentProgress studentId="ada" onBack={onBack} />)
  return { calls, onBack }
}

test('a student has figures, assignments, skills by week, slips and puzzles, in tables with headings', async () => {
  const { onBack } = open()
  expect(await screen.findByRole('heading', { name: 'Ada L.' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'One student’s progress' }))
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['9', '30', '24 of 30 (80%)'])
  const assignments = screen.getByRole('table', { name: 'Assignments' })
  const [, assignment] = within(assignments).getAllByRole('row')
  expect(assignment?.textContent).toMatch(/^Sums.*6 of 83 of 6 \(50%\)$/)
  expect(within(assignments).getByRole('link', { name: 'Sums' }).getAttribute('href')).toBe(
    '/manageStudents/otters/assignments?results=sums',
  )
  const skills = within(screen.getByRole('table', { name: 'First tries by skill and week' }))
  // Weeks before the first puzzle are left out.
  expect(skills.getAllByRole('columnheader')).toHaveLength(2 + 3)
  expect(
    skills
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Addition3 of 6 (50%)25%–100%', 'Division0 of 1 (0%)––0%'])
  expect(screen.getByText('+ or − before × or ÷: 3 puzzles')).toBeDefined()
  const puzzles = await screen.findByRole('table', { name: 'Puzzle by puzzle' })
  expect(
    within(puzzles)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Puzzle', 'Started', 'State', 'Wrong answers', 'Hints', 'Slip'])
  expect(within(puzzles).getAllByRole('row')[1]?.textContent).toMatch(/No\. 100641.*solved2 −3, 141\+ or − before × or ÷$/)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All students' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('a student who has not begun is told of without figures made of nothing', async () => {
  open({ [getStudentProgress.path]: () => EMPTY, [getStudentPuzzles.path]: () => ({ Puzzles: [] }) })
  expect(await screen.findByText('No puzzles started in these weeks yet.')).toBeDefined()
  expect(screen.getByText('No assignments in these weeks.')).toBeDefined()
  expect(screen.queryByRole('table', { name: 'First tries by skill and week' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/NaN|%/)
})

test('further puzzles follow below, a page at a press', async () => {
  const pages: StudentPuzzles[] = [{ Puzzles: [PUZZLE], Next: '1-1' }, { Puzzles: [{ ...PUZZLE, PuzzleId: 100_642 }] }]
  const { calls } = open({ [getStudentPuzzles.path]: () => pages.shift() })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('No. 100642')).toBeDefined()
  expect(screen.getByText('No. 100641')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(calls.filter(({ path }) => path === getStudentPuzzles.path)).toHaveLength(2)
})

test('a student who is not the teacher’s is told to be elsewhere, and a failure can be tried again', async () => {
  open({ [getStudentProgress.path]: () => refusal(404, { Message: 'Not found.' }) })
  expect(await screen.findByRole('heading', { name: 'This student is not here' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'All students' })).toBeDefined()
  cleanup()
  let tries = 0
  open({ [getStudentProgress.path]: () => (++tries > 1 ? ADA : refusal(500, {})) })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Ada L.' })).toBeDefined()
})

test('the report is printed on the paper and in the language that are chosen', async () => {
  const { calls } = open({ [printReports.path]: () => ({ Url: '/fr/emojigma/reports/Letter/students_ada.pdf?until=1', Count: 1 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Print the term report' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Term reports' }))
  await userEvent.selectOptions(dialog.getByLabelText('Paper'), 'Letter')
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'fr')
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }))
  const link = await dialog.findByRole('link', { name: 'Download the PDF again' })
  expect(link.getAttribute('href')).toBe('/fr/emojigma/reports/Letter/students_ada.pdf?until=1')
  await waitFor(() =>
    expect(calls.find(({ path }) => path === printReports.path)?.body).toEqual({ StudentIds: ['ada'], paper: 'Letter', language: 'fr' }),
  )
})

test('weeks begin with the first one that has a puzzle, and a week without one has no share', () => {
  const { weeks: shown, rows } = skillsByWeek(ADA)
  expect(shown).toHaveLength(3)
  expect(rows.map(({ percents }) => percents)).toEqual([
    [25, null, 100],
    [null, null, 0],
  ])
})
