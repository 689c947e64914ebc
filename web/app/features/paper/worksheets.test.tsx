// @vitest-environment jsdom
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getGroups } from '@emojigma/contract/classes/groups.ts'
import {
  cancelWorksheet,
  createClassWorksheets,
  createWorksheet,
  getWorksheetCheck,
  getWorksheetProgress,
} from '@emojigma/contract/paper/worksheets.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../platform/testing/test-session.ts'
import { puzzleAt, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { clearSession } from '../../platform/session/session-storage.ts'
import { WorksheetComposer } from './WorksheetComposer.tsx'
import { OwnWorksheets } from './WorksheetsPage.tsx'
import { Component as WorksheetCheckPage } from './WorksheetCheckPage.tsx'

afterEach(() => {
  cleanup()
  clearSession()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const MADE = { WorksheetId: 'abc', Url: '/emojigma/sheets/worksheet_abc.pdf', Variants: 3 }
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('without a plan one reads what a plan opens', () => {
  serverWith()
  renderAt('/worksheets', <OwnWorksheets />)
  expect(screen.getByText('WORKSHEET').parentElement?.textContent).toContain('comes with every paid plan')
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('button', { name: 'Make the worksheet' })).toBeNull()
})

test.each([
  ['a student whose class has no plan any more', () => signInAs({ isStudent: true, plan: 'none' })],
  ['a child’s account', () => signInAs({ isChild: true })],
])('%s is told of no plan', (_who, prepare) => {
  serverWith()
  prepare()
  const { container } = renderAt('/worksheets', <OwnWorksheets />)
  expect(container.textContent).toBe('')
})

test('a student, whose sheets have no answers, is not asked where they are to stand', async () => {
  const calls = serverWith({
    [createWorksheet.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 0, Total: 1 }),
  })
  signInAs({ isStudent: true, plan: 'student' })
  renderAt('/worksheets', <OwnWorksheets />)
  await press('Make the worksheet')
  expect(await screen.findByRole('heading', { name: 'Your worksheet is downloading' })).toBeDefined()
  expect(screen.queryByLabelText('Answers')).toBeNull()
  expect(calls.find(({ path }) => path === createWorksheet.path)?.body['answerKey']).toBe('none')
})

test('a teacher orders a sheet for each student of a class, each group at a level of its own', async () => {
  signInAs({ plan: 'teacher' })
  const otters = { Id: 'otters', Name: 'Otters', StudentCount: 3, IsArchived: false, BoardShows: 'ranks' }
  const calls = serverWith({
    [getClassrooms.path]: () => ({
      Classrooms: [otters, { ...otters, Id: 'old', IsArchived: true }],
      Removed: [],
      SeatsUsed: 3,
      SeatLimit: 300,
    }),
    [getGroups.path]: () => ({
      Groups: [
        { Id: 'red', Name: 'Red', StudentIds: ['1'] },
        { Id: 'blue', Name: 'Blue', StudentIds: ['2'] },
        { Id: 'empty', Name: 'Empty', StudentIds: [] },
      ],
      Removed: [],
    }),
    [createClassWorksheets.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 0, Total: 3 }),
  })
  renderAt('/worksheets', <WorksheetComposer />)
  const choice = await screen.findByRole('combobox', { name: 'For' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anyone', 'Otters: a sheet for each student, with the name on it'])
  await userEvent.selectOptions(choice, 'otters')
  await userEvent.selectOptions(await screen.findByLabelText('Level for Red'), 'Medium')
  await userEvent.selectOptions(screen.getByLabelText('Level for everyone else'), 'No sheet')
  expect(screen.queryByLabelText('Level for Empty')).toBeNull()
  expect(screen.queryByLabelText('Variants')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Emojidoku with sums'), 'Which emoji make the total?')
  await press('Make the worksheet')
  await screen.findByRole('heading', { name: 'Your worksheet is downloading' })
  expect(calls.find(({ path }) => path === createClassWorksheets.path)?.body).toMatchObject({
    ClassroomId: 'otters',
    count: 4,
    sumsStep: 2,
    parts: [
      { GroupId: 'red', puzzleTypeIds: [1], levelIds: [2] },
      { GroupId: 'blue', puzzleTypeIds: [1], levelIds: [1] },
    ],
  })
})

test('a co-teacher without a plan prints for the classes of others alone, with answers', async () => {
  signInAs({ teachesClass: true })
  const otters = { Id: 'otters', Name: 'Otters', StudentCount: 3, IsArchived: false, BoardShows: 'ranks' }
  const shared = { Owner: 'Foxy', SeatsUsed: 3, IsResting: false }
  let Classrooms: readonly object[] = [otters, { ...otters, Id: 'theirs', Name: 'Foxes', Shared: { ...shared, IsResting: true } }]
  const calls = serverWith({
    [getClassrooms.path]: () => ({ Classrooms, Removed: [], SeatsUsed: 3, SeatLimit: 300 }),
    [getGroups.path]: () => ({ Groups: [], Removed: [] }),
    [createClassWorksheets.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 0, Total: 3 }),
  })
  const { unmount } = renderAt('/worksheets', <OwnWorksheets />)
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeTruthy()
  unmount()
  Classrooms = [otters, { ...otters, Id: 'theirs', Name: 'Foxes', Shared: shared }]
  renderAt('/worksheets', <OwnWorksheets />)
  const choice = await screen.findByRole('combobox', { name: 'For' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Foxes: a sheet for each student, with the name on it'])
  expect(screen.queryByLabelText('Variants')).toBeNull()
  await press('Make the worksheet')
  await screen.findByRole('heading', { name: 'Your worksheet is downloading' })
  expect(calls.find(({ path }) => path === createClassWorksheets.path)?.body).toMatchObject({ ClassroomId: 'theirs', answerKey: 'fold' })
})

test('a school standard chooses its levels of sums, and is none any more once they are changed', async () => {
  signInAs({ plan: 'individual' })
  const calls = serverWith({
    [createWorksheet.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 0, Total: 1 }),
  })
  renderAt('/worksheets', <WorksheetComposer />)
  const standards = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'School standard' })
  const checked = () =>
    screen.getAllByRole('checkbox', { checked: true }).flatMap((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? [])
  await userEvent.selectOptions(standards(), '1.OA.D.8')
  expect(checked()).toEqual(['Classic', 'Level 2', 'Level 3', 'Level 4'])
  await userEvent.selectOptions(standards(), '3.OA.A.3')
  expect(checked()).toEqual(['Classic', 'Grid', 'Word', 'Easy'])
  expect(standards().value).toBe('3.OA.A.3')
  await press('Make the worksheet')
  expect(calls.find(({ path }) => path === createWorksheet.path)?.body).toMatchObject({
    puzzleTypeIds: [1, 2, 3],
    levelIds: [1],
    standard: '3.OA.A.3',
  })
  await userEvent.click(box('Medium'))
  expect(standards().value).toBe('')
})

test('what is chosen is asked for, and the sheet is fetched once it is drawn', async () => {
  signInAs({ plan: 'individual' })
  const fetched: (string | null)[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href'))
  })
  const calls = serverWith({
    [createWorksheet.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'ready', Done: 3, Total: 3 }),
  })
  renderAt('/worksheets', <WorksheetComposer />)
  await userEvent.click(box('Grid'))
  await userEvent.click(box('Master'))
  await userEvent.click(box('Easy'))
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  await press('Make the worksheet')
  expect(await screen.findByRole('heading', { name: 'Your worksheet is here' })).toBeDefined()
  expect(fetched).toEqual([MADE.Url])
  expect(calls.find(({ path }) => path === createWorksheet.path)?.body).toEqual({
    puzzleTypeIds: [1, 2],
    levelIds: [5],
    count: 4,
    variants: 1,
    title: 'Monday',
    answerKey: 'fold',
    paper: 'A4',
    nameLine: true,
    greyscale: false,
    largePrint: false,
  })
})

