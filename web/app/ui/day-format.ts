import { locale } from '@emojigma/messages/language.ts'
import { useInBrowser } from '../platform/browser/hooks/use-in-browser.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const DATE = new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' })

/** `22 November 2027`, in the page's language. A date is the same everywhere, a moment is shown by the reader's clock.
 *  @param moment ISO 8601, with or without a time */
export function formatDay(moment: string): string {
  return moment.includes('T') ? new Date(moment).toLocaleDateString(locale, DAY) : DATE.format(Date.parse(moment))
}

/** `16:00`, by the reader's clock. */
export function formatTime(atMs: number): string {
  return new Date(atMs).toLocaleTimeString(locale, { timeStyle: 'short' })
}

/** `Sunday 16:00`, by the reader's clock. */
export function formatWeekdayTime(atMs: number): string {
  return new Date(atMs).toLocaleString(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
}

/** A time by the reader's clock; empty on the server, which does not know the reader's time zone. */
export function useLocalTime(format: (atMs: number) => string, atMs: number): string {
  return useInBrowser(() => format(atMs), '')
}
