// @vitest-environment jsdom
import {
  getMadePuzzle,
  getMadePuzzles,
  makePuzzle,
  removeMadePuzzle,
  restoreMadePuzzle,
  reviewMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
  type MadePuzzles,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OTTER, signInAs } from '../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { hasDraft } from './draft.ts'
import { Component as MakerPage } from './MakerPage.tsx'
import { Component as PlayMadePage } from './PlayMadePage.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ID = 3_000_000_000
const apple = { kind: 'symbol', symbol: 0, copies: 1 } as const
const MADE: MadePuzzle = {
  Id: ID,
  Version: 'v1',
  Title: 'Apples',
  PuzzleTypeId: 1,
  LevelId: 6,
  State: 'approved',
  IsMine: true,
  IsAssigned: false,
  IsSolved: false,
  PictureUrl: '/emojigma/made/Puzzle_3000000000.svg?until=1&signature=x',
  Question: {
    typeId: 1,
    emoji: ['red-apple'],
    equations: [{ left: { operands: [apple, apple], operators: ['+'] }, right: 10 }],
    ask: { operands: [apple], operators: [] },
  },
}
const OF_A_STUDENT: MadePuzzle = {
  ...MADE,
  Id: ID + 1,
  Title: 'Theirs',
  State: 'waiting',
  IsMine: false,
  ClassroomId: 'class-1',
  Author: { StudentId: 's', Nickname: 'Swift Otter 12' },
}
const told = (more: Partial<MadePuzzles> = {}): MadePuzzles => ({ MadePuzzles: [], Removed: [], MayMake: true, Classrooms: [], ...more })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

test('a Classic is checked while typing: faults are shown with a witness, and a good one is saved', async () => {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [getMadePuzzles.path]: () => told(), [makePuzzle.path]: () => MADE })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  expect(screen.getByText('Line 2 needs one = between two sides.')).toBeDefined()
  await type('Line 2', 'A + B = 8')
  await type('What is asked', 'B + C')
  expect(await screen.findByText('What is asked has “C”, which is no letter of your emoji.')).toBeDefined()
  await type('What is asked', 'B + B')
  expect(await screen.findByText(/One answer: 6/)).toBeDefined()
  await type('Line 1', 'A = 9')
  expect(await screen.findByText(/One answer: −2/)).toBeDefined()
  await type('Line 1', 'A + B = 9')
  expect(await screen.findByText('Lines 1 and 2 cannot both be true, whatever whole numbers the emoji stand for.')).toBeDefined()
  await type('Title', 'Mine')
  await press('Keep this puzzle')
  expect(await screen.findByText('This isn’t a puzzle yet. See above what to fix.')).toBeDefined()
  await type('Line 1', 'A + A = 10')
  await screen.findByText(/One answer: 6/)
  expect(screen.queryByText('This isn’t a puzzle yet. See above what to fix.')).toBeNull()
  await press('Keep this puzzle')
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a puzzle' }))
  expect(calls.find(({ path }) => path === makePuzzle.path)?.body).toMatchObject({
    Title: 'Mine',
    Question: { typeId: 1, emoji: ['red-apple', 'dolphin'], equations: [{ right: 10 }, { right: 8 }] },
  })
})

test('emoji, signs and numbers are tapped into the line used last, and taken out again', async () => {
  signInAs({ isStudent: true, email: '', plan: 'student' })
  serverWith({ [getMadePuzzles.path]: () => told() })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  const pad = (line: string) => within(screen.getByRole('group', { name: `Tap into: ${line}` }))
  const tap = async (line: string, ...keys: readonly string[]) => {
    for (const name of keys) await userEvent.click(pad(line).getByRole('button', { name }))
  }
  await tap('Line 2', 'apple', 'plus', 'dolphin', '7', 'Erase', 'equals', '8')
  expect(screen.getByLabelText('Line 2')).toHaveProperty('value', 'A + B = 8')
  await userEvent.click(screen.getByLabelText('What is asked'))
  await tap('What is asked', 'dolphin', 'dolphin', 'Erase')
  expect(screen.getByLabelText('What is asked')).toHaveProperty('value', 'B')
  expect(await screen.findByText(/One answer: 3/)).toBeDefined()
  const line = screen.getByLabelText<HTMLInputElement>('Line 2')
  await userEvent.click(line)
  line.setSelectionRange(0, 1)
  await tap('Line 2', 'dolphin', 'times', '2')
  expect([line.value, line.selectionStart]).toEqual(['B × 2 + B = 8', 5])
})

