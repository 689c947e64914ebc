// @vitest-environment jsdom
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
  type Assignment,
  type AssignmentResult,
  type MyAssignment,
  type MyAssignments,
} from '@emojigma/contract/classes/assignments.ts'
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getGroups } from '@emojigma/contract/classes/groups.ts'
import { getStudents } from '@emojigma/contract/classes/students.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Navigate, useNavigate } from 'react-router'
import { TODAY } from '../../../platform/testing/noon.ts'
import { landingOf } from '../../../platform/navigation/landing.ts'
import { OTTER, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { setAround, type AssignmentSet } from './assignment-set.ts'
import { AssignmentStep } from './AssignmentStep.tsx'
import { Component as AssignmentsPage } from './AssignmentsPage.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CLASS = { Id: 'class-1', Name: 'Class 3b', StudentCount: 2, IsArchived: false, BoardShows: 'ranks' } as const
const CLASSES = { Classrooms: [CLASS], Removed: [], SeatsUsed: 2, SeatLimit: 300 }
const [EASY, BOARD] = [
  { PuzzleId: 100_001, PuzzleTypeId: 1, LevelId: 1 },
  { PuzzleId: 100_022, PuzzleTypeId: 4, LevelId: 6 },
] as const
const SUMS: Assignment = {
  Id: 'a1',
  ClassroomId: CLASS.Id,
  Title: 'Sums',
  DueDay: dayDate(TODAY + 3),
  IsLate: false,
  IsEnded: false,
  Puzzles: [EASY, BOARD],
  StudentCount: 2,
  FinishedCount: 1,
  DoneCount: 3,
}
const RESULT: AssignmentResult = {
  Assignment: SUMS,
  Students: [
    {
      Id: '1',
      UserName: 'ada',
      Nickname: 'Swift Otter',
      RealName: 'Ada L.',
      Results: [{ PuzzleId: EASY.PuzzleId, State: 'solved', Guesses: 1, HintRung: 0, IsLate: false }],
    },
  ],
  Puzzles: [
    { PuzzleId: EASY.PuzzleId, Skills: ['Addition'], Attempted: 1, Solved: 1, FirstTry: 1, Hinted: 0 },
    { PuzzleId: BOARD.PuzzleId, Skills: ['Scanning'], Attempted: 2, Solved: 1, FirstTry: 0, Hinted: 1 },
  ],
  Skills: [
    { Skill: 'Addition', Puzzles: 1, Attempted: 1, Solved: 1, FirstTry: 1, Hinted: 0 },
    { Skill: 'Scanning', Puzzles: 1, Attempted: 2, Solved: 1, FirstTry: 0, Hinted: 1 },
    { Skill: 'Division', Puzzles: 1, Attempted: 0, Solved: 0, FirstTry: 0, Hinted: 0 },
  ],
  Slips: [{ Slip: 'order', Students: 1 }],
}

type OwnPuzzle = MyAssignment['Puzzles'][number]

const asTeacher = () => signInAs({ plan: 'teacher' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const taught = (more: Parameters<typeof serverWith>[0] = {}, assignments: readonly Assignment[] = [SUMS]) =>
  serverWith({ [getClassrooms.path]: () => CLASSES, [getAssignments.path]: () => ({ Assignments: assignments, Removed: [] }), ...more })

function told(more: Partial<MyAssignments> = {}): MyAssignments {
  const puzzles = [
    { ...EASY, State: 'solved' as const },
    { ...BOARD, State: 'fresh' as const },
  ]
  return {
    Assignments: [{ Id: 'a1', Title: 'Sums', DueDay: dayDate(TODAY - 1), IsLate: true, Puzzles: puzzles }],
    IsPlanActive: true,
    Making: { MayMake: false, Waiting: 0, Approved: 0, Returned: 0 },
    ...more,
  }
}

test('a student reads what there is to do, and each puzzle is a tap away', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMyAssignments.path]: () => told() })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByRole('heading', { name: 'Sums' })).toBeDefined()
  expect(screen.getByText(/1 of 2 done/).textContent).toMatch(/late is fine/)
  expect(screen.getByRole('link', { name: /1\. Classic Easy · solved/ }).getAttribute('href')).toBe('/puzzle/100001?t=1&l=1&assignment=a1')
  expect(screen.getByRole('link', { name: /2\. Emojidoku Level 1/ }).getAttribute('href')).toBe('/puzzle/100022?t=4&l=6&assignment=a1')
  expect(screen.queryByText(/having a break/)).toBeNull()
})

test('a student who has just signed in finds what there is to do, or today’s puzzles if nothing is left', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  let reply = told()
  serverWith({ [getMyAssignments.path]: () => reply })
  const routes = [
    { path: '/in', element: <Navigate to="/assignments" state={landingOf({ ...OTTER, isStudent: true }, '/today').state} /> },
    { path: '/assignments', element: <AssignmentsPage /> },
    { path: '/today', element: <p>The day</p> },
  ]
  renderAt('/in', routes)
  expect((await screen.findByRole('link', { name: 'Go on: Sums' })).getAttribute('href')).toBe('/puzzle/100022?t=4&l=6&assignment=a1')
  cleanup()
  reply = told({ Assignments: [] })
  renderAt('/in', routes)
  await screen.findByText('The day')
  cleanup()
  // Opened later, the page stays.
  renderAt('/assignments', routes)
  await screen.findByText(/No class work right now/)
})

