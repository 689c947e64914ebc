// @vitest-environment jsdom
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { renderAt, serverWith, setOf, SITE, wire } from '../../platform/testing/test-site.tsx'
import { AFTER_MIDNIGHT_MS, useTodaysPuzzles } from './todays-puzzles.ts'
import { useReloadAfterDay } from './TodayPage.tsx'

const BEFORE_MS = 1000
const before = { ...SITE, nowMs: dayStartMs(TODAY + 1) - BEFORE_MS }

beforeEach(() => vi.useFakeTimers({ now: before.nowMs }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Day() {
  return <p>day {useTodaysPuzzles().day}</p>
}

test('once the day is over the page asks again, for all its parts together, until the new set is there', async () => {
  let day = TODAY
  const calls = serverWith({ [getTodaysPuzzlesMini.path]: () => wire(setOf(day)) })
  renderAt(
    '/',
    <>
      <Day />
      <Day />
    </>,
    before,
  )
  await after(BEFORE_MS + 3900)
  expect(calls).toHaveLength(1)
  await after(AFTER_MIDNIGHT_MS - 3000)
  expect(calls).toHaveLength(2)
  day = TODAY + 1
  await after(AFTER_MIDNIGHT_MS)
  expect(calls).toHaveLength(3)
  expect(screen.getAllByText(`day ${TODAY + 1}`)).toHaveLength(2)
  await after(3 * AFTER_MIDNIGHT_MS)
  expect(calls).toHaveLength(3)
})

test.each([
  [true, 1],
  [false, 0],
])('a page with nothing left to play (%s) loads anew soon after midnight, not at once', async (isNothingLeft, times) => {
  const reload = vi.fn<() => void>()
  serverWith()
  renderAt('/', <Exhausted isNothingLeft={isNothingLeft} reload={reload} />, before)
  await after(BEFORE_MS + 3900)
  expect(reload).not.toHaveBeenCalled()
  await after(AFTER_MIDNIGHT_MS)
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a page with nothing left to play stays as it is until its day is over', async () => {
  const reload = vi.fn<() => void>()
  serverWith()
  const nowMs = before.nowMs - 3_600_000
  vi.setSystemTime(nowMs)
  renderAt('/', <Exhausted isNothingLeft reload={reload} />, { ...SITE, nowMs })
  await after(60_000)
  expect(reload).not.toHaveBeenCalled()
})

test('a page with a puzzle open over it is not loaded anew under who plays it', async () => {
  const reload = vi.fn<() => void>()
  serverWith()
  renderAt(
    '/',
    <>
      <Exhausted isNothingLeft reload={reload} />
      <dialog open />
    </>,
    before,
  )
  await after(BEFORE_MS + 3 * AFTER_MIDNIGHT_MS)
  expect(reload).not.toHaveBeenCalled()
})

function Exhausted({ isNothingLeft, reload }: { readonly isNothingLeft: boolean; readonly reload: () => void }) {
  useReloadAfterDay(isNothingLeft, reload)
  return null
}
