import { m } from '@emojigma/messages'
import { formatDay } from '../../ui/day-format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `Last used today`, `Last used yesterday`, `Last used on 12 November 2026`.
 *  @param day UTC, such as 2026-11-12 */
export function lastUsedWords(day: string, nowMs: number): string {
  const days = Math.floor(nowMs / DAY_MS) - Math.floor(Date.parse(day) / DAY_MS)
  if (days <= 0) return m['last_used.last_used_today']()
  return days === 1 ? m['last_used.last_used_yesterday']() : m['last_used.last_used_on']({ dayMs: formatDay(day) })
}