test('a puzzle of an assignment leads to the next one that is not done, and the last one to the end', () => {
  const [first, second, third] = [1, 2, 3].map((PuzzleId) => ({ ...EASY, PuzzleId, State: 'fresh' as const }))
  const assignment = (...Puzzles: MyAssignment['Puzzles']): MyAssignment => ({
    Id: 'a/1',
    Title: 'Sums',
    DueDay: dayDate(TODAY),
    IsLate: false,
    Puzzles,
  })
  const [one, two, three] = [first, second, third] as [OwnPuzzle, OwnPuzzle, OwnPuzzle]
  expect(setAround(assignment(one, two, three), 1)).toMatchObject({ place: 1, count: 3, next: 2 })
  expect(setAround(assignment(one, { ...two, State: 'solved' }, three), 1)?.nextPath).toBe('/puzzle/3?t=1&l=1&assignment=a%2F1')
  // Those that were left out come at the end.
  expect(setAround(assignment(one, two, three), 3)).toMatchObject({ place: 3, next: 1 })
  const end = setAround(assignment({ ...one, State: 'solved' }, two, { ...three, State: 'revealed' }), 2)
  expect(end).toEqual({ place: 2, count: 3, next: undefined, nextPath: '/assignments?finished=a%2F1' })
  expect(setAround(assignment(one), 2)).toBeUndefined()
})

test('the end of an assignment praises, and offers the missed puzzles once more', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  const puzzles = [
    { ...EASY, State: 'solved' as const, IsFirstTry: true },
    { ...BOARD, State: 'solved' as const, IsFirstTry: false },
  ]
  serverWith({
    [getMyAssignments.path]: () =>
      told({ Assignments: [{ Id: 'a1', Title: 'Sums', DueDay: dayDate(TODAY), IsLate: false, Puzzles: puzzles }] }),
  })
  renderAt('/assignments?finished=a1', <AssignmentsPage />)
  const end = within(await screen.findByRole('region', { name: 'Sums: all 2 done!' }))
  end.getByText('Right first time: 1 of 2.')
  const again = end.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'))
  expect(again).toEqual(['/practise/again/100022'])
})

test('a puzzle says where in the assignment it is', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMyAssignments.path]: () => told() })
  const onSet = vi.fn<(set: AssignmentSet) => void>()
  renderAt('/puzzle/100022', <AssignmentStep assignmentId="a1" puzzleId={100_022} onSet={onSet} />)
  const step = within(await screen.findByRole('navigation', { name: 'Sums' }))
  step.getByText('2 of 2')
  expect(onSet).toHaveBeenLastCalledWith(expect.objectContaining({ next: undefined, nextPath: '/assignments?finished=a1' }))
  cleanup()
  renderAt('/puzzle/5', <AssignmentStep assignmentId="a1" puzzleId={5} onSet={onSet} />)
  expect(onSet).toHaveBeenCalledTimes(1)
})

test('a student finds the way to the class’s puzzle maker where it is switched on, and reads what became of the own puzzles', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  let reply = told({ Assignments: [], Making: { MayMake: true, Waiting: 1, Approved: 0, Returned: 2 } })
  serverWith({ [getMyAssignments.path]: () => reply })
  renderAt('/assignments', <AssignmentsPage />)
  expect((await screen.findByRole('link', { name: 'Make a puzzle for your class' })).getAttribute('href')).toBe('/maker')
  expect(screen.getByText('Yours: 2 returned for changes, 1 waits for your teacher.')).toBeDefined()
  cleanup()
  reply = told({ Making: { MayMake: false, Waiting: 0, Approved: 1, Returned: 0 } })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByRole('link', { name: 'Puzzles you made' })).toBeDefined()
  expect(screen.getByText('Yours: 1 approved.')).toBeDefined()
  cleanup()
  reply = told()
  renderAt('/assignments', <AssignmentsPage />)
  await screen.findByRole('heading', { name: 'Sums' })
  expect(screen.queryByRole('link', { name: /puzzles? / })).toBeNull()
})

test('after the teacher’s plan ended a student reads so kindly, and without assignments reads that there are none', async () => {
  signInAs({ isStudent: true, plan: 'none' })
  let reply = told({ IsPlanActive: false })
  serverWith({ [getMyAssignments.path]: () => reply })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByText(/having a break/)).toBeDefined()
  cleanup()
  reply = told({ Assignments: [] })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByText(/No class work right now/)).toBeDefined()
})

