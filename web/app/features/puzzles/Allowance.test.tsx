// @vitest-environment jsdom
import { dayStartMs } from '@emojigma/engine/day.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOON_MS, TODAY } from '../../platform/testing/noon.ts'
import { renderAt, serverWith, SITE } from '../../platform/testing/test-site.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { noteChild } from '../../platform/session/likely-child.ts'
import { Allowance } from './Allowance.tsx'

beforeEach(() => void serverWith())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const show = (left: number | undefined, nowMs = NOON_MS) => renderAt('/today', <Allowance left={left} />, { ...SITE, nowMs })
const words = () => screen.getByRole('region', { name: 'Free puzzles' }).querySelector('p')?.textContent
const tokens = () => [...document.querySelectorAll('[data-used]')].map((token) => token.getAttribute('data-used'))

test('until it is known what is left, the page says what everybody gets', () => {
  show(undefined)
  expect(words()).toBe('3 free puzzles a daySubscribe for unlimited play')
  expect(tokens()).toEqual(['false', 'false', 'false'])
})

test.each([
  [3, ['false', 'false', 'false']],
  [1, ['true', 'true', 'false']],
])('%i left are counted in words and tokens', (left, used) => {
  show(left)
  expect(words()).toBe(`${left}/3 free puzzles leftSubscribe for unlimited play`)
  expect(tokens()).toEqual(used)
})

test('at none left it says when there are more, and that a plan has no limit', () => {
  show(0)
  expect(words()).toBe('0/3 free puzzles leftMore at 00:00. Subscribe for unlimited play')
  expect(tokens()).toEqual([])
  expect(screen.getByRole('link', { name: 'Subscribe for unlimited play' }).getAttribute('href')).toBe('/pricing')
})

test('the time to midnight runs on, and begins anew with the day', () => {
  const nowMs = dayStartMs(TODAY + 1) - 61_000
  vi.useFakeTimers({ now: nowMs })
  show(2, nowMs)
  const timer = () => screen.getByRole('timer').textContent
  expect(timer()).toBe('00hours01mins00secs')
  act(() => void vi.advanceTimersByTime(2000))
  expect(timer()).toBe('00hours00mins58secs')
  act(() => void vi.advanceTimersByTime(59_000))
  expect(timer()).toBe('23hours59mins59secs')
})

test('who has a plan is told that all are open, and of no other plan', () => {
  signInAs({ plan: 'individual' })
  show(2)
  expect(words()).toBe('All puzzles are open to you')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a student whose class has a break counts what is free, and is told of no plan', () => {
  signInAs({ isStudent: true })
  show(1)
  expect(words()).toBe('1/3 free puzzles left')
})

test.each([
  ['a child’s account', () => signInAs({ isChild: true })],
  ['a tab in which a child’s year was given', noteChild],
])('%s is told of no plan', (_who, prepare) => {
  prepare()
  show(0)
  expect(words()).toBe('0/3 free puzzles leftMore at 00:00. ')
})