test('what is being made outlives the other kind and another page, and only for who makes it', async () => {
  signInAs({ id: 'first', plan: 'teacher' })
  serverWith({ [getMadePuzzles.path]: () => told(), [makePuzzle.path]: () => MADE })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  await type('Line 1', 'A + A = 12')
  await type('What is asked', 'A + A + A')
  await type('Title', 'Twelve')
  await userEvent.click(screen.getByRole('tab', { name: 'Emojidoku' }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Twelve')
  await userEvent.click(screen.getByRole('button', { name: 'Row 1, column 1: empty' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Classic' }))
  expect(screen.getByLabelText('Line 1')).toHaveProperty('value', 'A + A = 12')

  cleanup()
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByLabelText('What is asked')).toHaveProperty('value', 'A + A + A')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Twelve')
  await userEvent.click(screen.getByRole('tab', { name: 'Emojidoku' }))
  expect(screen.queryByRole('button', { name: 'Row 1, column 1: empty' })).toBeNull()

  cleanup()
  // Another tab lets someone else in: this one keeps what is theirs apart.
  localStorage.setItem('emojigma.session', JSON.stringify({ ...OTTER, id: 'second', plan: 'teacher' }))
  renderAt('/maker', <MakerPage />)
  await screen.findByRole('heading', { name: 'Nothing made yet' })

  cleanup()
  localStorage.setItem('emojigma.session', JSON.stringify({ ...OTTER, id: 'first', plan: 'teacher' }))
  renderAt('/maker', <MakerPage />)
  await press('Cancel')
  await press('Make a puzzle')
  expect(screen.getByLabelText('Line 1')).toHaveProperty('value', 'A + A = 10')
})

test('once it is kept, the next one begins anew', async () => {
  signInAs({ plan: 'teacher' })
  serverWith({ [getMadePuzzles.path]: () => told(), [makePuzzle.path]: () => MADE })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  await type('Line 2', 'A + 1 = 6')
  await type('What is asked', 'A + A')
  await type('Title', 'Mine')
  await screen.findByText(/One answer: 10/)
  await press('Keep this puzzle')
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  await press('Make a puzzle')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Line 2')).toHaveProperty('value', '')
})

/** Presses to keep a puzzle while the server takes its time. */
async function keepSlowly() {
  signInAs({ plan: 'teacher' })
  const saved = Promise.withResolvers<void>()
  const calls = serverWith({
    [getMadePuzzles.path]: () => told(),
    [makePuzzle.path]: async () => {
      await saved.promise
      return MADE
    },
    [updateMadePuzzle.path]: () => MADE,
  })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  await type('Line 2', 'A + 1 = 6')
  await type('What is asked', 'A + A')
  await type('Title', 'First')
  await press('Keep this puzzle')
  await screen.findByRole('button', { name: /^One moment/ })
  return { calls, answer: () => saved.resolve(), listed: () => calls.filter(({ path }) => path === getMadePuzzles.path).length }
}

test('who leaves while a puzzle is saved and keeps it once more keeps the same one, and the next one is another', async () => {
  const { calls, answer } = await keepSlowly()
  cleanup()
  renderAt('/maker', <MakerPage />)
  await screen.findByLabelText('Title')
  await press('Keep this puzzle')
  answer()
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  await press('Make a puzzle')
  await type('Line 2', 'A + 1 = 6')
  await type('What is asked', 'A + A')
  await type('Title', 'Second')
  await press('Keep this puzzle')
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  const [first, again, second] = calls.filter(({ path }) => path === makePuzzle.path).map(({ body }) => body['PuzzleKey'])
  expect([again, typeof again]).toEqual([first, 'string'])
  expect(second).not.toBe(first)
})

test('who cancels while a puzzle is saved and makes another one does not lose that', async () => {
  const { answer, listed } = await keepSlowly()
  await press('Cancel')
  await press('Make a puzzle')
  await type('Title', 'Second')
  answer()
  await waitFor(() => expect(listed()).toBe(2))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Second')
  cleanup()
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Second')
})

test('what is changed while a puzzle is saved stays to be saved in the same puzzle, after a reload too', async () => {
  const { answer, calls } = await keepSlowly()
  await type('Title', 'First of all')
  answer()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'First of all')
  cleanup()
  renderAt('/maker', <MakerPage />)
  await press('Save')
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  expect(calls.filter(({ path }) => path === makePuzzle.path)).toHaveLength(1)
  expect(calls.find(({ path }) => path === updateMadePuzzle.path)?.body).toMatchObject({ MadePuzzleId: ID, Title: 'First of all' })
  await press('Make a puzzle')
  expect(screen.getByRole('button', { name: 'Keep this puzzle' })).toBeDefined()
})

test('a puzzle of the other kind that is begun while one is saved is another puzzle', async () => {
  const { answer, listed } = await keepSlowly()
  await userEvent.click(screen.getByRole('tab', { name: 'Emojidoku' }))
  answer()
  await waitFor(() => expect(listed()).toBe(2))
  expect(screen.getByRole('button', { name: 'Keep this puzzle' })).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Classic' }))
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
})

test('who goes to another page while a puzzle is saved does not find it half made', async () => {
  const { answer } = await keepSlowly()
  cleanup()
  answer()
  await waitFor(() => expect(hasDraft(OTTER.id)).toBe(false))
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByRole('heading', { name: 'Nothing made yet' })).toBeDefined()
})

test('who keeps a puzzle in the moment of the last change does not wait for the page to look at it', async () => {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [getMadePuzzles.path]: () => told(), [makePuzzle.path]: () => MADE })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  fireEvent.change(screen.getByLabelText('Line 2'), { target: { value: 'A + 1 = 6' } })
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mine' } })
  fireEvent.change(screen.getByLabelText('What is asked'), { target: { value: 'A + A' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep this puzzle' }))
  await waitFor(() => expect(calls.some(({ path }) => path === makePuzzle.path)).toBe(true))
})

test('an emoji that was chosen and stands nowhere is left out of the puzzle', async () => {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [getMadePuzzles.path]: () => told(), [makePuzzle.path]: () => MADE })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Make a puzzle' }))
  await type('Line 2', 'A + 1 = 6')
  await type('What is asked', 'A + A')
  expect(await screen.findByText(/One answer: 10/)).toBeDefined()
  await type('Title', 'Mine')
  await press('Keep this puzzle')
  await screen.findByRole('heading', { name: 'Nothing made yet' })
  expect(calls.find(({ path }) => path === makePuzzle.path)?.body).toMatchObject({ Question: { emoji: ['red-apple'] } })
})

test.each([
  ['the server is away', () => Response.json({ Message: 'Emojigma is resting.' }, { status: 503 }), 'Emojigma is resting.'],
  ['it is refused', () => Response.json({ Message: 'You need a Teacher plan.' }, { status: 403 }), 'You need a Teacher plan.'],
  [
    'there is no network',
    () => {
      throw new TypeError('no network')
    },
    /can’t be reached right now/,
  ],
])('that students may make puzzles cannot be switched while %s, and that is said', async (_, fail, said) => {
  signInAs({ plan: 'teacher' })
  serverWith({
    [getMadePuzzles.path]: () => told({ Classrooms: [{ Id: 'class-1', Name: 'Class 3b', StudentsMayMake: false }] }),
    [updateMakerSwitch.path]: fail,
  })
  renderAt('/maker', <MakerPage />)
  await userEvent.click(await screen.findByRole('switch', { name: /Class 3b/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
})

test('making puzzles is switched as it was pressed last, however late the server answers, unless the last press fails', async () => {
  signInAs({ plan: 'teacher' })
  const answers: PromiseWithResolvers<unknown>[] = []
  const calls = serverWith({
    [getMadePuzzles.path]: () => told({ Classrooms: [{ Id: 'class-1', Name: 'Class 3b', StudentsMayMake: true }] }),
    [updateMakerSwitch.path]: () => {
      const answer = Promise.withResolvers<unknown>()
      answers.push(answer)
      return answer.promise
    },
  })
  renderAt('/maker', <MakerPage />)
  const at = () => screen.findByRole<HTMLInputElement>('switch', { name: /Class 3b/ })
  const sent = () => calls.filter(({ path }) => path === updateMakerSwitch.path).map(({ body }) => body['StudentsMayMake'])
  const pressTimes = async (count: number) => {
    for (let press = 0; press < count; press += 1) await userEvent.click(await at())
  }
  const refused = () => Response.json({ Message: 'You need a Teacher plan.' }, { status: 403 })
  const accepted = (StudentsMayMake: boolean) => ({ ClassroomId: 'class-1', StudentsMayMake })
  await pressTimes(3)
  await waitFor(() => expect(sent()).toEqual([false, true, false]))
  answers[0]?.resolve(refused())
  answers[1]?.resolve(accepted(true))
  answers[2]?.resolve(accepted(false))
  await waitFor(() => expect(calls.filter(({ path }) => path === getMadePuzzles.path)).toHaveLength(2))
  expect((await at()).checked).toBe(false)
  await pressTimes(2)
  await waitFor(() => expect(sent().slice(3)).toEqual([true, false]))
  expect((await at()).checked).toBe(false)
  answers[3]?.resolve(accepted(true))
  answers[4]?.resolve(refused())
  await screen.findByText('You need a Teacher plan.')
  expect((await at()).checked).toBe(true)
})

test('a teacher whose plan has ended reads that making puzzles is part of it', async () => {
  signInAs({ plan: 'none' })
  const Classrooms = [{ Id: 'class-1', Name: 'Class 3b', StudentsMayMake: true }]
  serverWith({ [getMadePuzzles.path]: () => told({ MadePuzzles: [MADE], MayMake: false, Classrooms }) })
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByText(/Making puzzles is part of the Teacher plan/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText(/switched off for your class/)).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test.each([
  ['a student whose class has a plan', { isStudent: true, plan: 'student' }, true],
  ['a student whose class has none', { isStudent: true, plan: 'none' }, false],
  ['a teacher whose plan has ended, who is told of plans', { plan: 'none' }, true],
] as const)('printing is there for %s: %s', async (_who, account, isThere) => {
  signInAs(account)
  serverWith({ [getMadePuzzles.path]: () => told({ MadePuzzles: [MADE] }) })
  renderAt('/maker', <MakerPage />)
  await screen.findByRole('heading', { name: MADE.Title })
  expect(screen.queryByRole('button', { name: 'Print: Apples' }) !== null).toBe(isThere)
})

test('an Emojidoku is made by placing emoji, with the keyboard too, and clashes are said', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMadePuzzles.path]: () => told() })
  renderAt('/maker', <MakerPage />)
  await press('Make a puzzle')
  await userEvent.click(screen.getByRole('tab', { name: 'Emojidoku' }))
  const first = screen.getByRole('button', { name: 'Row 1, column 1: empty' })
  await userEvent.click(first)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByText(/is twice in row 1\.$/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Row 1, column [12]: .*, twice$/ })).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(/There is more than one way to fill it/)).toBeDefined()
  await press('9 by 9')
  await userEvent.click(screen.getByRole('button', { name: 'Row 9, column 9: empty' }))
  await press('4 by 4')
  expect(screen.getByRole('button', { name: /^Row 1, column 1: (?!empty)/ })).toBeDefined()
  await press('9 by 9')
  expect(screen.getByRole('button', { name: /^Row 9, column 9: (?!empty)/ })).toBeDefined()
})

