import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'

/** Rules about the year of birth. Apart from the schemas, so that the page does not load the validator. */

export const FIRST_BIRTH_YEAR = 1900

/** Younger than this, an adult has to agree. */
const CONSENT_AGE_YEARS = 13

/** Whether a living person can have been born in a year. */
export function isBirthYear(year: number, nowMs: number): boolean {
  return Number.isInteger(year) && year >= FIRST_BIRTH_YEAR && year <= yearAt(nowMs)
}

/** Whether a person born in a year may be younger than thirteen. The year of the thirteenth birthday counts as a child's. */
export function mayBeChild(birthYear: number, nowMs: number): boolean {
  return yearAt(nowMs) - birthYear <= CONSENT_AGE_YEARS
}

/** The UTC year. */
export function yearAt(nowMs: number): number {
  return Number(dayDate(dayAt(nowMs)).slice(0, 'yyyy'.length))
}
