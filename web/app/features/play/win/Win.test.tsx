// @vitest-environment jsdom
import { getMyDays } from '@emojigma/contract/accounts/my-days.ts'
import { getPotentialScore, getSolvedDevicePuzzleIds, getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { monthHolding } from '@emojigma/contract/rules/month.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillStorage } from '../../../platform/testing/full-storage.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { DayPill } from '../day/DayPill.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { saveStanding, lastStanding } from './last-standing.ts'

const UPLOAD = uploadPuzzleGuessMini.path
/** Of Level 3, which earns 70. */
const SLOT = 2

let isCalm = true
beforeEach(async () => {
  localStorage.clear()
  isCalm = true
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isCalm && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  await loadLazyComponents()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

async function solve(replies: Replies, puzzle: PuzzleView): Promise<void> {
  serverWith(replies)
  renderAt(`/puzzle/${puzzle.id}`, <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await screen.findByText('Would you like to play another puzzle?')
}

const sentence = () =>
  screen.getAllByRole('status', { hidden: true }).find(({ textContent }) => /stars today/.test(textContent))?.textContent
const said = (words: string) => waitFor(() => expect(sentence()).toBe(words))
const rankUp = () => screen.queryByRole('dialog', { name: /^Your new rank: .+!$/ })
const puzzleHere = () => puzzleAt(SLOT, '40', { question: FOX_AND_FROG })
const ofAccount = (puzzle: PuzzleView, Score: number, SolvedToday: number): Replies => ({
  [getSolvedPuzzleIds.path]: () => playedIds(),
  [UPLOAD]: () => ({ ...judged({ ...puzzle, answer: 40 }, true), Points: 70, Standing: { Score, SolvedToday } }),
})

test('an account hears its points, its stars and the way to the next rank, as the reply says them', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  await solve(ofAccount(puzzle, 310, 2), puzzle)
  await said('70 points. Two of three stars today. 50 points to Cricket.')
  expect(screen.getByText('+70')).toBeTruthy()
  expect(rankUp()).toBeNull()
  expect(lastStanding()).toEqual({ score: 310, solvedToday: 2, day: TODAY })
})

test('the first rank fills the screen until it is closed, and then the way on has the focus', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  await solve(ofAccount(puzzle, 70, 3), puzzle)
  const dialog = await screen.findByRole('dialog', { name: 'Your new rank: Ant!' })
  expect(rankUp()).toBe(dialog)
  expect(dialog.textContent).toContain('Rank 1 of 80. 40 points to Ladybug.')
  await said('70 points. All three stars today. Your new rank: Ant! 40 points to Ladybug.')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(rankUp()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes Please' }))
})

test('a guest sees the same for the points that wait', async () => {
  const puzzle = await puzzleHere()
  const others = [0].map((slot) => puzzleIdOf(TODAY, slot))
  saveStanding({ score: 150, solvedToday: 1, day: TODAY })
  await solve(
    {
      [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: others, AttemptedPuzzleIds: others }),
      [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true),
      [getPotentialScore.path]: () => ({ Score: 320 }),
    },
    puzzle,
  )
  await said('70 points wait for you. Two of three stars today. 40 points to Cricket.')
  expect(lastStanding()?.score).toBe(320)
})

test('a guest whose browser keeps nothing is promised nothing', async () => {
  const puzzle = await puzzleHere()
  fillStorage()
  await solve(
    {
      [getSolvedDevicePuzzleIds.path]: () => playedIds(),
      [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true),
      [getPotentialScore.path]: () => ({ Score: 70 }),
    },
    puzzle,
  )
  await waitFor(() => expect(sentence()).toMatch(/^70 points, as long as this page stays open\./))
})

test('without the network, points that the browser does not keep are not promised', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  fillStorage()
  await solve({ [getSolvedPuzzleIds.path]: () => playedIds(), [UPLOAD]: () => undefined }, puzzle)
  await waitFor(() => expect(sentence()).toMatch(/^70 points, as long as this page stays open\./))
})

test('a solve that brings none says so kindly, and counts as a star', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  saveStanding({ score: 120, solvedToday: 0, day: TODAY })
  await solve({ [getSolvedPuzzleIds.path]: () => playedIds(), [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true) }, puzzle)
  await waitFor(() => expect(sentence()).toMatch(/^Solved! No points this time\. One of three stars today\./))
  expect(rankUp()).toBeNull()
})

test('a right answer asks for the days again, so that the header shows its star', async () => {
  const puzzle = await puzzleHere()
  const calls = serverWith({ [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true), [getPotentialScore.path]: () => ({ Score: 70 }) })
  renderAt(
    `/puzzle/${puzzle.id}`,
    <>
      <DayPill />
      <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />
    </>,
  )
  const asked = () => calls.filter(({ path }) => path === getMyDays.path).length
  await waitFor(() => expect(asked()).toBe(1))
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await waitFor(() => expect(asked()).toBe(2))
})

