import { locale } from '@emojigma/messages/language.ts'
/** `Fri 27 Nov`, in every time zone.
 *  @param day such as 2026-11-27 */
export function dueDayText(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, options).replace(',', '')
}