test('a teacher picks puzzles, takes one out, and gives the rest to the class', async () => {
  asTeacher()
  const calls = taught({ [pickPuzzles.path]: () => ({ Puzzles: [EASY, BOARD] }), [createAssignment.path]: () => SUMS }, [])
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Emojidoku' }))
  await press('Pick these')
  expect(await screen.findByText('2 picked:')).toBeDefined()
  await press(/^Take out Emojidoku, Level 1/)
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  await press('Give it to the class')
  expect(await screen.findByRole('heading', { name: 'No assignments yet' })).toBeDefined()
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body
  expect(bodyOf(pickPuzzles.path)).toEqual({ ClassroomId: CLASS.Id, PuzzleTypeIds: [1, 4], LevelIds: [1], Count: 4, Without: [] })
  expect(bodyOf(createAssignment.path)).toEqual({
    ClassroomId: CLASS.Id,
    Title: 'Monday',
    DueDay: dayDate(TODAY + 7),
    PuzzleIds: [EASY.PuzzleId],
    AssignmentKey: expect.any(String),
  })
})

test('what is put together for one class stays while another one is looked at', async () => {
  asTeacher()
  const other = { ...CLASS, Id: 'class-2', Name: 'Class 4a' }
  taught({ [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [CLASS, other] }), [pickPuzzles.path]: () => ({ Puzzles: [EASY] }) }, [])
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  await screen.findByText('1 picked:')
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Class'), name)
  await choose(other.Name)
  expect(await screen.findByRole('button', { name: 'New assignment' })).toBeDefined()
  await choose(CLASS.Name)
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monday')
  expect(screen.getByText('1 picked:')).toBeDefined()
})

test('what is put together is still there after other pages, until it is given up or given', async () => {
  asTeacher()
  taught({ [pickPuzzles.path]: () => ({ Puzzles: [EASY] }), [createAssignment.path]: () => SUMS })
  const title = () => screen.getByLabelText<HTMLInputElement>('Title').value
  const begin = async () => {
    renderAt('/assignments', <AssignmentsPage />)
    await press('New assignment')
  }
  const putTogether = async () => {
    await press('Pick these')
    await screen.findByText('1 picked:')
    await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  }
  await begin()
  await putTogether()
  cleanup()
  await begin()
  expect([title(), screen.getByText('1 picked:').isConnected]).toEqual(['Monday', true])
  await press('Cancel')
  await press('New assignment')
  expect([title(), screen.getByText('Nothing picked yet.').isConnected]).toEqual(['', true])
  await putTogether()
  await press('Give it to the class')
  await press('New assignment')
  expect([title(), screen.getByText('Nothing picked yet.').isConnected]).toEqual(['', true])
  // Of one that was given before, nothing is kept.
  await press('Cancel')
  await press('Edit: Sums')
  await userEvent.type(screen.getByLabelText('Title'), ' 2')
  cleanup()
  await begin()
  expect(title()).toBe('')
})

test('an assignment whose answer was lost is given again under the same key, after a reload too, and a changed one under another', async () => {
  asTeacher()
  const tooMany = Response.json({ Message: 'Too many at once.' }, { status: 429 })
  const replies = [undefined, tooMany, undefined, SUMS, SUMS]
  const calls = taught({ [pickPuzzles.path]: () => ({ Puzzles: [EASY] }), [createAssignment.path]: () => replies.shift() })
  const begin = async () => {
    await press('New assignment')
    await press('Pick these')
    await screen.findByText('1 picked:')
    await userEvent.type(screen.getByLabelText('Title'), 'Sums')
  }
  renderAt('/assignments', <AssignmentsPage />)
  await begin()
  await press('Give it to the class')
  await screen.findByText(/Nothing you typed is lost/)
  cleanup()
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Give it to the class')
  await screen.findByText('Too many at once.')
  await press('Give it to the class')
  await screen.findByText(/Nothing you typed is lost/)
  await userEvent.type(screen.getByLabelText('Title'), ' 2')
  await press('Give it to the class')
  await begin()
  await press('Give it to the class')
  await screen.findByRole('button', { name: 'New assignment' })
  const [first, second, third, changed, another] = calls
    .filter(({ path }) => path === createAssignment.path)
    .map(({ body }) => body['AssignmentKey'])
  expect([second, third]).toEqual([first, first])
  expect(new Set([first, changed, another]).size).toBe(3)
})

test('puzzles are picked by number, and other text shows a message', async () => {
  asTeacher()
  const calls = taught({ [pickPuzzles.path]: () => ({ Puzzles: [BOARD] }) }, [])
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await userEvent.click(screen.getByRole('tab', { name: 'By number' }))
  await userEvent.type(screen.getByLabelText('Puzzle numbers'), '#12, x1')
  await press('Pick these')
  expect(await screen.findByText('“x1” is no puzzle number.')).toBeDefined()
  await userEvent.clear(screen.getByLabelText('Puzzle numbers'))
  await userEvent.type(screen.getByLabelText('Puzzle numbers'), '#12, １３')
  await press('Pick these')
  expect(await screen.findByText('1 picked:')).toBeDefined()
  expect(calls.find(({ path }) => path === pickPuzzles.path)?.body).toEqual({ ClassroomId: CLASS.Id, PuzzleIds: [12, 13] })
})