test('what was solved in another tab before adds neither points nor a star', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  saveStanding({ score: 60, solvedToday: 1, day: TODAY })
  await solve({ [getSolvedPuzzleIds.path]: () => playedIds(), [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true) }, puzzle)
  await said('Solved! No points this time. One of three stars today. 50 points to Ladybug.')
  expect(lastStanding()).toEqual({ score: 60, solvedToday: 1, day: TODAY })
})

test('without the network it shows what this device knows, and what waits', async () => {
  signInAs()
  const puzzle = await puzzleHere()
  saveStanding({ score: 60, solvedToday: 1, day: TODAY })
  await solve({ [getSolvedPuzzleIds.path]: () => playedIds(), [UPLOAD]: () => undefined }, puzzle)
  await said('70 points, counted when you are back online. Two of three stars today. Your new rank: Ladybug! 80 points to Snail.')
  expect(screen.getByText('Your new rank: Ladybug!')).toBeTruthy()
  expect(rankUp()).toBeNull()
  expect(lastStanding()?.score).toBe(60)
})

test('after the last free puzzle the day ends: no other puzzle is asked for, and the next ones come by the player’s clock', async () => {
  const puzzle = await puzzleHere()
  const others = [0, 5].map((slot) => puzzleIdOf(TODAY, slot))
  serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: others, AttemptedPuzzleIds: others }),
    [UPLOAD]: () => judged({ ...puzzle, answer: 40 }, true),
    [getPotentialScore.path]: () => ({ Score: 320 }),
  })
  renderAt(`/puzzle/${puzzle.id}`, <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} riddle="A riddle" />)
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await screen.findByText('That’s today’s three!')
  expect(screen.getByText('A riddle')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes Please' })).toBeNull()
  expect(screen.getByText(/^New ones at \d{1,2}:\d\d/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Practice' })))
  await userEvent.click(screen.getByRole('button', { name: 'Done for today' }))
  expect(screen.queryByText('That’s today’s three!')).toBeNull()
})

test('with a plan the day ends with the last of the three: its stars and streak, and more puzzles for those who ask', async () => {
  signInAs({ plan: 'individual' })
  const puzzle = await puzzleHere()
  const three = [...[0, 5].map((slot) => puzzleIdOf(TODAY, slot)), puzzle.id]
  const before = three.slice(0, 2)
  serverWith({
    [getSolvedPuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: before, AttemptedPuzzleIds: before }),
    [UPLOAD]: () => ({ ...judged({ ...puzzle, answer: 40 }, true), Points: 70, Standing: { Score: 310, SolvedToday: 3 } }),
    [getMyDays.path]: () => ({
      Month: monthHolding(TODAY),
      Today: dayDate(TODAY),
      Stars: [{ Date: dayDate(TODAY), Stars: 3 }],
      Streak: { Days: 4, IsPaused: false, RestDaysLeft: 2 },
      Begun: [],
    }),
  })
  const { address } = renderAt(`/puzzle/${puzzle.id}`, [
    { path: '/puzzle/:id', element: <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} three={three} riddle="A riddle" /> },
    { path: '*', element: <p>elsewhere</p> },
  ])
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  await screen.findByText('That’s today’s three!')
  await screen.findByRole('link', { name: 'My days: 4 days in a row, 3 stars today' })
  await said('70 points. All three stars today. 50 points to Cricket.')
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(3)
  expect(screen.getByText('A riddle')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Yes Please' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'No Thanks' }))
  expect(address()).toBe('/')
})

test.each([
  ['at once', 1900, true],
  ['in words alone', 2100, false],
])('a rank that is confirmed %s', async (_name, ms, isFull) => {
  isCalm = false
  signInAs()
  const puzzle = await puzzleHere()
  const { promise: isSlow, resolve: reply } = Promise.withResolvers<void>()
  serverWith(ofAccount(puzzle, 70, 1))
  const fetchNow = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith(UPLOAD)) await isSlow
    return fetchNow(request)
  })
  renderAt(`/puzzle/${puzzle.id}`, <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  await userEvent.type(await screen.findByLabelText('Your answer'), '40')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.submit(screen.getByLabelText('Your answer'))
  await vi.waitFor(() => expect(screen.getByText('Would you like to play another puzzle?')).toBeTruthy(), 20_000)
  await act(() => vi.advanceTimersByTimeAsync(ms))
  expect(rankUp()).toBeNull()
  reply()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(rankUp() !== null).toBe(isFull)
  expect(screen.getAllByText('Your new rank: Ant!').length).toBeGreaterThan(0)
})

test('where nobody has ever said how many points there are, points and stars are shown alone', async () => {
  const puzzle = await puzzleHere()
  await solve({ [UPLOAD]: () => undefined }, puzzle)
  await said('70 points wait for you. One of three stars today.')
  expect(rankUp()).toBeNull()
})
