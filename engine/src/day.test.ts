import { expect, test } from 'vitest'
import { dayAt, dayDate, dayStartMs, monthOf, PUZZLES_A_DAY, SLOTS } from './day.ts'
import { PUZZLE_TYPES } from './types.ts'

test('a day has each type at each of its levels once, and nothing else', () => {
  const named = ({ typeId, levelId }: (typeof SLOTS)[number]) => `${typeId} at ${levelId}`
  const pairs = PUZZLE_TYPES.flatMap(({ id, levels }) => levels.map((levelId) => named({ typeId: id, levelId })))
  expect(SLOTS.map(named).toSorted()).toEqual(pairs.toSorted())
  expect(SLOTS).toHaveLength(PUZZLES_A_DAY)
})

test('the id of a type is its position in the list', () => {
  expect(PUZZLE_TYPES.map(({ id }) => id)).toEqual(PUZZLE_TYPES.map((_, index) => index + 1))
})

test('a day is dated by the calendar, leap years and all', () => {
  const days = Array.from({ length: 8000 }, (_, index) => index * 37 - 150_000)
  const dates = days.map((day) => new Date(dayStartMs(day)))
  expect(days.map(dayDate)).toEqual(dates.map((date) => date.toISOString().slice(0, 10)))
  expect(days.map(monthOf)).toEqual(dates.map((date) => date.getUTCMonth() + 1))
  const leapDays = ['2000-02-29', '2024-02-29', '2100-02-28', '2400-02-29']
  expect(leapDays.map((date) => dayDate(dayAt(Date.parse(date))))).toEqual(leapDays)
  expect(dayDate(0)).toBe('2020-01-01')
})
