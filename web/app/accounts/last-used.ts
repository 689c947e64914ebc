import { locale } from '@emojigma/messages/language.ts'
import * as messages from '@emojigma/messages/page/accounts/last-used.ts'
const DAY_MS = 24 * 60 * 60 * 1000
const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `Last used today`, `Last used yesterday`, `Last used on 12 November 2026`.
 *  @param day UTC, such as 2026-11-12 */
export function lastUsedWords(day: string, nowMs: number): string {
  const dayMs = Date.parse(day)
  const days = Math.floor(nowMs / DAY_MS) - Math.floor(dayMs / DAY_MS)
  if (days <= 0) return messages.lastUsedToday
  return days === 1 ? messages.lastUsedYesterday : messages.lastUsedOn(DAY.format(dayMs))
}