test('finding fewer puzzles than requested shows why until the next request', async () => {
  asTeacher()
  const many = Array.from({ length: 24 }, (_, index) => ({ ...EASY, PuzzleId: 200_001 + index }))
  const replies = [[EASY, BOARD], many]
  taught({ [pickPuzzles.path]: () => ({ Puzzles: replies.shift() }) }, [])
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  expect(await screen.findByText('2 of 4 picked: for the rest, nothing new to your class is left.')).toBeDefined()
  await userEvent.clear(screen.getByLabelText('How many puzzles'))
  await userEvent.type(screen.getByLabelText('How many puzzles'), '24')
  await press('Pick these')
  expect(await screen.findByText('22 of 24 picked: an assignment has at most 24 puzzles.')).toBeDefined()
  expect(screen.queryByText(/^2 of 4/)).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'By number' }))
  expect(screen.queryByText(/^22 of 24/)).toBeNull()
})

test('what was picked and typed is still there when it cannot be given to the class', async () => {
  asTeacher()
  const why = 'This day is over. Please choose a later one.'
  const refusal = { Message: 'The request is invalid.', ModelState: { error: [why], DueDay: [why] } }
  taught({ [pickPuzzles.path]: () => ({ Puzzles: [EASY] }), [createAssignment.path]: () => Response.json(refusal, { status: 400 }) }, [])
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  await press('Give it to the class')
  expect(await screen.findByText('Please pick a puzzle first.')).toBeDefined()
  await press('Pick these')
  await screen.findByText('1 picked:')
  await press('Give it to the class')
  expect(await screen.findByText(why)).toBeDefined()
  expect([screen.getByLabelText<HTMLInputElement>('Title').value, screen.getByText('1 picked:').isConnected]).toEqual(['Monday', true])
})

/** Gives an assignment to the class while the server takes its time. */
async function giveSlowly() {
  asTeacher()
  const given = Promise.withResolvers<void>()
  const calls = taught({
    [pickPuzzles.path]: () => ({ Puzzles: [EASY, BOARD] }),
    [createAssignment.path]: async () => {
      await given.promise
      return SUMS
    },
    [updateAssignment.path]: () => SUMS,
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  await screen.findByText('2 picked:')
  await userEvent.type(screen.getByLabelText('Title'), 'Sums')
  await press('Give it to the class')
  await screen.findByRole('button', { name: /^One moment/ })
  return { calls, answer: () => given.resolve() }
}

test('a new draft survives the reply to an assignment that was cancelled while being created', async () => {
  const { answer, calls } = await giveSlowly()
  await press('Cancel')
  await press('New assignment')
  await press('Pick these')
  await screen.findByText('2 picked:')
  answer()
  await userEvent.type(screen.getByLabelText('Title'), 'More sums')
  await press('Give it to the class')
  await screen.findByRole('heading', { name: 'Assignments' })
  const given = calls.filter(({ path }) => path === createAssignment.path).map(({ body }) => body['Title'])
  expect(given).toEqual(['Sums', 'More sums'])
})

test.each([
  ['a puzzle', () => press(/^Take out Emojidoku/), { Title: 'Sums', PuzzleIds: [EASY.PuzzleId] }],
  [
    'the title',
    () => userEvent.type(screen.getByLabelText('Title'), ' 2'),
    { Title: 'Sums 2', PuzzleIds: [EASY.PuzzleId, BOARD.PuzzleId] },
  ],
])('when %s is changed while an assignment is given, that stays to be saved in the same assignment', async (_, change, saved) => {
  const { answer, calls } = await giveSlowly()
  await change()
  answer()
  await press('Save')
  expect(await screen.findByRole('heading', { name: 'Assignments' })).toBeDefined()
  expect(calls.filter(({ path }) => path === createAssignment.path)).toHaveLength(1)
  expect(calls.find(({ path }) => path === updateAssignment.path)?.body['Assignment']).toMatchObject({ Id: SUMS.Id, ...saved })
})

test('an assignment is ended, and deleted with a way back', async () => {
  asTeacher()
  const calls = taught({
    [updateAssignment.path]: () => ({ ...SUMS, IsEnded: true }),
    [removeAssignment.path]: () => ({ Id: SUMS.Id }),
    [restoreAssignment.path]: () => SUMS,
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('End: Sums')
  await press('Delete: Sums')
  await press('Undo')
  await expect.poll(() => screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(calls.filter(({ path }) => /(update|remove|restore)-assignment/.test(path)).map(({ body }) => body)).toEqual([
    { Assignment: { Id: 'a1', IsEnded: true } },
    { AssignmentId: 'a1' },
    { AssignmentId: 'a1' },
  ])
})

test('results are shown by student, puzzle and skill, and can be downloaded', async () => {
  asTeacher()
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }))
  taught({ [getAssignment.path]: () => RESULT })
  renderAt('/assignments', <AssignmentsPage />)
  await press('Results: Sums')
  const students = await screen.findByRole('table', { name: 'Results by student' })
  expect(within(students).getByRole('row', { name: /Ada L/ }).textContent).toBe('Ada L.ada1 of 2 (50%)100')
  await userEvent.click(screen.getByRole('tab', { name: 'Puzzles' }))
  expect(screen.getByText(/not at the first try for 2 of 2/).textContent).toMatch(/^Emojidoku, Level 1/)
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }))
  const chart = screen.getByRole('img', { name: /First tries by skill/ })
  expect(chart.textContent).toBe('Addition100%Scanning0%')
  expect(within(screen.getByRole('table', { name: 'Results by skill' })).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText('1 of 2: + or − before × or ÷')).toBeDefined()
  await press('Download CSV')
  expect(await files[0]?.text()).toMatch(/"Ada L\.","ada","Swift Otter",100001,"Classic, Easy","solved",1,0,"yes","no"/)
})