test('a teacher approves what a student made, switches making on, and takes back a deletion', async () => {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({
    [getMadePuzzles.path]: () =>
      told({ MadePuzzles: [MADE, OF_A_STUDENT], Classrooms: [{ Id: 'class-1', Name: 'Class 3b', StudentsMayMake: false }] }),
    [reviewMadePuzzle.path]: () => ({ ...OF_A_STUDENT, State: 'approved' }),
    [updateMakerSwitch.path]: () => ({ ClassroomId: 'class-1', StudentsMayMake: true }),
    [removeMadePuzzle.path]: () => ({ Id: ID }),
    [restoreMadePuzzle.path]: () => MADE,
  })
  renderAt('/maker', <MakerPage />)
  expect((await screen.findByText(/by Swift Otter 12/)).textContent).toBe('Classic · Level 1 · by Swift Otter 12 · waits for the teacher')
  expect(screen.queryByRole('button', { name: 'Edit: Theirs' })).toBeNull()
  await press('Approve: Theirs')
  await userEvent.click(screen.getByRole('switch', { name: 'Students of Class 3b may make puzzles' }))
  await press('Delete: Apples')
  await press('Undo')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Puzzles of your own' }))
  await expect
    .poll(() => calls.filter(({ path }) => path.startsWith('/api/maker/') && path !== getMadePuzzles.path).map(({ body }) => body))
    .toEqual([
      { MadePuzzleId: ID + 1, IsApproved: true, Version: 'v1' },
      { ClassroomId: 'class-1', StudentsMayMake: true },
      { MadePuzzleId: ID },
      { MadePuzzleId: ID },
    ])
})

