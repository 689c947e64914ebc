import { m } from '@emojigma/messages'
import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { locale } from '@emojigma/messages/language.ts'

const DAYS_OF_A_WEEK = 7
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Why an idea comes back: "You met this on Monday", or with the date where it is a week ago or more.
 *  @param date a UTC day, such as 2026-11-22 */
export function metWords(date: string, today: Day): string {
  const atMs = Date.parse(date)
  const isThisWeek = today - dayAt(atMs) < DAYS_OF_A_WEEK
  return m['for_you.met_on']({ day: (isThisWeek ? WEEKDAY : DATE).format(atMs) })
}
