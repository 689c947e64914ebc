import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'

/** What a year of birth says, apart from the schemas so that the page need not load the validator. */

/** Nobody alive was born before. */
export const FIRST_BIRTH_YEAR = 1900

/** Younger than this, an adult has to agree. */
const CONSENT_AGE_YEARS = 13

/** Whether anybody alive may have been born in a year. */
export function isBirthYear(year: number, nowMs: number): boolean {
  return Number.isInteger(year) && year >= FIRST_BIRTH_YEAR && year <= yearAt(nowMs)
}

/** Whether someone born in a year may still be younger than thirteen. Somebody who has their thirteenth birthday this year counts as a
 *  child. */
export function mayBeChild(birthYear: number, nowMs: number): boolean {
  return yearAt(nowMs) - birthYear <= CONSENT_AGE_YEARS
}

/** The UTC year. */
export function yearAt(nowMs: number): number {
  return Number(dayDate(dayAt(nowMs)).slice(0, 'yyyy'.length))
}
