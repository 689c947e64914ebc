import { dayDate } from '@emojigma/engine/calendar.ts'
import type { Day } from '@emojigma/engine/day.ts'

/** A calendar month, such as `2026-11`. Sorts as text. */
export type Month = string

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/
const DATE = /^(\d{4}-\d{2})-(\d{2})$/
const MONTHS_A_YEAR = 12
/** Day 0 is 2020-01-01. */
const YEAR_OF_DAY_0 = 2020
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

export function monthHolding(day: Day): Month {
  return dayDate(day).slice(0, 'yyyy-mm'.length)
}

export function isMonth(text: string): boolean {
  return MONTH.test(text)
}

/** Adds months; negative `by` goes back. */
export function monthAfter(month: Month, by: number): Month {
  const { year, index } = partsOf(month)
  const months = year * MONTHS_A_YEAR + index + by
  return `${String(Math.floor(months / MONTHS_A_YEAR)).padStart(4, '0')}-${String((months % MONTHS_A_YEAR) + 1).padStart(2, '0')}`
}

/** The first UTC day of a month. */
export function firstDayOf(month: Month): Day {
  const { year, index } = partsOf(month)
  const inYear = (DAYS_BEFORE_MONTH[index] ?? 0) + (index > 1 ? leapDaysBefore(year + 1) - leapDaysBefore(year) : 0)
  return 365 * (year - YEAR_OF_DAY_0) + leapDaysBefore(year) - leapDaysBefore(YEAR_OF_DAY_0) + inYear
}

/** The days of a month, ascending. */
export function daysOf(month: Month): readonly Day[] {
  const first = firstDayOf(month)
  return Array.from({ length: firstDayOf(monthAfter(month, 1)) - first }, (_, index) => first + index)
}

/** The day of a date such as `2026-11-21`.
 *  @returns undefined for anything else */
export function dayOfDate(text: string): Day | undefined {
  const [, month = '', number] = DATE.exec(text) ?? []
  if (!isMonth(month)) return undefined
  const day = firstDayOf(month) + Number(number) - 1
  return dayDate(day) === text ? day : undefined
}

/** The number of leap days in the years before one. */
function leapDaysBefore(year: number): number {
  const last = year - 1
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400)
}

/** @throws RangeError for anything but a month */
function partsOf(month: Month): { readonly year: number; readonly index: number } {
  const [, year, number] = MONTH.exec(month) ?? []
  if (year === undefined || number === undefined) throw new RangeError(`no month "${month}"`)
  return { year: Number(year), index: Number(number) - 1 }
}
