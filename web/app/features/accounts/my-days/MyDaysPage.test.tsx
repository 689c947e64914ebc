// @vitest-environment jsdom
import { getMyDays, getMyNumbers, type MyDays, type MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { getSolvedDevicePuzzleIds, uploadPuzzleGuesses } from '@emojigma/contract/play/guesses.ts'
import { getNewPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { firstDayOf, monthAfter, monthHolding } from '@emojigma/contract/rules/month.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWaiting } from '../../play/offline/send-waiting.ts'
import { storeUnsent } from '../../play/offline/unsent-guesses.ts'
import { progressKey } from '../../../platform/session/progress/progress-storage.ts'
import { makeStore } from '../../../platform/store.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { playedIds, renderAt, serverWith, setOf, wire } from '../../../platform/testing/test-site.tsx'
import { dayName, dayWords, monthName } from './day-words.ts'
import { Component as MyDaysPage } from './MyDaysPage.tsx'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MONTH = monthHolding(TODAY)
const [FIRST, SECOND] = [puzzleIdOf(TODAY, 0), puzzleIdOf(TODAY, 1)]
const DAYS: MyDays = {
  Month: MONTH,
  Today: dayDate(TODAY),
  Stars: [
    { Date: dayDate(TODAY), Stars: 2 },
    { Date: dayDate(TODAY - 1), Stars: 1 },
  ],
  Streak: { Days: 12, IsPaused: false, RestDaysLeft: 1 },
  Begun: [],
}
const NUMBERS: MyNumbers = {
  Weeks: Array.from({ length: NUMBER_WEEKS }, (_, index) => dayDate(TODAY - 7 * (NUMBER_WEEKS - index))),
  Numbers: [
    { Week: NUMBER_WEEKS - 1, PuzzleTypeId: 1, LevelId: 6, Solved: 3, FirstTry: 2, Hinted: 1 },
    { Week: 0, PuzzleTypeId: 1, LevelId: 6, Solved: 1, FirstTry: 0, Hinted: 0 },
  ],
  Slips: [{ Slip: 'order', Puzzles: 3 }],
}

function opened(address = '/my-days', replies: Parameters<typeof serverWith>[0] = {}) {
  const calls = serverWith({
    [getMyDays.path]: ({ body }) => ({ ...DAYS, Month: body['Month'] as string, Stars: body['Month'] === MONTH ? DAYS.Stars : [] }),
    [getMyNumbers.path]: () => NUMBERS,
    ...replies,
  })
  return { calls, ...renderAt(address, <MyDaysPage />) }
}

const day = (which: number, stars: 0 | 1 | 2 | 3) => screen.findByRole('link', { name: new RegExp(`^${dayWords(which, stars)}`) })

test('each day has its stars, and the streak is worded without guilt', async () => {
  opened()
  expect(await day(TODAY, 2)).toBeDefined()
  expect(await day(TODAY - 1, 1)).toBeDefined()
  expect(await day(TODAY - 2, 0)).toBeDefined()
  expect(screen.getByRole('table', { name: `Stars of ${monthName(MONTH)}` })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Your days' }).parentElement?.textContent).toMatch(
    /12 days in a row, rest days included.*One rest day left this week/,
  )
  expect(screen.queryByRole('link', { name: new RegExp(`^${dayName(TODAY + 1)}`) })).toBeNull()
  expect(screen.getByText(/played on this device/)).toBeDefined()
})

test('a guess that waited on the device is there once it was sent, though the days were asked for before', async () => {
  const store = makeStore()
  storeUnsent({ puzzleId: FIRST, guess: '17' }, undefined)
  let isSent = false
  serverWith({
    [getMyDays.path]: () => ({ ...DAYS, Begun: isSent ? [FIRST] : [] }),
    [getMyNumbers.path]: () => NUMBERS,
    [getSolvedDevicePuzzleIds.path]: () => playedIds({}),
    [uploadPuzzleGuesses.path]: () => {
      isSent = true
      return [{ PuzzleId: FIRST, Status: 200 }]
    },
  })
  renderAt('/my-days', <MyDaysPage />, undefined, store)
  await day(TODAY, 2)
  expect(screen.queryByRole('list', { name: 'Puzzles to carry on with' })).toBeNull()
  await sendWaiting(store.dispatch)
  const list = await screen.findByRole('list', { name: 'Puzzles to carry on with' })
  expect(within(list).getByRole('link').getAttribute('href')).toBe(`/puzzle/${FIRST}`)
})

test('arrows walk through the days and into the months around, and never beyond today', async () => {
  opened()
  const today = await day(TODAY, 2)
  today.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(today)
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(await day(TODAY - 1, 1))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.getAttribute('data-day')).toBe(String(TODAY - 8))
  await userEvent.keyboard('{PageUp}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toMatch(/^\d+$/))
  const before = monthAfter(MONTH, -1)
  expect(screen.getByRole('heading', { name: monthName(before) })).toBeDefined()
  const reached = Number(document.activeElement?.getAttribute('data-day'))
  expect(monthHolding(reached)).toBe(before)
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('heading', { name: monthName(MONTH) })).toBeDefined()
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' })
  expect([next.getAttribute('aria-disabled'), next.disabled, document.activeElement === next]).toEqual(['true', false, true])
  await userEvent.click(next)
  expect(screen.getByRole('table', { name: `Stars of ${monthName(MONTH)}` })).toBeDefined()
  const stops = within(screen.getByRole('table', { name: /Stars of/ }))
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1)
})

