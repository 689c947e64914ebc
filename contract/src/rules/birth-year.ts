import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'

/** Rules for the year of birth, separate from the schemas so that the page does not load the validator. */

export const FIRST_BIRTH_YEAR = 1900

/** Below this age an adult has to consent. */
const CONSENT_AGE_YEARS = 13

/** Whether a living person can be born in that year. */
export function isBirthYear(year: number, nowMs: number): boolean {
  return Number.isInteger(year) && year >= FIRST_BIRTH_YEAR && year <= yearAt(nowMs)
}

/** Whether a person born in that year may be under thirteen. The year of the thirteenth birthday counts as a child's. */
export function mayBeChild(birthYear: number, nowMs: number): boolean {
  return yearAt(nowMs) - birthYear <= CONSENT_AGE_YEARS
}

/** The UTC year. */
export function yearAt(nowMs: number): number {
  return Number(dayDate(dayAt(nowMs)).slice(0, 'yyyy'.length))
}