test('boards with sums are a choice of their own, and can be the whole sheet', async () => {
  const calls = serverWith({
    [createWorksheet.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 0, Total: 1 }),
  })
  renderAt('/worksheets', <WorksheetComposer />)
  const choice = screen.getByLabelText('Emojidoku with sums')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'None',
    'Small numbers, one group at a time',
    'Which emoji make the total?',
    'Two numbers to find',
    'All four numbers to find',
  ])
  await userEvent.selectOptions(choice, 'Two numbers to find')
  await userEvent.clear(screen.getByLabelText('How many puzzles'))
  await userEvent.type(screen.getByLabelText('How many puzzles'), '0')
  await press('Make the worksheet')
  await screen.findByRole('heading', { name: 'Your worksheet is downloading' })
  expect(calls.find(({ path }) => path === createWorksheet.path)?.body).toMatchObject({ count: 0, sumsStep: 3 })
})

test('a drawing that is under way says how far it is, and can be ended', async () => {
  const calls = serverWith({
    [createWorksheet.path]: () => MADE,
    [getWorksheetProgress.path]: () => ({ State: 'drawing', Done: 1, Total: 3 }),
    [cancelWorksheet.path]: () => ({ State: 'cancelled', Done: 0, Total: 3 }),
  })
  renderAt('/worksheets', <WorksheetComposer />)
  await press('Make the worksheet')
  expect(await screen.findByRole('heading', { name: 'Your worksheet is downloading' })).toBeDefined()
  expect(await screen.findByText('1 of 3 drawn')).toBeDefined()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect
    .poll(() => calls.filter(({ path }) => path === cancelWorksheet.path).map(({ body }) => body))
    .toEqual([{ WorksheetId: 'abc' }])
})

