import { expect, test } from 'vitest'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfDate, daysOf, firstDayOf, isMonth, monthAfter, monthHolding } from './month.ts'

test('a month has all of its days and no other', () => {
  for (let day = 0; day < 4000; day += 1) {
    const month = monthHolding(day)
    expect(daysOf(month)).toContain(day)
    expect(dayOfDate(dayDate(day))).toBe(day)
  }
  expect(daysOf('2024-02')).toHaveLength(29)
  expect(daysOf('2026-02')).toHaveLength(28)
})

test('months follow each other over the years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', -14)]).toEqual(['2027-01', '2025-12', '2025-09'])
  expect(firstDayOf(monthAfter('2026-11', 1)) - firstDayOf('2026-11')).toBe(30)
})

test('what is no date or month is none', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today']) expect(dayOfDate(text)).toBeUndefined()
  for (const text of ['', '2026-13', '2026-00', '2026-1', '2026-11-01']) expect(isMonth(text)).toBe(false)
  expect(isMonth('2026-11')).toBe(true)
  expect(() => daysOf('2026-13')).toThrow(RangeError)
})
