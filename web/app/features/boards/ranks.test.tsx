// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '../../platform/testing/test-site.tsx'
import { HowItWorks } from './LeaderboardPage.tsx'
import { JoinRanks } from './JoinRanks.tsx'
import { PositionMark } from './PositionMark.tsx'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import { RankCard } from './RankCard.tsx'
import { RankLink } from './RankLink.tsx'
import { RankProgress } from './RankProgress.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (what: ReactElement) => renderAt('/leaderboard', what).container
const inTheApp = () => vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 EmojigmaApp/1.0', onLine: true })

describe('a badge', () => {
  test.each([
    [0, 'No rank yet'],
    [10, 'Rank: Ant'],
    [100, 'Rank: Ant'],
    [110, 'Rank: Ladybug'],
    [200, 'Rank: Ladybug'],
    [210, 'Rank: Snail'],
    [10_000_000, 'Rank: Unicorn with 4 stars'],
    [10_000_010, 'Rank: Unicorn with 5 stars'],
    [99_000_000, 'Rank: Unicorn with 5 stars'],
  ])('for a score of %i says %s', (score, label) => {
    show(<RankBadge score={score} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label)
  })

  test('draws its creature, and none where there is no rank', () => {
    expect(
      show(<RankBadge score={110} />)
        .querySelector('img')
        ?.getAttribute('src'),
    ).toContain('/lady-beetle.svg')
    cleanup()
    const empty = show(<RankBadge score={0} />)
    expect(empty.querySelector('img')).toBeNull()
    expect(empty.querySelector('[data-colour]')).toBeNull()
  })

  test('has as many stars as its rank', () => {
    const drawings = (score: number) => {
      const count = show(<RankBadge score={score} />).querySelectorAll('svg').length
      cleanup()
      return count
    }
    // One of them is the shield.
    expect([110, 9_000_010, 10_000_010].map((score) => drawings(score) - 1)).toEqual([0, 4, 5])
  })

  test('beside words that say the rank is silent', () => {
    show(<RankBadge score={110} isDecoration />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('in a table waits until it comes near; a large one does not', () => {
    expect(
      show(<RankBadge score={110} />)
        .querySelector('img')
        ?.getAttribute('loading'),
    ).toBe('lazy')
    cleanup()
    expect(
      show(<RankBadge score={110} isLarge />)
        .querySelector('img')
        ?.getAttribute('loading'),
    ).toBeNull()
  })
})

describe('the way to the next rank', () => {
  test.each([
    [0, '80 ranks to climb', '10 points to Ant', 0],
    [10, 'Rank 1 of 80', '100 points to Ladybug', 10 / 110],
    [100, 'Rank 1 of 80', '10 points to Ladybug', 100 / 110],
    [110, 'Rank 2 of 80', '100 points to Snail', 10 / 110],
    [9_000_010, 'Rank 79 of 80', '1,000,000 points to Unicorn with 5 stars', 10 / 1_000_010],
    [10_000_010, 'Rank 80 of 80', 'The highest rank of all', 1],
  ])('from a score of %i is told: %s, %s', (score, rank, next, share) => {
    show(<RankProgress score={score} />)
    expect(screen.getByRole('link', { name: rank }).getAttribute('href')).toBe('/leaderboardRanks')
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: next })
    expect(bar.value).toBeCloseTo(share, 6)
    expect(bar.max).toBe(1)
  })

  test('has a heading of the level that is asked for, with the rank or the hope of one', () => {
    show(<RankCard score={9_000_010} headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Unicorn with 4 stars')
    cleanup()
    show(<RankCard score={0} headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your first rank is near')
  })
})

describe('the invitation to the elite ranks', () => {
  const words = () => screen.getByRole('region', { name: 'Join the elite ranks' }).textContent

  test('shows a unicorn and no own rank to a player without one', () => {
    for (const score of [undefined, 0]) {
      const shown = show(<JoinRanks score={score} />)
      expect(words()).not.toContain('You are')
      expect(words()).toContain('80 ranks lead from Ant to Unicorn.')
      expect(shown.querySelector('img')?.getAttribute('src')).toContain('/unicorn.svg')
      expect(screen.getByRole('link', { name: 'See all 80 ranks' }).getAttribute('href')).toBe('/leaderboardRanks')
      cleanup()
    }
  })

  test.each([
    [10, 'You are an Ant.', '/ant.svg'],
    [31_510, 'You are an Otter.', '/otter.svg'],
    [110, 'You are a Ladybug.', '/lady-beetle.svg'],
    [10_000_010, 'You are a Unicorn with 5 stars.', '/unicorn.svg'],
  ])('names the rank of a score of %i: %s', (score, sentence, picture) => {
    const shown = show(<JoinRanks score={score} />)
    expect(words()).toContain(sentence)
    expect(shown.querySelector('img')?.getAttribute('src')).toContain(picture)
  })
})

describe('a position', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
  ])('of %i is a medal with the words %s', (position, label) => {
    show(<PositionMark position={position} />)
    expect(screen.getByRole('img', { name: label })).toBeDefined()
  })

  test('behind the medals is a number, and none is a dash that is read as words', () => {
    expect(show(<PositionMark position={4} />).textContent).toBe('4')
    cleanup()
    expect(show(<PositionMark position={12_345} />).textContent).toBe('12,345')
    cleanup()
    const none = show(<PositionMark position={0} />)
    expect(within(none).getByText('–').getAttribute('aria-hidden')).toBe('true')
    within(none).getByText('not placed yet')
    expect(within(none).queryByRole('img')).toBeNull()
  })
})

test('a link to ranks leads on in a browser, and is words alone in the native app', () => {
  show(<RankLink to="/leaderboardDaily">Daily</RankLink>)
  expect(screen.getByRole('link', { name: 'Daily' }).getAttribute('href')).toBe('/leaderboardDaily')
  cleanup()
  inTheApp()
  show(<RankLink to="/leaderboardDaily">Daily</RankLink>)
  expect(screen.queryByRole('link')).toBeNull()
  screen.getByText('Daily')
})

test('how it works is collapsed, and explains what puzzles earn and what they don’t', async () => {
  const shown = show(<HowItWorks />)
  const details = shown.querySelector('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('How it works'))
  expect(details?.open).toBe(true)
  expect(details?.textContent).toContain('50 to 90 for Level 1 to Level 5, 100 to 500 for Easy to Master.')
  expect(details?.textContent).toContain('A wrong guess takes nothing away.')
  expect(details?.textContent).toContain('Equal scores share a position.')
})
