import { describe, expect, test } from 'vitest'
import {
  ARCHIVE_START_MS,
  DAY_MS,
  dayAt,
  dayEndMs,
  dayOfPuzzle,
  dayStartMs,
  MAX_PUZZLE_ID,
  puzzleIdOf,
  SECTIONS,
  sectionOf,
  SLOTS,
  slotOfPuzzle,
  weekAt,
  weekOf,
  weekStartMs,
  type Slot,
} from './day.ts'
import { dayDate, monthOf } from './calendar.ts'

describe('a day', () => {
  test.each([
    [1_577_836_800_000, 0],
    [1_577_836_799_999, -1],
    [1_577_923_199_999, 0],
    [1_577_923_200_000, 1],
    // 2026-11-21T00:00:00Z, and the millisecond before.
    [1_795_219_200_000, 2516],
    [1_795_219_199_999, 2515],
    [0, -18_262],
  ])('holds its milliseconds from midnight to midnight: %i is of day %i', (timeMs, day) => {
    expect(dayAt(timeMs)).toBe(day)
  })

  test('begins at midnight and ends a millisecond before the next one begins', () => {
    expect([dayStartMs(0), dayEndMs(0)]).toEqual([1_577_836_800_000, 1_577_923_199_999])
    expect([dayStartMs(-1), dayEndMs(-1)]).toEqual([1_577_750_400_000, 1_577_836_799_999])
    for (const day of [-400, 0, 59, 60, 365, 2516, 10_000]) {
      expect(dayAt(dayStartMs(day))).toBe(day)
      expect(dayAt(dayEndMs(day))).toBe(day)
      expect(dayAt(dayEndMs(day) + 1)).toBe(day + 1)
      expect(dayStartMs(day + 1) - dayStartMs(day)).toBe(DAY_MS)
    }
    expect(dayStartMs(0)).toBe(ARCHIVE_START_MS)
  })
})

describe('a week', () => {
  test.each([
    // Monday 2019-12-30 to Sunday 2020-01-05 hold day 0, a Wednesday.
    [-3, -1],
    [-2, 0],
    [0, 0],
    [4, 0],
    [5, 1],
    [11, 1],
    [12, 2],
    // Sunday 2026-11-22, Monday 2026-11-23.
    [2517, 359],
    [2518, 360],
  ])('has day %i in week %i', (day, week) => {
    expect(weekOf(day)).toBe(week)
    expect(weekAt(dayStartMs(day))).toBe(week)
    expect(weekAt(dayEndMs(day))).toBe(week)
  })

  test('has seven days, of which the first is a Monday', () => {
    for (const week of [-1, 0, 1, 359]) {
      const monday = dayAt(weekStartMs(week))
      expect([0, 1, 2, 3, 4, 5, 6].map((days) => weekOf(monday + days))).toEqual(Array(7).fill(week))
      expect([weekOf(monday - 1), weekOf(monday + 7)]).toEqual([week - 1, week + 1])
      expect(dayStartMs(monday)).toBe(weekStartMs(week))
    }
    expect(dayDate(dayAt(weekStartMs(0)))).toBe('2019-12-30')
    expect(dayDate(dayAt(weekStartMs(360)))).toBe('2026-11-23')
  })
})

describe('the id of a puzzle', () => {
  test.each([
    [0, 0, 1],
    [0, 39, 40],
    [1, 0, 41],
    [2516, 0, 100_641],
    [2516, 39, 100_680],
  ])('of day %i, slot %i is %i', (day, slot, id) => {
    expect(puzzleIdOf(day, slot)).toBe(id)
    expect(dayOfPuzzle(id)).toBe(day)
    expect(slotOfPuzzle(id)).toBe(SLOTS[slot])
  })

  test('counts every slot of every day once, without a gap', () => {
    const ids = [0, 1, 2].flatMap((day) => SLOTS.map((_, slot) => puzzleIdOf(day, slot)))
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(ids.map(dayOfPuzzle)).toEqual(ids.map((id) => Math.floor((id - 1) / 40)))
  })

  test('may be as large as the wire allows, and none is below 1', () => {
    expect(MAX_PUZZLE_ID).toBe(2 ** 31 - 1)
    expect(slotOfPuzzle(MAX_PUZZLE_ID)).toEqual({ typeId: 1, levelId: 2 })
    expect(() => slotOfPuzzle(0)).toThrow(RangeError)
    expect(() => slotOfPuzzle(-5)).toThrow(RangeError)
    expect(() => slotOfPuzzle(1.5)).toThrow(RangeError)
  })
})

describe('the sections of a day', () => {
  const NAMES = [
    'Classic junior',
    'Classic',
    'Grid',
    'Word',
    'Emojidoku junior 4x4',
    'Emojidoku 9x9',
    'Spot the odd emoji junior',
    'Spot the odd emoji',
  ]

  test('are eight of five slots each, in the order of the page', () => {
    expect(SECTIONS.map(({ name }) => name)).toEqual(NAMES)
    expect(SLOTS.map((slot) => sectionOf(slot).name)).toEqual(NAMES.flatMap((name) => Array(5).fill(name)))
  })

  test.each<[number, Slot]>([
    [0, { typeId: 1, levelId: 6 }],
    [4, { typeId: 1, levelId: 10 }],
    [5, { typeId: 1, levelId: 1 }],
    [10, { typeId: 2, levelId: 1 }],
    [19, { typeId: 3, levelId: 5 }],
    [20, { typeId: 4, levelId: 6 }],
    [29, { typeId: 4, levelId: 5 }],
    [34, { typeId: 5, levelId: 10 }],
    [39, { typeId: 5, levelId: 5 }],
  ])('have in slot %i %o', (slot, pair) => {
    expect(SLOTS[slot]).toEqual(pair)
  })

  test.each<Slot>([
    { typeId: 2, levelId: 6 },
    { typeId: 3, levelId: 10 },
  ])('have none for %o, which does not exist', (slot) => {
    expect(() => sectionOf(slot)).toThrow(RangeError)
  })
})

describe('a date', () => {
  test.each([
    [-1, '2019-12-31', 12],
    [0, '2020-01-01', 1],
    [30, '2020-01-31', 1],
    [31, '2020-02-01', 2],
    [59, '2020-02-29', 2],
    [60, '2020-03-01', 3],
    [365, '2020-12-31', 12],
    [366, '2021-01-01', 1],
    [424, '2021-02-28', 2],
    [425, '2021-03-01', 3],
    [1520, '2024-02-29', 2],
    [2516, '2026-11-21', 11],
    [29_278, '2100-02-28', 2],
    [29_279, '2100-03-01', 3],
    [-7306, '1999-12-31', 12],
    [-18_262, '1970-01-01', 1],
  ])('of day %i is %s, in month %i', (day, date, month) => {
    expect(dayDate(day)).toBe(date)
    expect(monthOf(day)).toBe(month)
  })

  test('sorts as text the way days do', () => {
    const days = Array.from({ length: 3000 }, (_, index) => index * 11 - 5000)
    const dates = days.map(dayDate)
    expect(dates).toEqual(dates.toSorted())
    expect(new Set(dates).size).toBe(days.length)
    expect(dates.every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true)
  })
})
