// @vitest-environment jsdom
import { getGameCounters, getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { signIn } from '../../platform/testing/test-rows.ts'
import { AccountRanks } from './AccountRanks.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const COUNTERS = [1234, 1, 2, 3, 4, 5].map((Correct) => ({ Correct, Attempted: Correct + 10 }))
const ranks = (score: number) => ({
  [getLeaderboardsRanks.path]: () => ({ userRanks: [score, 0, 0].map((TotalScore) => ({ Rank: 0, TotalScore })) }),
})

test('shows the rank with its distance to the next, and six counters', async () => {
  signIn()
  serverWith({ ...ranks(50), [getGameCounters.path]: () => ({ Counters: COUNTERS }) })
  renderAt('/myAccount', <AccountRanks headingLevel={2} />)
  expect(await screen.findByRole('heading', { name: 'Ant' })).toBeDefined()
  expect(screen.getByText('60 points to Ladybug')).toBeDefined()
  const names = ['Mixed', 'Classic', 'Grid', 'Word', 'Emojidoku', 'Spot the odd emoji']
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent?.trim())).toEqual(names)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,234 solved of 1,244',
    ...[1, 2, 3, 4, 5].map((solved) => `${solved} solved of ${solved + 10}`),
  ])
})

test('a kind that was never tried has no counter', async () => {
  signIn()
  const Counters = COUNTERS.map((counter, index) => (index === 2 ? counter : { Correct: 0, Attempted: 0 }))
  serverWith({ ...ranks(50), [getGameCounters.path]: () => ({ Counters }) })
  renderAt('/myAccount', <AccountRanks headingLevel={2} />)
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent?.trim())).toEqual(['Grid'])
})

test('without a solved puzzle the first rank is announced', async () => {
  signIn()
  serverWith({ ...ranks(0), [getGameCounters.path]: () => ({ Counters: COUNTERS }) })
  renderAt('/myAccount', <AccountRanks headingLevel={2} />)
  expect(await screen.findByRole('heading', { name: 'Your first rank is near' })).toBeDefined()
  expect(screen.getByText('10 points to Ant')).toBeDefined()
})

test('what cannot be fetched can be tried again', async () => {
  signIn()
  let isUp = false
  serverWith({
    ...ranks(50),
    [getGameCounters.path]: () => (isUp ? { Counters: COUNTERS } : Response.json({ Message: 'busy' }, { status: 503 })),
  })
  renderAt('/myAccount', <AccountRanks headingLevel={2} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await userEvent.click(retry)
  expect(await screen.findByText('1,234')).toBeDefined()
})
