// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentMs, deviceMs, learnTime, setClock, useIsTimeSure, useNowMs, useToday } from './clock.ts'
import { SiteSettingsProvider } from './site-settings.ts'
import { NOON_MS, TODAY } from '../testing/noon.ts'
import { SITE } from '../testing/test-site.tsx'

const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  localStorage.clear()
  setClock(NOON_MS)
})

function Clock() {
  return (
    <p>
      {useToday()} {useNowMs(1000)}
    </p>
  )
}

test('a device clock that is nearly right is believed', () => {
  setClock(NOON_MS - 15_000)
  expect(currentMs()).toBe(NOON_MS)
})

test('a device clock that is wrong is corrected by the time in a fresh page, and runs on', () => {
  setClock(NOON_MS + 30 * HOUR_MS)
  vi.advanceTimersByTime(1000)
  expect(currentMs()).toBe(NOON_MS + 30 * HOUR_MS + 1000)
})

test('a page that is not fresh keeps to the last known difference', () => {
  setClock(undefined)
  expect(currentMs()).toBe(NOON_MS)
  setClock(NOON_MS - 5 * HOUR_MS)
  setClock(undefined)
  vi.advanceTimersByTime(1000)
  expect(currentMs()).toBe(NOON_MS - 5 * HOUR_MS + 1000)
})

test('the last known difference is forgotten once the device’s clock is right', () => {
  setClock(NOON_MS - 5 * HOUR_MS)
  setClock(NOON_MS)
  setClock(undefined)
  expect(currentMs()).toBe(NOON_MS)
  expect(localStorage).toHaveLength(0)
})

test('a reply of the server corrects the clock while the page is open, and a late one does not shift it', () => {
  setClock(NOON_MS)
  learnTime(NOON_MS + 30 * HOUR_MS)
  expect(currentMs()).toBe(NOON_MS + 30 * HOUR_MS)
  learnTime(NOON_MS + 30 * HOUR_MS - 2000)
  expect(currentMs()).toBe(NOON_MS + 30 * HOUR_MS)
  learnTime(Number.NaN)
  expect(currentMs()).toBe(NOON_MS + 30 * HOUR_MS)
  learnTime(NOON_MS)
  expect(currentMs()).toBe(NOON_MS)
})

test('the time is in doubt until the server says it', () => {
  function Doubt() {
    return <p>{useIsTimeSure() ? 'sure' : 'in doubt'}</p>
  }
  setClock(NOON_MS + 30 * HOUR_MS)
  setClock(undefined)
  render(
    <SiteSettingsProvider value={SITE}>
      <Doubt />
    </SiteSettingsProvider>,
  )
  expect(screen.getByText('in doubt')).toBeDefined()
  expect(deviceMs()).toBe(NOON_MS + 30 * HOUR_MS)
  learnTime(NOON_MS + 30 * HOUR_MS)
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('sure')).toBeDefined()
  expect(deviceMs()).toBe(NOON_MS + 1000)
})

test('the day changes at midnight UTC', () => {
  render(
    <SiteSettingsProvider value={{ ...SITE, nowMs: NOON_MS }}>
      <Clock />
    </SiteSettingsProvider>,
  )
  expect(screen.getByText(new RegExp(`^${TODAY} `))).toBeDefined()
  act(() => void vi.advanceTimersByTime(12 * HOUR_MS + 1000))
  expect(screen.getByText(new RegExp(`^${TODAY + 1} `))).toBeDefined()
})

test('one timer serves all that show the time, and ends with the last of them', () => {
  const view = render(
    <SiteSettingsProvider value={SITE}>
      <Clock />
      <Clock />
    </SiteSettingsProvider>,
  )
  expect(vi.getTimerCount()).toBe(1)
  view.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