test('a day of the calendar opens its forty puzzles, and says kindly what is closed', async () => {
  const other = firstDayOf(MONTH)
  const { calls, address } = opened('/my-days', {
    [getNewPuzzlesMini.path]: () => wire(setOf(other)),
  })
  await userEvent.click(await day(other, 0))
  expect(address()).toBe(`/my-days?date=${dayDate(other)}`)
  expect(await screen.findByRole('heading', { name: `Puzzles of ${dayName(other)}` })).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('link', { name: /puzzle, .* points/ })).toHaveLength(40))
  expect(calls.find(({ path }) => path === getNewPuzzlesMini.path)?.body).toMatchObject({ take: 40 })
  expect(screen.getByText(/Today’s puzzles are the free ones/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open every day' }).getAttribute('href')).toBe('/pricing')
})

test('a player with a plan reads nothing about closed puzzles, and a child is offered nothing', async () => {
  const other = firstDayOf(MONTH)
  const replies = { [getNewPuzzlesMini.path]: () => wire(setOf(other)) }
  signInAs({ plan: 'individual' })
  opened(`/my-days?date=${dayDate(other)}`, replies)
  await screen.findByRole('heading', { name: `Puzzles of ${dayName(other)}` })
  expect(screen.queryByText(/are the free ones/)).toBeNull()
  cleanup()
  signInAs({ isStudent: true })
  opened(`/my-days?date=${dayDate(other)}`, replies)
  expect(await screen.findByText(/are the free ones/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open every day' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Challenges' })).toBeNull()
})

test('a date that is none, or has yet to come, opens no day', async () => {
  for (const date of ['no-date', dayDate(TODAY + 1), '2019-12-31']) {
    opened(`/my-days?date=${date}`)
    await day(TODAY, 2)
    expect(screen.queryByRole('heading', { name: /^Puzzles of/ })).toBeNull()
    cleanup()
  }
})

test('what is half done waits to be carried on with, from this device and from guesses', async () => {
  localStorage.setItem('emojigma.work', JSON.stringify([SECOND]))
  const { calls } = opened('/my-days', { [getMyDays.path]: () => ({ ...DAYS, Begun: [FIRST] }) })
  const list = await screen.findByRole('list', { name: 'Puzzles to carry on with' })
  await waitFor(() => expect(within(list).getAllByRole('link').at(-1)?.getAttribute('href')).toBe(`/puzzle/${FIRST}`))
  expect(calls.length).toBeGreaterThan(0)
})

test('charts and a table show the same figures', async () => {
  opened()
  const row = await screen.findByRole('row', { name: /Classic, Level 1/ })
  expect(row.textContent).toBe('Classic, Level 1421')
  expect(screen.getByRole('img', { name: /Classic: 4 solved in 12 weeks/ })).toBeDefined()
  expect(screen.getByRole('img', { name: /Word: 0 solved/ })).toBeDefined()
  expect(screen.getByText('+ or − before × or ÷: 3 puzzles')).toBeDefined()
})

test('before anything is played everything says what will be there', async () => {
  opened('/my-days', {
    [getMyDays.path]: () => ({ ...DAYS, Stars: [], Streak: { Days: 0, IsPaused: false, RestDaysLeft: 2 } }),
    [getMyNumbers.path]: () => ({ ...NUMBERS, Numbers: [], Slips: [] }),
  })
  expect(await screen.findByText(/your first day begins/)).toBeDefined()
  expect(screen.getByText(/Unfinished puzzles show up here/)).toBeDefined()
  expect(screen.getByText(/Tap the heart on a puzzle/)).toBeDefined()
  expect(await screen.findByText(/counted here/)).toBeDefined()
  expect(screen.queryByText('Slips to watch for')).toBeNull()
})

test('where the days can’t be read, the calendar stays, and they are asked for again on request', async () => {
  let isDown = true
  opened('/my-days', { [getMyDays.path]: () => (isDown ? refusal(500) : DAYS) })
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  expect(screen.getByRole('link', { name: new RegExp(`^${dayName(TODAY - 1)}$`) })).toBeDefined()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await day(TODAY, 2)).toBeDefined()
})

test('offline the page says so and still lists favourites', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
  opened('/my-days', { [getMyDays.path]: () => undefined, [getMyNumbers.path]: () => undefined })
  expect((await screen.findAllByText('You are offline.')).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: 'Favorites' })).toBeDefined()
})

test('a removed favourite keeps its place, so that a second press restores it', async () => {
  const kept = [FIRST, SECOND].map((id, index) => [String(id), 1, index + 1, 0])
  localStorage.setItem(progressKey('favourites'), JSON.stringify(kept))
  opened()
  const hearts = () => within(screen.getByRole('list', { name: 'Your favorites' })).getAllByRole('button')
  const names = () => hearts().map((heart) => heart.getAttribute('aria-label')?.replace(/^[^:]*: /, ''))
  await waitFor(() => expect(hearts()).toHaveLength(2))
  const before = names()
  const last = hearts()[1] as HTMLElement
  await userEvent.click(last)
  expect([names(), last.getAttribute('aria-label')]).toEqual([before, expect.stringMatching(/^Add to favorites/)])
  await userEvent.click(last)
  expect([names(), last.getAttribute('aria-label')]).toEqual([before, expect.stringMatching(/^Remove from favorites/)])
})

test('what was solved today can be shared, and nothing is there to share before that', async () => {
  const [first] = setOf(TODAY)
  if (!first) throw new Error('no puzzle')
  opened('/my-days', { [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [first.id] }) })
  expect(await screen.findByRole('button', { name: /today’s result/ })).toBeDefined()
  cleanup()
  opened()
  await day(TODAY, 2)
  expect(screen.queryByRole('button', { name: /today’s result/ })).toBeNull()
})
