import { expect, test } from 'vitest'
import { dayDate, monthOf } from './calendar.ts'
import { dayAt, dayStartMs } from './day.ts'

test('a day is dated by the calendar, leap years and all', () => {
  const days = Array.from({ length: 8000 }, (_, index) => index * 37 - 150_000)
  const dates = days.map((day) => new Date(dayStartMs(day)))
  expect(days.map(dayDate)).toEqual(dates.map((date) => date.toISOString().slice(0, 10)))
  expect(days.map(monthOf)).toEqual(dates.map((date) => date.getUTCMonth() + 1))
  const leapDays = ['2000-02-29', '2024-02-29', '2100-02-28', '2400-02-29']
  expect(leapDays.map((date) => dayDate(dayAt(Date.parse(date))))).toEqual(leapDays)
  expect(dayDate(0)).toBe('2020-01-01')
})
