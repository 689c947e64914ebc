// @vitest-environment jsdom
import { getLeaderboardsRanks } from '@emojigma/contract/leaderboards.ts'
import { RANKS } from '@emojigma/engine/ranks.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../testing/test-rows.ts'
import { renderAt, serverWith } from '../../testing/test-site.tsx'
import { Component } from './RanksPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const scored = (score: number) => ({
  [getLeaderboardsRanks.path]: () => ({ userRanks: [score, 0, 0].map((TotalScore) => ({ Rank: 1, TotalScore })) }),
})
const ranks = () => screen.getAllByRole('listitem').filter(({ textContent }) => /Rank \d+\./.test(textContent ?? ''))

test('all eighty ranks stand in their order, each with what it takes', () => {
  serverWith()
  renderAt('/leaderboardRanks', <Component />)
  expect(screen.getByRole('heading', { level: 1, name: 'All 80 ranks' })).toBeDefined()
  const numbers = ranks().map(({ textContent }) => Number(/Rank (\d+)\./.exec(textContent ?? '')?.[1]))
  expect(numbers).toEqual(RANKS.map(({ number }) => number))
  expect(ranks()[0]?.textContent).toContain('1. AntThe first points')
  expect(ranks()[1]?.textContent).toContain(`More than ${RANKS[1]?.threshold} points`)
  expect(ranks().at(-1)?.textContent).toContain('80. Unicorn with 5 stars')
})

test('a guest asks nobody for a score, and no rank is theirs', () => {
  const calls = serverWith(scored(500))
  renderAt('/leaderboardRanks', <Component />)
  expect(screen.queryByText('You')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your rank' })).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain(getLeaderboardsRanks.path)
})

test('a player’s own rank stands out among them, and above them with the way to the next', async () => {
  signIn()
  const [, , third, fourth] = RANKS
  serverWith(scored((third?.threshold ?? 0) + 1))
  renderAt('/leaderboardRanks', <Component />)
  const own = within(await screen.findByRole('region', { name: 'Your rank' }))
  expect(own.getByRole('heading', { name: third?.name ?? '' })).toBeDefined()
  expect(own.getByText(new RegExp(`points to ${fourth?.name}$`))).toBeDefined()
  expect(ranks().filter((rank) => within(rank).queryByText('You'))).toEqual([ranks()[2]])
})

test('without a point nobody has a rank yet', async () => {
  signIn()
  serverWith(scored(0))
  renderAt('/leaderboardRanks', <Component />)
  expect(await screen.findByRole('heading', { name: 'Your first rank is near' })).toBeDefined()
  expect(screen.queryByText('You')).toBeNull()
})

test('who has the last rank has nothing left to climb', async () => {
  signIn()
  serverWith(scored((RANKS.at(-1)?.threshold ?? 0) + 1))
  renderAt('/leaderboardRanks', <Component />)
  expect(await screen.findByText('The highest rank of all')).toBeDefined()
  expect(within(ranks().at(-1) ?? document.body).getByText('You')).toBeDefined()
})
