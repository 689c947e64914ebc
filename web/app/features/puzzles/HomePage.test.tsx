// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '../../platform/session/slice.ts'
import { loadPageAt, routes } from '../../platform/shell/routes.tsx'
import { makeStore } from '../../platform/store.ts'
import { TODAY } from '../../platform/testing/noon.ts'
import { signInAs } from '../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith, setOf, wire } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'

const TODAYS = setOf(TODAY)
/** The slot of Classic, Level 3 in a day. */
const HERO_SLOT = TODAYS.findIndex(({ typeId, levelId }) => typeId === 1 && levelId === 8)

beforeEach(async () => {
  await loadPageAt('/')
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a puzzle that was solved on its own page stands in the intro with its answer', async () => {
  const hero = await puzzleAt(HERO_SLOT, '40', { question: FOX_AND_FROG })
  serverWith({
    [getTodaysPuzzlesMini.path]: () => wire(TODAYS.with(HERO_SLOT, hero)),
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [hero.id], AttemptedPuzzleIds: [hero.id] }),
    [getPuzzleMini.path]: ({ body }) => (body['PuzzleId'] === hero.id ? puzzleToWire({ ...hero, answer: 40 }, 'short') : null),
  })
  renderAt('/', routes)
  const intro = await screen.findByRole('region', { name: 'Introduction' })
  await waitFor(() => expect(within(intro).getByLabelText<HTMLInputElement>('Your answer').value).toBe('40'))
  expect(within(intro).getByText('fox times frog equals 40')).toBeDefined()
})

test('the headline asks what the card asks, which both read', async () => {
  const hero = await puzzleAt(HERO_SLOT, '40', { question: FOX_AND_FROG })
  serverWith({ [getTodaysPuzzlesMini.path]: () => wire(TODAYS.with(HERO_SLOT, hero)) })
  renderAt('/', routes)
  expect(await screen.findByRole('heading', { level: 1, name: 'What is fox times frog?' })).toBeDefined()
  expect(await screen.findByText('fox times frog equals what number?')).toBeDefined()
  expect(screen.getByText(/^Forty new ones every day, from age 4 to expert\./)).toBeDefined()
})

test('asks for no answer before the puzzle is solved, and for none that was found on this page', async () => {
  const hero = await puzzleAt(HERO_SLOT, '40', { question: FOX_AND_FROG })
  const calls = serverWith({
    [getTodaysPuzzlesMini.path]: () => wire(TODAYS.with(HERO_SLOT, hero)),
    [uploadPuzzleGuessMini.path]: () => judged({ ...hero, answer: 40 }, true),
  })
  renderAt('/', routes)
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await screen.findByText('Solved.')
  expect(calls.map(({ path }) => path)).not.toContain(getPuzzleMini.path)
})

test('offers every level, every kind, and a card of each kind', async () => {
  serverWith()
  renderAt('/', routes)
  expect(await screen.findByRole('heading', { level: 1, name: 'What is each emoji worth?' })).toBeDefined()
  expect(document.querySelector('img[src*="/mascot"]')).not.toBeNull()
  const levels = screen.getByRole('region', { name: 'Pick your level' })
  expect(within(levels).getAllByRole('link')).toHaveLength(10)
  const kinds = screen.getByRole('region', { name: 'Five kinds of puzzle' })
  expect(within(kinds).getAllByRole('link')).toHaveLength(5)
  const cards = screen.getByRole('region', { name: 'From today’s puzzles' })
  await waitFor(() => expect(within(cards).getAllByRole('link', { name: / puzzle, / })).toHaveLength(5))
})

test.each([
  [
    'a player',
    { path: '/assignments?tab=2', isStudent: false },
    /^You are logged out.*pick up where you left off/,
    '/login?redirectUrl=%2Fassignments%3Ftab%3D2',
  ],
  ['a player who was here', { path: '/', isStudent: false }, /pick up where you left off/, '/login'],
  ['a student', { path: '/today', isStudent: true }, /^You are logged out.*with your class/, '/class'],
])('%s whose session has ended is told so until the next login, and led to it', async (_who, lost, words, to) => {
  serverWith()
  const store = makeStore()
  store.dispatch(sessionEnded(lost))
  renderAt('/', routes, undefined, store)
  const notice = (await screen.findByText(words)).closest('[role=status]')
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe(to)
  act(() => signInAs())
  expect(screen.queryByText(words)).toBeNull()
})

test('whose session has not ended is told nothing', async () => {
  serverWith()
  renderAt('/', routes)
  await screen.findByRole('region', { name: 'Introduction' })
  expect(screen.queryByText(/logged out/)).toBeNull()
})

test.each([
  ['a grown-up', {}, '/pricing'],
  ['a child', { isChild: true }, undefined],
  ['a student', { isStudent: true }, undefined],
])('%s is told what plans bring: %o leads to %s', async (_who, account, to) => {
  serverWith()
  signInAs(account)
  renderAt('/', routes)
  await screen.findByRole('region', { name: 'Introduction' })
  const main = within(screen.getByRole('main'))
  await waitFor(() => expect(main.queryByRole('link', { name: 'See plans' })?.getAttribute('href')).toBe(to))
})

test('who asked for a puzzle that there is not is told so, and nobody else', async () => {
  serverWith()
  renderAt('/#no-puzzle', routes)
  expect((await screen.findByText(/^There is no such puzzle\./)).closest('[role=status]')).not.toBeNull()
  cleanup()
  renderAt('/', routes)
  await screen.findByRole('region', { name: 'Introduction' })
  expect(screen.queryByText(/^There is no such puzzle/)).toBeNull()
})
