import { dayAt, dayEndMs, DAY_MS, DAYS_A_WEEK, FIRST_MONDAY, weekOf, type Day } from '@emojigma/engine/day.ts'

const LONGEST_NAME = 64
/** Letters first: a fixed offset such as `+02:00` knows no summer time. */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Whether it names a time zone that this device or server knows, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME || !ZONE_NAME.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** The day in a time zone.
 *  @param zone undefined = UTC
 *  @throws RangeError for an unknown zone */
export function dayIn(timeMs: number, zone: string | undefined): Day {
  if (zone === undefined) return dayAt(timeMs)
  const [year = 0, month = 1, day = 1] = clockOf(zone)
    .formatToParts(timeMs)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value))
  return dayAt(Date.UTC(year, month - 1, day))
}

/** No zone is further from UTC. */
const FURTHEST_MS = 15 * 60 * 60_000

/** The last millisecond of a day in a time zone.
 *  @param zone undefined = UTC */
export function dayEndIn(day: Day, zone: string | undefined): number {
  const utcMs = dayEndMs(day)
  if (zone === undefined) return utcMs
  // Searched for, since a day may have 23 or 25 hours, and one in Samoa was left out.
  let [inDay, after] = [utcMs - FURTHEST_MS - DAY_MS, utcMs + FURTHEST_MS]
  while (after - inDay > 1) {
    const middle = Math.floor((inDay + after) / 2)
    if (dayIn(middle, zone) <= day) inDay = middle
    else after = middle
  }
  return inDay
}

/** The first and last millisecond of the day, or of the week from Monday, around a time in a time zone.
 *  @param zone undefined = UTC */
export function periodIn(
  scope: 'week' | 'day',
  timeMs: number,
  zone: string | undefined,
): { readonly fromMs: number; readonly lastMs: number } {
  const today = dayIn(timeMs, zone)
  const first = scope === 'day' ? today : FIRST_MONDAY + DAYS_A_WEEK * weekOf(today)
  const last = scope === 'day' ? today : first + DAYS_A_WEEK - 1
  return { fromMs: dayEndIn(first - 1, zone) + 1, lastMs: dayEndIn(last, zone) }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  // The order of the parts is year, month, day.
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', dateStyle: 'short' })
  clocks.set(zone, clock)
  return clock
}
