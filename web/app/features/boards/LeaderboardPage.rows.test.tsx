// @vitest-environment jsdom
import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getWeeklyLeaderboard,
  type LeaderboardRow,
} from '@emojigma/contract/boards/leaderboards.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Link } from 'react-router'
import { OTTER, rowOf, signIn } from '../../platform/testing/test-rows.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as LeaderboardPage } from './LeaderboardPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ranksOf = (...scores: readonly number[]) =>
  scores.map((TotalScore, scope) => ({ Rank: TotalScore === 0 ? 0 : scope + 4, TotalScore }))
const NO_RANKS = ranksOf(0, 0, 0)

describe('a board', () => {
  const board = (leaderboard: readonly LeaderboardRow[], userRanks: readonly unknown[] = []) => ({ leaderboard, userRanks })
  const rows = () => [...document.querySelectorAll('tbody tr')]
  const open = (address = '/leaderboard') => renderAt(address, <LeaderboardPage />)
  const panel = () => screen.getByRole('region', { name: 'My Leaderboard Positions' })
  const hundred = Array.from({ length: 100 }, (_, index) => rowOf(index + 1))

  test.each([
    [101, 'Just below the top 100:'],
    [102, '1 more player, then:'],
    [2101, '2,000 more players, then:'],
  ])('tells how far the own position %i is below the top hundred: %s', async (position, words) => {
    signIn()
    const own = rowOf(position, { UserId: OTTER.id, NickName: OTTER.nickname, TotalScore: 50 })
    const userRanks = [{ Rank: position, TotalScore: 50 }, ...NO_RANKS.slice(1)]
    serverWith({ [getAllTimeLeaderboard.path]: () => board([...hundred, own], userRanks) })
    open()
    await screen.findByText('You')
    expect(rows()).toHaveLength(102)
    expect(rows()[100]?.textContent).toBe(words)
    expect(rows()[100]?.querySelector('td')?.colSpan).toBe(15)
  })

  test('with the own row among the top hundred sets nothing apart', async () => {
    signIn()
    const own = rowOf(100, { UserId: OTTER.id, NickName: OTTER.nickname })
    serverWith({ [getAllTimeLeaderboard.path]: () => board([...hundred.slice(0, 99), own], ranksOf(own.TotalScore, 0, 0)) })
    open()
    await screen.findByText('You')
    expect(rows()).toHaveLength(100)
    expect(screen.queryByText(/more player|Just below|Not on this board/)).toBeNull()
  })

  test('tells apart levels, total and score of a row, each in its own column', async () => {
    const row = rowOf(12, { OneCorrect: 3, OneAttempted: 4, EasyCorrect: 0, EasyAttempted: 7, MasterCorrect: 5, MasterAttempted: 6 })
    serverWith({ [getAllTimeLeaderboard.path]: () => board([row]) })
    open()
    const cells = [...((await screen.findByRole('rowheader')).closest('tr') as HTMLElement).querySelectorAll('td')]
    expect([cells[2], cells[7], cells[11], cells[12]].map((cell) => cell?.textContent)).toEqual(['3/4', '0/7', '5/6', '10/12'])
    expect(screen.getByRole('region', { name: 'All time leaderboard, top 100' }).tabIndex).toBe(0)
    expect(screen.getByRole('table').querySelector('caption')?.textContent).toContain('Each level shows correct out of attempted.')
  })

  test('on its way says so, and then is not busy any more', async () => {
    const answer = Promise.withResolvers<unknown>()
    serverWith({ [getAllTimeLeaderboard.path]: () => answer.promise })
    open()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(within(screen.getByRole('table')).getByText('Loading...')).toBeDefined()
    expect(screen.queryByText(/^Nobody is on this board/)).toBeNull()
    answer.resolve(board([rowOf(1)]))
    await screen.findByRole('rowheader', { name: 'Player 1' })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  test.each([
    ['/leaderboardWeekly', getWeeklyLeaderboard.path, 'Be the first! Solve a puzzle and confirm your e-mail to appear here.', 1],
    ['/leaderboardDaily', getDailyLeaderboard.path, 'Be the first! Solve a puzzle and confirm your e-mail to appear here.', 2],
  ])('at %s has its own words for nobody, and the reader’s own rank of its scope', async (address, path, words, scope) => {
    signIn()
    const own = rowOf(0, { UserId: OTTER.id, NickName: 'OldName', TotalScore: 0 })
    let answer = board([own], NO_RANKS)
    serverWith({ [path]: () => answer })
    open(address)
    await screen.findByText(words)
    cleanup()
    const scores = [0, 0, 0].with(scope, 30)
    answer = board([...hundred, { ...own, TotalScore: 30 }], ranksOf(...scores))
    open(address)
    const name = await screen.findByRole('rowheader', { name: 'BraveOtter42 You' })
    expect(name.closest('tr')?.querySelectorAll('td')[1]?.textContent).toBe(String(scope + 4))
  })

  test('that is left for another one is not shown as that one', async () => {
    const daily = Promise.withResolvers<unknown>()
    serverWith({ [getAllTimeLeaderboard.path]: () => board([rowOf(1)]), [getDailyLeaderboard.path]: () => daily.promise })
    renderAt('/leaderboard', [
      {
        path: '*',
        element: (
          <>
            <Link to="/leaderboardDaily">to the daily one</Link>
            <LeaderboardPage />
          </>
        ),
      },
    ])
    await screen.findByRole('rowheader', { name: 'Player 1' })
    await userEvent.click(screen.getByRole('link', { name: 'to the daily one' }))
    await screen.findByRole('heading', { level: 1, name: 'Daily leaderboard' })
    expect(screen.queryByRole('rowheader')).toBeNull()
    daily.resolve(board([rowOf(1, { NickName: 'Today’s first' })]))
    await screen.findByRole('rowheader', { name: 'Today’s first' })
  })

  test('links its positions to their boards, with a dash where there is none and dots until they are known', async () => {
    signIn()
    const answer = Promise.withResolvers<unknown>()
    serverWith({ [getAllTimeLeaderboard.path]: () => answer.promise })
    open()
    expect(within(panel()).getAllByText('…')).toHaveLength(3)
    answer.resolve(board([rowOf(1)], ranksOf(1200, 0, 60)))
    await within(panel()).findByText('1,200 pts')
    const definitions = within(panel()).getAllByRole('definition')
    expect(definitions.map(({ textContent }) => textContent)).toEqual(['6', '60 pts', '–not placed yet', '0 pts', '4', '1,200 pts'])
    expect(
      within(panel())
        .getAllByRole('link')
        .slice(0, 3)
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/leaderboardDaily', '/leaderboardWeekly', '/leaderboard'])
    expect(within(panel()).queryByText(/Names on the boards are nicknames/)).toBeNull()
  })

  test('asks an account without a nickname to choose one', async () => {
    signIn({ ...OTTER, nickname: '' })
    serverWith({ [getAllTimeLeaderboard.path]: () => board([rowOf(1)], NO_RANKS) })
    open()
    await screen.findByRole('rowheader', { name: 'Player 1' })
    expect(within(panel()).getByRole('link', { name: 'Choose yours' }).getAttribute('href')).toBe('/myAccount')
  })

  test('says what an account still needs before others see it there, and nothing once that is all done', async () => {
    signIn()
    const answer = { ...board([], ranksOf(500, 500, 500)), StillNeeded: { EmailProof: true, Days: 2, AllTimeDays: 13 } }
    serverWith({ [getAllTimeLeaderboard.path]: () => answer, [getWeeklyLeaderboard.path]: () => board([], ranksOf(500, 500, 500)) })
    open()
    const words = await within(panel()).findByText(/^Your points count from the first one/)
    expect(words.textContent).toContain('played on 14 days (13 more days to go)')
    expect(words.textContent).toContain('Confirm your e-mail')
    // A place that no one else sees is none.
    expect(within(panel()).queryByRole('img', { name: '1st' })).toBeNull()
    expect(within(panel()).getAllByText('not placed yet')).toHaveLength(3)
    cleanup()
    open('/leaderboardWeekly')
    await within(panel()).findAllByText('500 pts')
    expect(within(panel()).queryByText(/^Your points count/)).toBeNull()
  })

  test('mails the link that confirms the e-mail by one press, and says so if that fails', async () => {
    signIn()
    const answer = { ...board([], ranksOf(500, 500, 500)), StillNeeded: { EmailProof: true, Days: 0, AllTimeDays: 0 } }
    const replies = [Response.json({ Message: 'busy' }, { status: 503 }), {}]
    const calls = serverWith({ [getDailyLeaderboard.path]: () => answer, [requestMagicLink.path]: () => replies.shift() })
    open('/leaderboardDaily')
    const press = async () => userEvent.click(await within(panel()).findByRole('button', { name: 'E-mail me a link' }))
    await press()
    expect(await within(panel()).findByRole('alert')).toBeTruthy()
    await press()
    await within(panel()).findByText(/^A link is on its way to otter@example\.com/)
    const mailed = { Email: OTTER.email, RedirectUrl: '/leaderboardDaily' }
    expect(calls.filter(({ path }) => path === requestMagicLink.path).map(({ body }) => body)).toEqual([mailed, mailed])
  })

  test('of all time asks for more days than the others, which already show a place', async () => {
    signIn()
    const answer = { ...board([], ranksOf(500, 500, 500)), StillNeeded: { EmailProof: false, Days: 0, AllTimeDays: 11 } }
    serverWith({ [getAllTimeLeaderboard.path]: () => answer, [getWeeklyLeaderboard.path]: () => answer })
    open()
    const words = await within(panel()).findByText(/^Your points count from the first one/)
    expect(words.textContent).toContain('played on 14 days (11 more days to go)')
    expect(within(panel()).getAllByText('not placed yet')).toHaveLength(1)
    cleanup()
    open('/leaderboardWeekly')
    expect(await within(panel()).findAllByText('not placed yet')).toHaveLength(1)
    expect(within(panel()).queryByText(/^Your points count/)).toBeNull()
  })

  test('tells students only that no one else sees their row', async () => {
    const own = rowOf(1, { UserId: OTTER.id, NickName: OTTER.nickname })
    serverWith({ [getAllTimeLeaderboard.path]: () => board([own], ranksOf(500, 500, 500)) })
    for (const isStudent of [true, false]) {
      signIn({ ...OTTER, isStudent })
      open()
      await screen.findByText('You')
      const words = within(panel()).queryByText('Only you see your row here: students are not on the public boards.')
      expect(words !== null).toBe(isStudent)
      cleanup()
    }
  })

  test('that cannot be fetched says so where the own positions would be', async () => {
    signIn()
    serverWith({ [getAllTimeLeaderboard.path]: () => Response.json({ Message: 'busy' }, { status: 503 }) })
    open()
    await within(panel()).findByText('Your positions can’t be shown just now.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  test('of all time alone leads to the table with all columns', async () => {
    serverWith({ [getAllTimeLeaderboard.path]: () => board([]), [getWeeklyLeaderboard.path]: () => board([]) })
    open()
    expect(screen.getByRole('link', { name: 'All columns' }).getAttribute('href')).toBe('/leaderboard/table')
    cleanup()
    open('/leaderboardWeekly')
    expect(screen.queryByRole('link', { name: 'All columns' })).toBeNull()
    cleanup()
    open('/leaderboard/table')
    expect(screen.getByRole('region', { name: 'All time leaderboard, top 100' }).dataset['layout']).toBe('wide')
  })
})
