import type { Day } from './day.ts'

/** `2026-11-21` */
export function dayDate(day: Day): string {
  const { year, month, dayOfMonth } = calendarDateOf(day)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-')
}

/** Month of the UTC day, 1 to 12. */
export function monthOf(day: Day): number {
  return calendarDateOf(day).month
}

interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** From 1. */
  readonly dayOfMonth: number
}

/** Counts in years that begin in March, so that the leap day comes last, and in eras of 400 years, which have equally many days.
 *  Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013 */
function calendarDateOf(day: Day): CalendarDate {
  const sinceYear0 = day + DAYS_FROM_YEAR_0
  const era = Math.floor(sinceYear0 / DAYS_AN_ERA)
  const dayOfEra = sinceYear0 - era * DAYS_AN_ERA
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthsSinceMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
  return {
    year: 400 * era + yearOfEra + (month < 3 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * monthsSinceMarch + 2) / 5) + 1,
  }
}

const DAYS_AN_ERA = 146_097
/** From 1 March of the year 0 to day 0 of the archive. */
const DAYS_FROM_YEAR_0 = 737_730
