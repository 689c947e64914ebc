import * as messages from '@emojigma/messages/page/accounts/last-used.ts'
import { dayWritten } from '../ui/written-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `Last used today`, `Last used yesterday`, `Last used on 12 November 2026`.
 *  @param day UTC, such as 2026-11-12 */
export function lastUsedWords(day: string, nowMs: number): string {
  const days = Math.floor(nowMs / DAY_MS) - Math.floor(Date.parse(day) / DAY_MS)
  if (days <= 0) return messages.lastUsedToday
  return days === 1 ? messages.lastUsedYesterday : messages.lastUsedOn(dayWritten(day))
}
