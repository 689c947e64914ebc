import { expect, test } from 'vitest'
import { isBirthYear, mayBeChild } from './birth-year.ts'

const NEW_YEARS_EVE_MS = Date.UTC(2026, 11, 31, 23, 59)

test('who turns thirteen this year, or later, may be a child', () => {
  expect([2012, 2013, 2026].map((year) => mayBeChild(year, NEW_YEARS_EVE_MS))).toEqual([false, true, true])
  expect(mayBeChild(2013, NEW_YEARS_EVE_MS + 60_000)).toBe(false)
})

test('a year of birth is a whole year from 1900 to this one', () => {
  expect([1899, 1900, 2026, 2027, 2000.5, Number.NaN].map((year) => isBirthYear(year, NEW_YEARS_EVE_MS))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})