test('a student’s name leads to all that the student did: from the skills, from the results and from the gradebook', async () => {
  asTeacher()
  const [ada] = RESULT.Students
  const path = `/manageStudents/${RESULT.Assignment.ClassroomId}?student=${ada?.Id}`
  taught({
    [getAssignment.path]: () => RESULT,
    [getGradebook.path]: () => ({ Assignments: [], Students: [{ Id: ada?.Id, UserName: 'ada', Nickname: 'Swift Otter', Percents: [] }] }),
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('Results: Sums')
  await press('Ada L.')
  const dialog = within(screen.getByRole('dialog', { name: 'Ada L.' }))
  expect(dialog.getByRole('link', { name: 'All of this term' }).getAttribute('href')).toBe(path)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }))
  const skills = within(screen.getByRole('table', { name: 'First tries by student and skill' }))
  expect(skills.getByRole('link', { name: 'Ada L.' }).getAttribute('href')).toBe(path)
  await press('All assignments')
  await press('Gradebook')
  const gradebook = within(await screen.findByRole('table', { name: 'Gradebook' }))
  expect(gradebook.getByRole('link', { name: 'Swift Otter' }).getAttribute('href')).toBe(path)
})

test('results are sorted by a press on a heading', async () => {
  asTeacher()
  const [ada] = RESULT.Students
  const ben = { Id: '2', UserName: 'ben', Nickname: 'Brave Fox', RealName: 'Ben O.', Results: [] }
  taught({ [getAssignment.path]: () => ({ ...RESULT, Students: [ada, ben] }) })
  renderAt('/assignments', <AssignmentsPage />)
  await press('Results: Sums')
  const table = within(await screen.findByRole('table', { name: 'Results by student' }))
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Ada L.ada', 'Ben O.ben'])
  await userEvent.click(table.getByRole('button', { name: 'Solved' }))
  expect(table.getByRole('columnheader', { name: 'Solved' }).getAttribute('aria-sort')).toBe('descending')
  expect(names()).toEqual(['Ada L.ada', 'Ben O.ben'])
  await userEvent.click(table.getByRole('button', { name: 'Solved' }))
  expect(names()).toEqual(['Ben O.ben', 'Ada L.ada'])
})

test('results that fail to refresh show a message above the earlier ones until they load', async () => {
  asTeacher()
  let isBroken = false
  taught({ [getAssignment.path]: () => (isBroken ? Response.json({ Message: 'Resting.' }, { status: 503 }) : RESULT) })
  renderAt('/assignments', <AssignmentsPage />)
  await press('Results: Sums')
  await screen.findByRole('table', { name: 'Results by student' })
  isBroken = true
  await press('Refresh')
  await screen.findByText('Something went wrong...')
  expect(screen.getByRole('table', { name: 'Results by student' })).toBeDefined()
  isBroken = false
  await press('Try again')
  await expect.poll(() => screen.queryByText('Something went wrong...')).toBeNull()
})

test('going back leads from results to their assignment in the list, and the address of results leads to them', async () => {
  asTeacher()
  const other = { ...CLASS, Id: 'class-2', Name: 'Class 4a' }
  taught({ [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [other, CLASS] }), [getAssignment.path]: () => RESULT })
  const { address } = renderAt(`/assignments?class=${CLASS.Id}`, <HasBack />)
  await press('Results: Sums')
  await screen.findByRole('table', { name: 'Results by student' })
  const results = address()
  await press('back')
  await screen.findByRole('button', { name: 'Results: Sums' })
  expect([address(), document.activeElement]).toEqual([`/assignments?class=${CLASS.Id}`, screen.getByRole('heading', { name: 'Sums' })])
  cleanup()
  renderAt(results, <AssignmentsPage />)
  await screen.findByRole('table', { name: 'Results by student' })
  await press('All assignments')
  await screen.findByRole('button', { name: 'Results: Sums' })
  expect(screen.getByRole('combobox', { name: 'Class' })).toHaveProperty('value', CLASS.Id)
})

test('an assignment that is put together for one class outlasts the results of another', async () => {
  asTeacher()
  const other = { ...CLASS, Id: 'class-2', Name: 'Class 4a' }
  taught({ [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [CLASS, other] }), [getAssignment.path]: () => RESULT })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Class'), name)
  await choose(other.Name)
  await press('Results: Sums')
  await screen.findByRole('table', { name: 'Results by student' })
  await choose(CLASS.Name)
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monday')
})

