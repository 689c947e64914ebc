import { DAYS_A_WEEK, FIRST_MONDAY, weekOf, type Day, type Week } from '@emojigma/engine/day.ts'

/** Missed days per week, Monday to Sunday, that do not break a streak.
 *  Source: docs/product.md, My days */
export const REST_DAYS_A_WEEK = 2

/** After this many days without a star a whole week was missed, and so more than its rest days. */
const SURELY_PAUSED_DAYS = 2 * DAYS_A_WEEK

/** A player's streak. */
export interface Streak {
  /** Days with a star, and the rest days between them. */
  readonly days: number
  /** More days were missed than rest days allow. The streak resumes with the next star. */
  readonly isPaused: boolean
  /** Rest days left this week. */
  readonly restDaysLeft: number
}

/** A summary of the weeks before the ones counted day by day. */
export interface CountedWeeks {
  /** The days of all of them. */
  readonly days: number
}

/** A player's streak, rest days included. A week with a star counts its days with stars and up to two missed days; a week without one adds
 *  and subtracts nothing. So neither a missed day nor a late one ever shortens it.
 *  @param starDays days with at least one star, in any order, none after today
 *  @param counted the weeks before the earliest possible day in `starDays`
 *  Source: docs/product.md, My days */
export function streakOf(starDays: Iterable<Day>, today: Day, counted: CountedWeeks = { days: 0 }): Streak {
  const stars = new Set(starDays)
  const hasEarlier = counted.days > 0
  const first = Math.min(...stars)
  let days = counted.days
  for (const [week, inWeek] of Map.groupBy(stars, weekOf)) {
    const from = hasEarlier ? mondayOf(week) : Math.max(mondayOf(week), first)
    days += inWeek.length + Math.min(REST_DAYS_A_WEEK, missedIn(stars, from, Math.min(mondayOf(week) + DAYS_A_WEEK, today)))
  }
  const hasBegun = hasEarlier || stars.size > 0
  const monday = mondayOf(weekOf(today))
  const missed = hasBegun ? missedIn(stars, hasEarlier ? monday : Math.max(monday, first), today) : 0
  return { days, isPaused: hasBegun && isPausedOn(stars, today), restDaysLeft: Math.max(0, REST_DAYS_A_WEEK - missed) }
}

/** Whether more days were missed since the last star than the rest days of their weeks. */
function isPausedOn(stars: ReadonlySet<Day>, today: Day): boolean {
  const last = Math.max(...stars)
  if (last === today) return false
  if (today - last > SURELY_PAUSED_DAYS) return true
  const first = Math.min(...stars)
  for (let day = last + 1; day < today; day += 1) {
    if (missedIn(stars, Math.max(mondayOf(weekOf(day)), first), day + 1) > REST_DAYS_A_WEEK) return true
  }
  return false
}

/** Days without a star in a half-open range. */
function missedIn(stars: ReadonlySet<Day>, from: Day, until: Day): number {
  let missed = 0
  for (let day = from; day < until; day += 1) if (!stars.has(day)) missed += 1
  return missed
}

export function mondayOf(week: Week): Day {
  return FIRST_MONDAY + DAYS_A_WEEK * week
}
