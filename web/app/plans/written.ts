import { locale } from '@emojigma/messages/language.ts'
const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of a moment, such as 22 November 2027.
 *  @param moment as calls tell it, in UTC */
export function written(moment: string): string {
  return DAY.format(Date.parse(moment))
}