/** The page, and what the browser's button for going back does. */
function HasBack() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => navigate(-1)}>back</button>
      <AssignmentsPage />
    </>
  )
}

test('a teacher without a class is guided to make one, and others read whom this is for', async () => {
  asTeacher()
  serverWith({ [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [] }) })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByRole('link', { name: 'Make a class' })).toBeDefined()
  cleanup()
  signInAs({ plan: 'individual' })
  serverWith({ [getClassrooms.path]: () => Response.json({ Message: 'no' }, { status: 403 }) })
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByRole('heading', { name: 'For teachers and their classes' })).toBeDefined()
})

const focused = () => document.activeElement?.textContent ?? ''

test('the focus goes to the editor and back to what opened it', async () => {
  asTeacher()
  taught()
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New assignment' }))
  await press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New assignment' }))
  await press('Edit: Sums')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change the assignment' }))
  await press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sums' }))
})

test('the focus goes on to the next puzzle when one is taken out, and to their count after the last one', async () => {
  asTeacher()
  taught({ [pickPuzzles.path]: () => ({ Puzzles: [EASY, BOARD] }) })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  await press(/^Take out Classic/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Take out Emojidoku/ }))
  await press(/^Take out Emojidoku/)
  expect(focused()).toBe('Nothing picked yet.')
})

