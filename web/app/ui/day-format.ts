import { locale } from '@emojigma/messages/language.ts'

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `22 November 2027`, in the page's language.
 *  @param moment ISO 8601: a UTC date, with or without a time */
export function formatDay(moment: string): string {
  return DAY.format(Date.parse(moment))
}