test('a teacher who approves what the student has changed meanwhile is told so, and sees what it is now', async () => {
  signInAs({ plan: 'teacher' })
  let [now, isLookedAt] = [OF_A_STUDENT, false]
  const calls = serverWith({
    [getMadePuzzles.path]: () => told({ MadePuzzles: [now] }),
    [reviewMadePuzzle.path]: () => {
      if (isLookedAt) return { ...now, State: 'approved' }
      now = { ...OF_A_STUDENT, Title: 'Changed', Version: 'v2' }
      isLookedAt = true
      return Response.json({ Message: 'This puzzle has changed. Please look at it again.' }, { status: 409 })
    },
  })
  renderAt('/maker', <MakerPage />)
  await press('Approve: Theirs')
  expect((await screen.findByRole('alert')).textContent).toBe('This puzzle has changed. Please look at it again.')
  await press('Approve: Changed')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const said = calls.filter(({ path }) => path === reviewMadePuzzle.path).map(({ body }) => body['Version'])
  expect(said).toEqual(['v1', 'v2'])
})

test('a student does not change what stands in an assignment, and a teacher gives it another title', async () => {
  const { Author, ClassroomId } = OF_A_STUDENT
  const assigned = { ...MADE, IsAssigned: true }
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMadePuzzles.path]: () => told({ MadePuzzles: [{ ...assigned, Author, ClassroomId }] }) })
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByRole('button', { name: 'Print: Apples' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Edit: Apples' })).toBeNull()
  cleanup()
  signInAs({ plan: 'teacher' })
  serverWith({ [getMadePuzzles.path]: () => told({ MadePuzzles: [assigned] }) })
  renderAt('/maker', <MakerPage />)
  await press('Edit: Apples')
  expect(screen.getByText('This puzzle is in an assignment, so you can only change its title.')).toBeDefined()
})

