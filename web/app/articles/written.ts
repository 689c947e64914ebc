import { locale } from '@emojigma/messages/language.ts'
const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day as a text says it.
 *  @param date as 2026-11-22 */
export function written(date: string): string {
  return DAY.format(Date.parse(date))
}
