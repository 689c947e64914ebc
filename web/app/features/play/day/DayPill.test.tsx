// @vitest-environment jsdom
import { getMyDays, type MyDays } from '@emojigma/contract/accounts/my-days.ts'
import { monthHolding } from '@emojigma/contract/rules/month.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { DayPill } from './DayPill.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(days: number, stars: readonly number[]) {
  const month: MyDays = {
    Month: monthHolding(TODAY),
    Today: dayDate(TODAY),
    Stars: stars.flatMap((count, back) => (count > 0 ? [{ Date: dayDate(TODAY - back), Stars: count }] : [])),
    Streak: { Days: days, IsPaused: false, RestDaysLeft: 2 },
    Begun: [],
  }
  const calls = serverWith({ [getMyDays.path]: () => month })
  renderAt('/', <DayPill />)
  return calls
}

test('the streak and the stars of today lead to My days', async () => {
  show(6, [2, 3])
  const pill = await screen.findByRole('link', { name: 'My days: 6 days in a row, 2 stars today' })
  expect(pill.getAttribute('href')).toBe('/my-days')
  expect([...pill.querySelectorAll<HTMLElement>('[data-star]')].map(({ dataset }) => dataset['star'])).toEqual(['won', 'won', 'open'])
})

test('yesterday’s stars are not today’s', async () => {
  show(1, [0, 3])
  expect(await screen.findByRole('link', { name: 'My days: 1 day in a row, 0 stars today' })).toBeDefined()
})

test('there is nothing before the first star', async () => {
  const calls = show(0, [])
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
