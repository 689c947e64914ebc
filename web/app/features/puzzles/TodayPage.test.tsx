// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getForYou } from '@emojigma/contract/practice/for-you.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PuzzlePlay } from '../play/index.ts'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { TODAY } from '../../platform/testing/noon.ts'
import { FOX_AND_FROG, playedIds, puzzleAt, renderAt, serverWith, setOf, wire } from '../../platform/testing/test-site.tsx'
import { loadPageAt, routes } from '../../platform/shell/routes.tsx'
import { Component as Today } from './TodayPage.tsx'

const IDS = setOf(TODAY).map(({ id }) => id)

afterEach(() => {
  cleanup()
  localStorage.removeItem('emojigma.band')
  vi.unstubAllGlobals()
})

beforeAll(async () => void (await loadPageAt('/today')))

const renderToday = () => renderAt('/today', routes)
const played = (solved: readonly number[], attempted: readonly number[]) => ({
  [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: solved, AttemptedPuzzleIds: attempted }),
})

test('holds the place of eight sections of five, then shows their puzzles', async () => {
  serverWith()
  renderToday()
  expect(screen.getAllByLabelText('Loading...')).toHaveLength(8)
  await screen.findByRole('link', { name: 'Classic puzzle, Level 1, 50 points' })
  // The three of the day come in their own time.
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(headings.indexOf('Classic junior'))).toEqual([
    'Classic junior',
    'Classic',
    'Grid',
    'Word',
    'Emojidoku junior 4x4',
    'Emojidoku 9x9',
    'Spot the odd emoji junior',
    'Spot the odd emoji',
    'More ways to play',
  ])
  expect(screen.getAllByRole('link', { name: / puzzle, / })).toHaveLength(40)
  expect(screen.getByText(/^40 new puzzles every day, from age 4 to expert\./)).toBeDefined()
})

test.each([
  ['4-6', ['Classic junior', 'Emojidoku junior 4x4', 'Spot the odd emoji junior']],
  ['7-9', ['Classic junior', 'Emojidoku junior 4x4', 'Spot the odd emoji junior']],
  ['10+', ['Classic', 'Grid', 'Word', 'Emojidoku 9x9', 'Spot the odd emoji']],
  [undefined, []],
])('for ages %s the sections that fit say so', async (band, fitting) => {
  if (band) localStorage.setItem('emojigma.band', band)
  serverWith()
  renderToday()
  const marked = (await screen.findAllByRole('region')).filter(({ textContent }) => textContent.includes('Fits you'))
  expect(marked.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual(fitting)
})

test('the marks follow at once when the ages are chosen', async () => {
  serverWith()
  renderToday()
  await userEvent.click(await screen.findByRole('button', { name: /Ages 10\+/ }))
  await waitFor(() => expect(screen.getAllByText(/Fits you/)).toHaveLength(5))
})

test('puzzles that are solved with the eyes alone say so', async () => {
  serverWith()
  renderToday()
  const visual = (await screen.findAllByRole('region')).filter(({ textContent }) => textContent.includes('You need to see this one'))
  expect(visual.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Spot the odd emoji junior',
    'Spot the odd emoji',
  ])
})

test('counts the free puzzles that are left, and marks what was solved', async () => {
  serverWith(played([IDS[0] ?? 0], IDS.slice(0, 1)))
  renderToday()
  await screen.findByRole('link', { name: 'Classic puzzle, Level 1, 50 points, solved' })
  expect(screen.getByRole('region', { name: 'Free puzzles' }).textContent).toContain('2/3 free puzzles left')
  expect(screen.getByText('1 of 5 solved')).toBeDefined()
  expect(screen.queryByText('Locked')).toBeNull()
})

test('at none left the others are locked', async () => {
  serverWith(played([], IDS.slice(0, 3)))
  renderToday()
  await screen.findByRole('link', { name: 'Classic puzzle, Level 4, 80 points, locked' })
  expect(screen.getByRole('region', { name: 'Free puzzles' }).textContent).toContain('0/3 free puzzles left')
  expect(screen.getAllByText('Locked')).toHaveLength(37)
})

test('a puzzle opens over the page under its own address, and its size is remembered', async () => {
  serverWith()
  const { address } = renderToday()
  const card = await screen.findByRole('link', { name: 'Classic puzzle, Level 1, 50 points' })
  expect(card.getAttribute('href')).toBe(`/puzzle/${IDS[0]}?t=1&l=6`)
  await userEvent.click(card)
  const dialog = await screen.findByRole('dialog', { name: 'Classic puzzle, Level 1' })
  expect(address()).toBe(`/puzzle/${IDS[0]}?t=1&l=6`)
  expect(screen.getByRole('heading', { level: 1, name: 'Today’s puzzles', hidden: true })).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the puzzle larger' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/today')
  expect(document.activeElement).toBe(card)
  await userEvent.click(card)
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make the puzzle smaller' })).toBeDefined()
})

test('a failure is shown once for the whole page, and can be tried again', async () => {
  let isThere = false
  serverWith({
    [getTodaysPuzzlesMini.path]: () => (isThere ? [] : new Response('{}', { status: 500 })),
    [getForYou.path]: () => ({ Puzzles: [], Kinds: [], IsAnyDay: false, FreeLeft: 3 }),
  })
  renderToday()
  await screen.findByText('Oops...')
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 2, name: 'Classic junior' })
  expect(screen.queryByText('Oops...')).toBeNull()
})

/** Of a device whose attempts were moved to an account. */
const usedElsewhere = (used: number) => ({
  [getSolvedDevicePuzzleIds.path]: () => ({
    SolvedPuzzleIds: [],
    RevealedPuzzleIds: [],
    AttemptedPuzzleIds: [],
    Allowance: { Day: TODAY, Used: used },
  }),
})

test('what the server counts is shown, though nothing of it was attempted by this player', async () => {
  serverWith(usedElsewhere(3))
  renderToday()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Free puzzles' }).textContent).toContain('0/3'))
  expect(screen.getAllByText('Locked')).toHaveLength(40)
})

test('a guess made here counts on top of that at once', async () => {
  serverWith({ ...usedElsewhere(1), [uploadPuzzleGuessMini.path]: () => undefined })
  const puzzle = await puzzleAt(0, '17', { question: FOX_AND_FROG })
  await loadLazyComponents()
  renderAt('/today', [
    {
      path: '*',
      element: (
        <>
          <Today />
          <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={2} />
        </>
      ),
    },
  ])
  const free = () => screen.getByRole('region', { name: 'Free puzzles' }).textContent
  await waitFor(() => expect(free()).toContain('2/3'))
  await userEvent.type(screen.getByLabelText('Your answer'), '4{Enter}')
  await waitFor(() => expect(free()).toContain('1/3'))
})

test('a puzzle that was solved on its own page opens with its answer', async () => {
  const puzzle = await puzzleAt(0, '40', { question: FOX_AND_FROG })
  const replies = played([puzzle.id], [puzzle.id])
  serverWith({
    ...replies,
    [getTodaysPuzzlesMini.path]: () => wire([puzzle]),
    [getPuzzleMini.path]: () => puzzleToWire({ ...puzzle, answer: 40 }, 'short'),
  })
  await loadLazyComponents()
  renderToday()
  await userEvent.click(await screen.findByRole('link', { name: /^Classic puzzle, Level 1, .* solved$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Classic puzzle, Level 1' })
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('Your answer').value).toBe('40'))
})
