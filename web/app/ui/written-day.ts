import { locale } from '@emojigma/messages/language.ts'

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The UTC day of a moment as a text says it, such as 22 November 2027.
 *  @param moment as calls and articles tell it: a date, or with a time in UTC */
export function dayWritten(moment: string): string {
  return DAY.format(Date.parse(moment))
}
