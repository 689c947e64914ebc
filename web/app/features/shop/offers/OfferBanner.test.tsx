// @vitest-environment jsdom
import { getSpecialOffers, type SpecialOffer } from '@emojigma/contract/shop/offers.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChild } from '../../../platform/session/likely-child.ts'
import { NOON_MS } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, SITE } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { OfferBanner } from './OfferBanner.tsx'
import { OfferSpace } from './OfferSpace.tsx'

const DAY_MS = 86_400_000
const WINTER: SpecialOffer = {
  Name: 'Winter Warm-up',
  Description: 'All plans',
  PercentageDiscount: 20,
  Code: 'WINTER20',
  DateTo: '2026-12-21T12:00:00.000Z',
}

beforeEach(async () => {
  await loadLazyComponents()
  vi.useFakeTimers({ now: NOON_MS })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Until what the server answered has been drawn, or would have been: reading an answer takes turns of the machine, and drawing it a
 *  frame. */
const answered = async () => {
  for (let turn = 0; turn < 40 && !banner(); turn += 1) {
    await act(async () => {
      await setImmediate()
      await vi.advanceTimersByTimeAsync(16)
    })
  }
}
const banner = () => screen.queryByRole('region', { name: 'Special offer' })
const endingAt = (DateTo: string): Partial<SpecialOffer> => ({ DateTo })

async function show(changes: Partial<SpecialOffer> = {}, props: Parameters<typeof OfferBanner>[0] = {}) {
  const calls = serverWith({ [getSpecialOffers.path]: () => ({ SpecialOffer: { ...WINTER, ...changes } }) })
  renderAt('/today', <OfferBanner {...props} />)
  await answered()
  return calls
}

test('says what is saved and with which code, and leads to the subscriptions', async () => {
  await show()
  expect(banner()?.textContent).toContain('Save 20% with code WINTER20 at checkout')
  expect(banner()?.textContent).toContain('All plans')
  expect(screen.getByRole('link', { name: 'Winter Warm-up' }).getAttribute('href')).toBe('/pricing')
})

test('the time is counted down from seven days on, and not before', async () => {
  await show(endingAt('2026-11-28T12:01:00.000Z'))
  expect(screen.queryByRole('timer')).toBeNull()
  await after(60_000)
  await after(1250)
  expect(banner()?.textContent).toContain('Quick - Offer ending soon!')
  expect(screen.getByRole('timer').textContent).toBe('6days23hours59mins59secs')
})

test('the countdown is named for who cannot see it, and stays silent', async () => {
  await show(endingAt('2026-11-24T18:01:00.000Z'))
  const timer = screen.getByRole('timer', { name: 'Offer ends in 3 days 6 hours 1 minute' })
  expect(timer.getAttribute('aria-live')).toBe('off')
  expect(timer.textContent).toBe('3days06hours01mins00secs')
})

test('at zero the banner goes and the page loads anew, once', async () => {
  const reload = vi.fn<() => void>()
  await show(endingAt('2026-11-21T12:00:05.000Z'), { reload })
  await after(4000)
  expect(reload).not.toHaveBeenCalled()
  await after(1250)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(banner()).toBeNull()
  await after(DAY_MS / 24)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('at zero a puzzle in full screen stays, and the banner goes alone', async () => {
  const reload = vi.fn<() => void>()
  await show(endingAt('2026-11-21T12:00:05.000Z'), { reload })
  const full = document.body.appendChild(document.createElement('section'))
  full.dataset['full'] = ''
  await after(60_000)
  full.remove()
  expect([banner(), reload.mock.calls]).toEqual([null, []])
})

test('an offer that this device takes for over is not shown, and does not load the page anew without end', async () => {
  const reload = vi.fn<() => void>()
  await show(endingAt('2026-11-21T11:59:59.000Z'), { reload })
  await after(60_000)
  expect(banner()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test.each(['BLACK FRIDAY', 'Our Black Friday week'])('%s is shown in its own colours', async (Name) => {
  await show({ Name })
  expect(banner()?.hasAttribute('data-black-friday')).toBe(true)
})

test('other names are not, and the page of subscriptions has a banner of its own kind', async () => {
  await show({}, { setting: 'subscription' })
  expect(banner()?.hasAttribute('data-black-friday')).toBe(false)
  expect(banner()?.dataset['setting']).toBe('subscription')
})

test.each([
  ['a student', () => signInAs({ isStudent: true })],
  ['a child’s account', () => signInAs({ isChild: true })],
  ['a device that said that a child sits at it', noteChild],
])('nothing is offered to %s, nor asked for', async (_what, prepare) => {
  prepare()
  const calls = await show()
  expect(banner()).toBeNull()
  expect(calls.filter(({ path }) => path === getSpecialOffers.path)).toEqual([])
})

test('the space is there from the first moment where an offer runs, and the banner comes once the page has settled', async () => {
  const calls = serverWith({ [getSpecialOffers.path]: () => ({ SpecialOffer: WINTER }) })
  const { container } = renderAt('/today', <OfferSpace />, { ...SITE, offer: 'running' })
  expect(container.querySelector('[data-stage=running]')).not.toBeNull()
  expect(calls).toEqual([])
  await after(4000)
  await answered()
  expect(banner()).not.toBeNull()
})

test.each([
  ['no offer runs', '/today', {}],
  ['a list is of a junior level', '/puzzle?l=6', { offer: 'running' }],
] as const)('there is no space where %s', (_what, address, more) => {
  serverWith()
  const { container } = renderAt(address, <OfferSpace />, { ...SITE, ...more })
  expect(container.childElementCount).toBe(0)
})