test('the focus is at the button for another one after an assignment was given', async () => {
  asTeacher()
  let all: readonly Assignment[] = []
  taught({
    [getAssignments.path]: () => ({ Assignments: all, Removed: [] }),
    [pickPuzzles.path]: () => ({ Puzzles: [EASY] }),
    [createAssignment.path]: () => {
      all = [SUMS]
      return SUMS
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  await screen.findByText('1 picked:')
  await userEvent.type(screen.getByLabelText('Title'), 'Sums')
  await press('Give it to the class')
  await screen.findByRole('heading', { name: 'Sums' })
  await expect.poll(focused).toBe('New assignment')
})

test('the focus comes to Undo when the assignment that was deleted goes, and to the class after it', async () => {
  asTeacher()
  let all: readonly Assignment[] = [SUMS]
  taught({
    [getAssignments.path]: () => ({ Assignments: all, Removed: [] }),
    [removeAssignment.path]: () => {
      all = []
      return { Id: SUMS.Id }
    },
    [restoreAssignment.path]: () => {
      all = [SUMS]
      return SUMS
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Cancel')
  await press('Delete: Sums')
  await screen.findByRole('heading', { name: 'No assignments yet' })
  await expect.poll(focused).toMatch(/^“Sums” is deleted.*Undo$/)
  await userEvent.tab()
  expect(focused()).toBe('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Class 3b')
  expect(document.activeElement?.tagName).toBe('H2')
})

test('assignments deleted on another day are listed; a failed restore says why, and a later one works', async () => {
  asTeacher()
  let tries = 0
  taught({
    [getAssignments.path]: () =>
      tries > 1
        ? { Assignments: [SUMS], Removed: [] }
        : { Assignments: [], Removed: [{ Id: SUMS.Id, Title: 'Sums', GoneAt: '2026-12-21T12:00:00.000Z' }] },
    [restoreAssignment.path]: () => {
      tries += 1
      return tries > 1 ? SUMS : Response.json({ Message: 'You need a Teacher plan.' }, { status: 403 })
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  await userEvent.click(await screen.findByText('Deleted assignments (1)'))
  await press('Bring back Sums')
  expect(await screen.findByText('You need a Teacher plan.')).toBeDefined()
  await press('Bring back Sums')
  expect(await screen.findByRole('heading', { name: 'Sums' })).toBeDefined()
  expect(screen.queryByText(/Deleted assignments/)).toBeNull()
})

test('of several that were deleted one is brought back once however often it is pressed, and the focus stays at the list', async () => {
  asTeacher()
  const GoneAt = '2026-12-21T12:00:00.000Z'
  let isBack = false
  const calls = taught({
    [getAssignments.path]: () => ({
      Assignments: isBack ? [SUMS] : [],
      Removed: [...(isBack ? [] : [{ Id: SUMS.Id, Title: 'Sums', GoneAt }]), { Id: 'other', Title: 'Other', GoneAt }],
    }),
    [restoreAssignment.path]: () => {
      isBack = true
      return SUMS
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  await userEvent.click(await screen.findByText('Deleted assignments (2)'))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Bring back Sums' }))
  expect(await screen.findByText('Sums is back.')).toBeDefined()
  await screen.findByText('Deleted assignments (1)')
  await expect.poll(focused).toBe('Deleted assignments (1)')
  expect(calls.filter(({ path }) => path === restoreAssignment.path)).toHaveLength(1)
})

test('without a network no field is marked as wrong', async () => {
  asTeacher()
  taught({
    [pickPuzzles.path]: () => ({ Puzzles: [EASY] }),
    [createAssignment.path]: () => {
      throw new TypeError('no network')
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('New assignment')
  await press('Pick these')
  await screen.findByText('1 picked:')
  await userEvent.type(screen.getByLabelText('Title'), 'Sums')
  await press('Give it to the class')
  expect(await screen.findByText(/can’t be reached right now/)).toBeDefined()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Sums')
})

test('the gradebook of a class is a page of its own, sorts, and is saved as a table', async () => {
  asTeacher()
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }))
  taught({
    [getGradebook.path]: () => ({
      Assignments: [
        { Id: 'a1', Title: 'Sums', StartDay: '2026-11-13', DueDay: '2026-11-20' },
        { Id: 'a2', Title: 'Sums', StartDay: '2026-11-13', DueDay: '2026-11-20' },
      ],
      Students: [
        { Id: '1', UserName: 'ben', Nickname: 'Calm Moth', Percents: [100, 50] },
        { Id: '2', UserName: 'ada', Nickname: 'Swift Otter', RealName: 'Ada L.', RosterId: 'u2', Percents: [50, null] },
      ],
    }),
  })
  renderAt('/assignments', <AssignmentsPage />)
  await press('Gradebook')
  const table = await screen.findByRole('table', { name: 'Gradebook' })
  const lines = () =>
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  expect(lines()).toEqual(['StudentSums (Fri 20 Nov)Sums (Fri 20 Nov)Average', 'Ada L. ada50%–50%', 'Calm Moth ben100%50%75%'])
  await press('Average')
  expect(lines()[1]).toContain('Calm Moth')
  await press('Download CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toContain('"Ada L.","ada","Swift Otter",50,"",50')
  expect(screen.getByText(/^1 student has no school ID/)).toBeDefined()
  await press('OneRoster files')
  await waitFor(() => expect(files[1]?.type).toBe('application/zip'))
  await press('All assignments')
  expect(await screen.findByRole('heading', { name: CLASS.Name })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

const STUDENTS = [
  { Id: '1', UserName: 'ada', Nickname: 'Swift Otter', RealName: 'Ada L.' },
  { Id: '2', UserName: 'ben', Nickname: 'Calm Moth', RealName: 'Ben' },
].map((student) => ({
  ...student,
  ClassroomId: CLASS.Id,
  Correct: 0,
  Attempted: 0,
  Score: 0,
  HasCard: true,
  HasPassword: false,
  IsWaiting: false,
}))

test('an assignment goes to some students, to a group that had one before, and from a day on', async () => {
  asTeacher()
  const asked: unknown[] = []
  taught(
    {
      [getStudents.path]: () => ({ Students: STUDENTS, Removed: [] }),
      [pickPuzzles.path]: () => ({ Puzzles: [EASY] }),
      [createAssignment.path]: ({ body }) => {
        asked.push(body)
        return { ...SUMS, Id: 'a2' }
      },
    },
    [{ ...SUMS, Title: 'Owls', StudentIds: ['2'], StudentCount: 1 }],
  )
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByText(/for 1 student/)).toBeDefined()
  await press('New assignment')
  await press('Pick these')
  await userEvent.type(await screen.findByLabelText('Title'), 'More')
  await userEvent.click(screen.getByRole('radio', { name: 'Some students' }))
  await press('Give it to these students')
  expect(await screen.findByText('Please choose at least one student.')).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Same students as in' }), 'Owls (1)')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ben' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada L.' }))
  fireEvent.change(screen.getByLabelText(/Start day/), { target: { value: dayDate(TODAY + 1) } })
  await press('Give it to these students')
  await waitFor(() => expect(asked).toMatchObject([{ StudentIds: ['2', '1'], StartDay: dayDate(TODAY + 1) }]))
})

test('an assignment goes to a group, whose name and students the teacher reads', async () => {
  asTeacher()
  const asked: unknown[] = []
  taught(
    {
      [getStudents.path]: () => ({ Students: STUDENTS, Removed: [] }),
      [getGroups.path]: () => ({
        Groups: [
          { Id: 'g1', Name: 'Red table', StudentIds: ['1'] },
          { Id: 'g2', Name: 'Blue table', StudentIds: ['1', '2'] },
        ],
        Removed: [],
      }),
      [pickPuzzles.path]: () => ({ Puzzles: [EASY] }),
      [createAssignment.path]: ({ body }) => {
        asked.push(body)
        return { ...SUMS, Id: 'a2' }
      },
    },
    [{ ...SUMS, Title: 'Owls', StudentIds: ['1'], GroupId: 'g1', StudentCount: 1 }],
  )
  renderAt('/assignments', <AssignmentsPage />)
  expect(await screen.findByText(/Red table \(1\)/)).toBeDefined()
  await press('New assignment')
  await press('Pick these')
  await userEvent.type(await screen.findByLabelText('Title'), 'More')
  await userEvent.click(screen.getByRole('radio', { name: 'A group' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Blue table (2)')
  expect(screen.getByText('Ada L., Ben')).toBeDefined()
  await press('Give it to the group')
  await waitFor(() => expect(asked).toMatchObject([{ Title: 'More', GroupId: 'g2' }]))
  expect(asked).not.toMatchObject([{ StudentIds: expect.anything() }])
})

test('more like what was missed begins with its kinds, levels and skills, for those who missed it', async () => {
  asTeacher()
  const asked: unknown[] = []
  const Ben = { Id: '2', UserName: 'ben', Nickname: 'Calm Moth', RealName: 'Ben' }
  const missed = { PuzzleId: BOARD.PuzzleId, State: 'begun' as const, Guesses: 2, HintRung: 1, IsLate: false }
  taught({
    [getStudents.path]: () => ({ Students: STUDENTS, Removed: [] }),
    [getAssignment.path]: () => ({ ...RESULT, Students: [...RESULT.Students, { ...Ben, Results: [missed] }] }),
    [pickPuzzles.path]: ({ body }) => {
      asked.push(body)
      return { Puzzles: [BOARD] }
    },
  })
  renderAt('/assignments?results=a1', <AssignmentsPage />)
  await press('Give more like what was missed')
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Sums, once more')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ben' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ada L.' }).checked).toBe(false)
  await press('Pick these')
  await waitFor(() => expect(asked).toMatchObject([{ PuzzleTypeIds: [4], LevelIds: [6], Skills: ['Scanning'] }]))
})

test('an assignment is copied to another class', async () => {
  asTeacher()
  const asked: unknown[] = []
  taught({
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [CLASS, { ...CLASS, Id: 'class-2', Name: 'Class 4a' }] }),
    [createAssignment.path]: ({ body }) => {
      asked.push(body)
      return { ...SUMS, Id: 'a2' }
    },
  })
  renderAt('/assignments', <AssignmentsPage />)
  const [copy] = await screen.findAllByRole('button', { name: 'Copy: Sums' })
  if (!copy) throw new Error('no button')
  await userEvent.click(copy)
  await press('Copy')
  expect((await screen.findByRole('link', { name: 'Look at it' })).getAttribute('href')).toBe('/assignments?class=class-2')
  expect(asked).toMatchObject([{ ClassroomId: 'class-2', Title: 'Sums', PuzzleIds: [EASY.PuzzleId, BOARD.PuzzleId] }])
})

test('the link of an assignment asks for the card, and then puts it on top', async () => {
  asTeacher()
  taught()
  renderAt('/assignments', <AssignmentsPage />)
  await press('Share: Sums')
  const link = (await screen.findByLabelText<HTMLInputElement>('Link to this assignment')).value
  const classroom = screen.getByRole('link', { name: 'Share it in Google Classroom' }).getAttribute('href')
  expect(classroom).toBe(`https://classroom.google.com/share?url=${encodeURIComponent(link)}`)
  cleanup()
  localStorage.clear()
  const { pathname, search } = new URL(link)
  renderAt(pathname + search, <AssignmentsPage />)
  expect((await screen.findByRole('link', { name: 'Log in with your class' })).getAttribute('href')).toBe('/class')
  cleanup()
  signInAs({ isStudent: true, plan: 'student' })
  const [one] = told().Assignments
  if (!one) throw new Error('no assignment')
  serverWith({ [getMyAssignments.path]: () => told({ Assignments: [{ ...one, Id: 'a0', Title: 'Older' }, one] }) })
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  renderAt('/assignments', <AssignmentsPage />)
  await screen.findByRole('heading', { name: 'Older' })
  expect(titles()).toEqual(['Sums', 'Older'])
  cleanup()
  renderAt('/assignments?do=other', <AssignmentsPage />)
  expect(await screen.findByText(/is not on your list/)).toBeDefined()
  expect(titles()).toEqual(['Older', 'Sums'])
})

test('a student of the results opens, puzzle by puzzle, with the slip behind a wrong guess', async () => {
  asTeacher()
  const slipped = { PuzzleId: BOARD.PuzzleId, State: 'begun' as const, Guesses: 2, HintRung: 1, IsLate: false, Slip: 'order' as const }
  const [ada] = RESULT.Students
  if (!ada) throw new Error('no student')
  taught({ [getAssignment.path]: () => ({ ...RESULT, Students: [{ ...ada, Results: [...ada.Results, slipped] }] }) })
  renderAt('/assignments?results=a1', <AssignmentsPage />)
  await press('Ada L.')
  const table = within(await screen.findByRole('table', { name: 'Puzzle by puzzle' }))
  expect(
    table
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['1. Classic, Easysolved10', '2. Emojidoku, Level 1started21+ or − before × or ÷'])
})

test('skills stand in one table by student', async () => {
  asTeacher()
  const Ben = { Id: '2', UserName: 'ben', Nickname: 'Calm Moth', RealName: 'Ben' }
  const missed = { PuzzleId: BOARD.PuzzleId, State: 'begun' as const, Guesses: 2, HintRung: 1, IsLate: false }
  taught({ [getAssignment.path]: () => ({ ...RESULT, Students: [{ ...Ben, Results: [missed] }, ...RESULT.Students] }) })
  renderAt('/assignments?results=a1', <AssignmentsPage />)
  await userEvent.click(await screen.findByRole('tab', { name: 'Skills' }))
  const table = within(screen.getByRole('table', { name: 'First tries by student and skill' }))
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Student', 'Addition', 'Scanning'],
    ['Ada L.', '100%', '–'],
    ['Ben', '–', '0%'],
  ])
})