test('what was chosen is still there when the worksheet cannot be made', async () => {
  const why = 'There are only 3 such puzzles so far.'
  const refusal = { Message: 'The request is invalid.', ModelState: { error: [why], count: [why] } }
  serverWith({ [createWorksheet.path]: () => Response.json(refusal, { status: 400 }) })
  renderAt('/worksheets', <WorksheetComposer />)
  await userEvent.click(box('Grid'))
  await userEvent.type(screen.getByLabelText('Title'), 'Monday')
  await press('Make the worksheet')
  expect(await screen.findByText(why)).toBeDefined()
  expect([box('Grid').checked, screen.getByLabelText<HTMLInputElement>('Title').value]).toEqual([true, 'Monday'])
})

test('that there are no such puzzles is said in the server’s words', async () => {
  const why = 'There are no such puzzles at this level.'
  const refusal = { Message: 'The request is invalid.', ModelState: { error: [why], levelIds: [why] } }
  serverWith({ [createWorksheet.path]: () => Response.json(refusal, { status: 400 }) })
  renderAt('/worksheets', <WorksheetComposer />)
  await press('Make the worksheet')
  expect((await screen.findByText(why)).closest('[role=alert]')).toBeTruthy()
})

test('the puzzles of a sheet are checked on the device, and no answer is sent', async () => {
  const puzzles = [
    await puzzleAt(5, '12'),
    await puzzleAt(20, '1234341221434321', {
      sudokuQuestion: '12343412214343.1',
      emoji: ['fox', 'frog', 'owl', 'cow'],
      emojiNames: ['fox', 'frog', 'owl', 'cow'],
    }),
    await puzzleAt(30, '3-5'),
  ]
  const calls = serverWith({
    [getWorksheetCheck.path]: () => ({ Variant: 2, Puzzles: puzzles.map((puzzle) => puzzleToWire(puzzle, 'short')) }),
  })
  renderAt('/worksheets/check/abc', <WorksheetCheckPage />)
  expect(await screen.findByRole('heading', { name: 'Check your worksheet · Sheet 2' })).toBeDefined()
  const [number, board, odd] = screen.getAllByRole('listitem').map((item) => within(item))
  if (!number || !board || !odd) throw new Error('three puzzles are missing')
  const asked = calls.length

  await userEvent.type(number.getByLabelText('My answer'), '13')
  await userEvent.click(number.getByRole('button', { name: 'Check' }))
  expect(await number.findByText(/Not yet/)).toBeDefined()
  await userEvent.type(number.getByLabelText('My answer'), '{Backspace}2')
  expect(number.queryByText(/Not yet/)).toBeNull()
  await userEvent.click(number.getByRole('button', { name: 'Check' }))
  expect(await number.findByText(/Right/)).toBeDefined()

  await userEvent.click(board.getByRole('button', { name: 'Check' }))
  expect(await board.findByText(/Something is missing/)).toBeDefined()
  await userEvent.click(board.getByRole('button', { name: /^row 4 column 3/ }))
  await userEvent.keyboard('3')
  await userEvent.click(board.getByRole('button', { name: 'Check' }))
  expect(await board.findByText(/Not yet/)).toBeDefined()
  await userEvent.click(board.getByRole('button', { name: /^row 4 column 3/ }))
  await userEvent.keyboard('2')
  expect(board.queryByText(/Not yet/)).toBeNull()
  await userEvent.click(board.getByRole('button', { name: 'Check' }))
  expect(await board.findByText(/Right/)).toBeDefined()

  await userEvent.type(odd.getByLabelText(/Letter and number/), 'e 3')
  await userEvent.click(odd.getByRole('button', { name: 'Check' }))
  expect(await odd.findByText(/Right/)).toBeDefined()
  expect(calls.length).toBe(asked)
})

test('a code that is none is said to be none', async () => {
  serverWith({ [getWorksheetCheck.path]: () => Response.json({ Message: 'Not found.' }, { status: 404 }) })
  renderAt('/worksheets/check/xyz', <WorksheetCheckPage />)
  expect(await screen.findByText(/No worksheet has this code/)).toBeDefined()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