test('a class that makes no puzzles just now plays those that are there, and an account without a class reads whom it is for', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMadePuzzles.path]: () => told({ MadePuzzles: [MADE], MayMake: false }) })
  renderAt('/maker', <MakerPage />)
  expect((await screen.findByRole('link', { name: 'Play: Apples' })).getAttribute('href')).toBe(`/maker/play/${ID}`)
  expect(screen.queryByRole('button', { name: 'Make a puzzle' })).toBeNull()
  cleanup()
  serverWith({ [getMadePuzzles.path]: () => Response.json({ Message: 'no' }, { status: 403 }) })
  renderAt('/maker', <MakerPage />)
  expect(await screen.findByRole('heading', { name: 'For teachers and their classes' })).toBeDefined()
})

test('a made puzzle is played in the same room, and it is said that it scores nothing', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  const puzzle = await puzzleAt(5, '40', { question: FOX_AND_FROG, hasSvg: false })
  const { createHash } = await import('node:crypto')
  const made = { ...puzzle, id: ID, answerDigest: createHash('sha256').update(`${ID}:40`).digest('hex') }
  const calls = serverWith({
    [getMadePuzzle.path]: () => ({ Title: 'Fox and frog', Puzzle: puzzleToWire(made, 'short') }),
    [getSolvedPuzzleIds.path]: () => playedIds(),
    [uploadPuzzleGuessMini.path]: () => judged({ ...made, answer: 40 }, true),
  })
  renderAt(`/maker/play/${ID}`, [{ path: '/maker/play/:madePuzzleId', element: <PlayMadePage /> }])
  expect(await screen.findByText('Made in class: it earns no points on the boards.')).toBeDefined()
  await type('Your answer', '40')
  await press('Check')
  expect(await screen.findByText('Would you like to play another puzzle?')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'See how it works' })).toBeNull()
  expect(calls.find(({ path }) => path === uploadPuzzleGuessMini.path)?.body).toMatchObject({ PuzzleId: ID, PuzzleGuess: '40' })
})

