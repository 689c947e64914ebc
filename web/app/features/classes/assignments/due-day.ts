import { locale } from '@emojigma/messages/language.ts'
/** `Fri 27 Nov`; the same for everybody, because a due day is a day and no moment.
 *  @param day such as 2026-11-27 */
export function shownDay(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, options).replace(',', '')
}
