// @vitest-environment jsdom
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../platform/testing/test-rows.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as RanksPage } from './RanksPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ranksOf = (...scores: readonly number[]) =>
  scores.map((TotalScore, scope) => ({ Rank: TotalScore === 0 ? 0 : scope + 4, TotalScore }))
const NO_RANKS = ranksOf(0, 0, 0)

describe('the page of all ranks', () => {
  const open = () => renderAt('/leaderboardRanks', <RanksPage />)
  const items = () => within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement).getAllByRole('listitem')
  const own = () => items().filter(({ dataset }) => dataset['own'] !== undefined)

  test('lists eighty, with what each takes, and asks nothing for a guest', async () => {
    const calls = serverWith()
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All 80 ranks')
    expect(items()).toHaveLength(80)
    const words = items().map(({ textContent }) => textContent)
    expect(words.slice(0, 3)).toEqual([
      'Rank 1. AntThe first points',
      'Rank 2. LadybugMore than 100 points',
      'Rank 3. SnailMore than 200 points',
    ])
    expect(words.slice(-3)).toEqual([
      'Rank 78. Unicorn with 3 starsMore than 8,000,000 points',
      'Rank 79. Unicorn with 4 starsMore than 9,000,000 points',
      'Rank 80. Unicorn with 5 starsMore than 10,000,000 points',
    ])
    screen.getByText('The last rank takes more than 10,000,000 points.')
    expect(screen.queryByRole('region', { name: 'Your rank' })).toBeNull()
    expect([own(), screen.queryByText('You'), calls]).toEqual([[], null, []])
  })

  test('marks the reader’s own by the score of all time alone', async () => {
    signIn()
    serverWith({ [getLeaderboardsRanks.path]: () => ({ userRanks: ranksOf(150, 10, 5000) }) })
    open()
    const card = await screen.findByRole('region', { name: 'Your rank' })
    within(card).getByRole('heading', { level: 2, name: 'Ladybug' })
    within(card).getByText('60 points to Snail')
    expect(own().map(({ textContent }) => textContent)).toEqual(['Rank 2. LadybugMore than 100 pointsYou'])
  })

  test('marks no rank for a player without points, but says that the first is near', async () => {
    signIn()
    serverWith({ [getLeaderboardsRanks.path]: () => ({ userRanks: NO_RANKS }) })
    open()
    await screen.findByRole('heading', { name: 'Your first rank is near' })
    expect(own()).toEqual([])
  })

  test('has all ranks even where the own one cannot be fetched', async () => {
    signIn()
    const calls = serverWith({ [getLeaderboardsRanks.path]: () => Response.json({ Message: 'busy' }, { status: 503 }) })
    open()
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getLeaderboardsRanks.path))
    expect(items()).toHaveLength(80)
    expect(screen.queryByRole('region', { name: 'Your rank' })).toBeNull()
  })
})