test.each(['12', '3000000000.5', 'x'])('there is no made puzzle %s', async (id) => {
  signInAs({ isStudent: true, plan: 'student' })
  serverWith({ [getMadePuzzle.path]: () => Response.json({ Message: 'Not found.' }, { status: 404 }) })
  renderAt(`/maker/play/${id}`, [{ path: '/maker/play/:madePuzzleId', element: <PlayMadePage /> }])
  expect(await screen.findByRole('heading', { name: 'There is no puzzle here' })).toBeDefined()
})

test('a puzzle that was deleted on another day stands in a list, and is brought back from there', async () => {
  signInAs({ plan: 'teacher' })
  let isBack = false
  const calls = serverWith({
    [getMadePuzzles.path]: () =>
      isBack ? told({ MadePuzzles: [MADE] }) : told({ Removed: [{ Id: ID, Title: 'Apples', GoneAt: '2026-12-21T12:00:00.000Z' }] }),
    [restoreMadePuzzle.path]: () => {
      isBack = true
      return MADE
    },
  })
  renderAt('/maker', <MakerPage />)
  await userEvent.click(await screen.findByText('Deleted puzzles (1)'))
  expect(screen.getByText('is deleted for good on 21 December 2026')).toBeDefined()
  await press('Bring back Apples')
  expect(await screen.findByRole('button', { name: 'Edit: Apples' })).toBeDefined()
  expect(screen.queryByText(/Deleted puzzles/)).toBeNull()
  expect(calls.filter(({ path }) => path === restoreMadePuzzle.path).map(({ body }) => body)).toEqual([{ MadePuzzleId: ID }])
})
