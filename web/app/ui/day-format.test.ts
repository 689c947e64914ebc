import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatTime, formatWeekdayTime } from './day-format.ts'

afterEach(() => void vi.unstubAllEnvs())

/** 2027-01-01, 00:00 UTC. */
const NEW_YEAR_MS = 1_798_761_600_000

test.each([
  ['America/Los_Angeles', '31 December 2026', '16:00', /^Thursday\b.* 16:00$/],
  ['UTC', '1 January 2027', '00:00', /^Friday\b.* 0?0:00$/],
  ['Pacific/Auckland', '1 January 2027', '13:00', /^Friday\b.* 13:00$/],
])('in %s a moment is told by the clock there', (zone, day, time, weekdayTime) => {
  vi.stubEnv('TZ', zone)
  expect(formatDay('2027-01-01T00:00:00Z')).toBe(day)
  expect(formatTime(NEW_YEAR_MS)).toBe(time)
  expect(formatWeekdayTime(NEW_YEAR_MS)).toMatch(weekdayTime)
})

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('in %s a date without a time is the same date', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDay('2027-01-01')).toBe('1 January 2027')
})
