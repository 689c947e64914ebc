import { creatures } from '@emojigma/messages/words/ranks.ts'
// @vitest-environment jsdom
import { getAllTimeLeaderboard, getDailyLeaderboard, getWeeklyLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { rankIndex, rankProgress, RANKS } from '@emojigma/contract/rules/ranks.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { renderAt, serverWith, SITE } from '../../platform/testing/test-site.tsx'
import { OTTER, rowOf, signIn } from '../../platform/testing/test-rows.ts'
import { Component } from './LeaderboardPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const NO_RANKS = [0, 0, 0].map(() => ({ Rank: 0, TotalScore: 0 }))

function boardWith(leaderboard: readonly LeaderboardRow[], userRanks: readonly unknown[] = []) {
  return { [getAllTimeLeaderboard.path]: () => ({ leaderboard, userRanks }) }
}

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const words = (element: HTMLElement | undefined) => element?.textContent
const rowNamed = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') as HTMLElement

test('the board has its fifteen columns, and medals with words for the first three', async () => {
  serverWith(boardWith([1, 2, 3, 4].map((rank) => rowOf(rank))))
  renderAt('/leaderboard', <Component />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  const levels = ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Easy', 'Medium', 'Hard', 'Expert', 'Master']
  expect(screen.getAllByRole('columnheader').map(words)).toEqual(['Rank', 'Pos', 'User', ...levels, 'Total', 'Score'])
  expect(screen.getAllByRole('img', { name: /^(1st|2nd|3rd)$/ })).toHaveLength(3)
  expect([...rowNamed('Player 4').querySelectorAll('td, th')].map((cell) => cell.textContent)).toEqual([
    '',
    '4',
    'Player 4 ',
    ...Array.from({ length: 9 }, () => '1/2'),
    '0/1',
    '10/12',
    '99,60010/12',
  ])
  expect(
    within(rowNamed('Player 4')).getByRole('img', { name: `Rank: ${creatures[RANKS[rankIndex(99_600) - 1]?.emoji ?? '']}` }),
  ).toBeDefined()
})

test('an empty board says so in one row over all columns', async () => {
  serverWith(boardWith([]))
  renderAt('/leaderboard', <Component />)
  const cell = await screen.findByRole('cell', { name: /^Be the first!/ })
  expect(cell.getAttribute('colspan')).toBe('15')
  expect(within(cell).getByRole('link', { name: 'Play today’s puzzles' }).getAttribute('href')).toBe('/today')
  expect(bodyRows()).toHaveLength(1)
})

test.each([
  ['/leaderboardWeekly', getWeeklyLeaderboard.path, 'Weekly leaderboard'],
  ['/leaderboardDaily', getDailyLeaderboard.path, 'Daily leaderboard'],
  ['/home/leaderboard/1', getAllTimeLeaderboard.path, 'All time leaderboard'],
])('%s asks for its own board', async (address, path, title) => {
  const calls = serverWith({ [path]: () => ({ leaderboard: [rowOf(1)], userRanks: [] }) })
  renderAt(address, <Component />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(calls.map((call) => call.path)).toEqual([path])
})

test('the own row is highlighted and labelled', async () => {
  signIn()
  serverWith(boardWith([rowOf(1), rowOf(2, { UserId: OTTER.id, NickName: 'BraveOtter42' }), rowOf(3)], NO_RANKS))
  renderAt('/leaderboard', <Component />)
  const name = await screen.findByRole('rowheader', { name: 'BraveOtter42 You' })
  expect(name.closest('tr')?.dataset['own']).toBe('true')
  expect(screen.getAllByText('You')).toHaveLength(1)
})

const hundredAndOwn = [
  ...Array.from({ length: 100 }, (_, index) => rowOf(index + 1)),
  rowOf(1300, { UserId: OTTER.id, NickName: 'OldName', TotalScore: 50 }),
]

test('an own row after the top 100 is set apart in words, with rank and nickname of the own details', async () => {
  signIn()
  serverWith(boardWith(hundredAndOwn, [{ Rank: 1204, TotalScore: 50 }, ...NO_RANKS.slice(1)]))
  renderAt('/leaderboard', <Component />)
  await screen.findByRole('rowheader', { name: 'BraveOtter42 You' })
  const [gap, own] = bodyRows().slice(-2)
  expect(words(gap)).toBe('1,103 more players, then:')
  expect(own && within(own).getAllByRole('cell')[1]?.textContent).toBe('1,204')
})

const zeros = rowOf(0, { UserId: OTTER.id, NickName: 'BraveOtter42', TotalScore: 0, TotalCorrect: 0, TotalAttempted: 0 })

test('an unlisted player’s row is below the board with a hint on how to get listed', async () => {
  signIn()
  serverWith(boardWith([rowOf(1), rowOf(2), zeros], NO_RANKS))
  renderAt('/leaderboard', <Component />)
  await screen.findByRole('rowheader', { name: 'BraveOtter42 You' })
  expect(words(bodyRows().at(-2))).toBe('Not on this board yet: one solved puzzle will do.')
  expect(bodyRows().map(({ dataset }) => dataset['unlisted'])).toEqual([undefined, undefined, undefined, 'true'])
})

test('on an empty board the own row follows the text for it', async () => {
  signIn()
  serverWith(boardWith([zeros], NO_RANKS))
  renderAt('/leaderboard', <Component />)
  await screen.findByRole('rowheader', { name: 'BraveOtter42 You' })
  expect(bodyRows()).toHaveLength(2)
  expect(words(bodyRows()[0])).toMatch(/^Be the first!/)
})

test('a student’s own row stays as the board has it', async () => {
  signIn({ ...OTTER, isStudent: true })
  serverWith(boardWith(hundredAndOwn, [{ Rank: 1204, TotalScore: 50 }, ...NO_RANKS.slice(1)]))
  renderAt('/leaderboard', <Component />)
  const name = await screen.findByRole('rowheader', { name: 'OldName You' })
  expect(within(name.closest('tr') as HTMLElement).getAllByRole('cell')[1]?.textContent).toBe('1,300')
})

test('the panel of own ranks shows the three boards and the rank on its way to the next', async () => {
  signIn()
  const userRanks = [
    { Rank: 6, TotalScore: 145_630 },
    { Rank: 14, TotalScore: 6480 },
    { Rank: 2, TotalScore: 1120 },
  ]
  serverWith(boardWith([rowOf(1)], userRanks))
  renderAt('/leaderboard', <Component />)
  const panel = screen.getByRole('region', { name: 'My Leaderboard Positions' })
  await within(panel).findByText('145,630 pts')
  expect(within(panel).getAllByRole('term').map(words)).toEqual(['Daily', 'Weekly', 'All Time'])
  expect(within(panel).getByRole('img', { name: '2nd' })).toBeDefined()
  expect(within(panel).getByText(`Rank ${rankIndex(145_630)} of 80`)).toBeDefined()
  const { next, pointsToNext } = rankProgress(145_630)
  expect(
    within(panel).getByRole('progressbar', { name: `${pointsToNext.toLocaleString('en')} points to ${creatures[next?.emoji ?? '']}` }),
  ).toBeDefined()
})

test('a guest is invited, to come back here, and is not shown ranks', async () => {
  serverWith({ [getWeeklyLeaderboard.path]: () => ({ leaderboard: [rowOf(1)], userRanks: [] }) })
  renderAt('/leaderboardWeekly', <Component />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  const panel = screen.getByRole('region', { name: 'My Leaderboard Positions' })
  const linkTo = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href')
  expect([linkTo('Register'), linkTo('Login')]).toEqual([
    '/register?redirectUrl=%2FleaderboardWeekly',
    '/login?redirectUrl=%2FleaderboardWeekly',
  ])
  expect(within(panel).queryByRole('term')).toBeNull()
})

test('a board that cannot be fetched says so and is fetched on demand', async () => {
  let isUp = false
  serverWith({
    [getAllTimeLeaderboard.path]: () =>
      isUp ? { leaderboard: [rowOf(1)], userRanks: [] } : Response.json({ Message: 'busy' }, { status: 503 }),
  })
  renderAt('/leaderboard', <Component />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await userEvent.click(retry)
  expect(await screen.findByRole('rowheader', { name: 'Player 1' })).toBeDefined()
})

test('at midnight a new daily board starts', async () => {
  const nowMs = dayStartMs(TODAY + 1) - 5000
  vi.useFakeTimers({ now: nowMs, shouldAdvanceTime: true })
  const calls = serverWith({ [getDailyLeaderboard.path]: () => ({ leaderboard: calls.length > 1 ? [] : [rowOf(1)], userRanks: [] }) })
  renderAt('/leaderboardDaily', <Component />, { ...SITE, nowMs })
  await screen.findByRole('rowheader', { name: 'Player 1' })
  await act(async () => void (await vi.advanceTimersByTimeAsync(6000)))
  await waitFor(() => expect(screen.getByText(/^Be the first!/)).toBeDefined())
})

test('how the boards work says when a day and a week begin, by the reader’s clock', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  serverWith(boardWith([], NO_RANKS))
  renderAt('/leaderboard', <Component />)
  expect(await screen.findByText(/^By your clock, a new day begins at 16:00, and a new week on Sunday\b.* 16:00\.$/)).toBeDefined()
  vi.unstubAllEnvs()
})

test('inside the native app the links to boards and ranks are words alone', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 EmojigmaApp/1.0', onLine: true })
  signIn()
  serverWith(boardWith([rowOf(1)], NO_RANKS))
  renderAt('/leaderboard', <Component />)
  await screen.findByText('80 ranks to climb')
  const panel = screen.getByRole('region', { name: 'My Leaderboard Positions' })
  expect(within(panel).queryByRole('link')).toBeNull()
  expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull()
})

test('the table view leaves the panels out', async () => {
  serverWith(boardWith([rowOf(1)]))
  renderAt('/leaderboard/table', <Component />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  expect(screen.queryByText('Join the elite ranks')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the leaderboard' })).toBeDefined()
})
