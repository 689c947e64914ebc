import { locale } from '@emojigma/messages/language.ts'
import * as messages from '@emojigma/messages/page/my-days/day-words.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { firstDayOf, type Month } from '@emojigma/engine/month.ts'
import { STARS_A_DAY, type Stars } from '@emojigma/engine/stars.ts'
import type { Streak } from '@emojigma/engine/streak.ts'

function shown(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Date(dayStartMs(day)).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
}

/** `12 November` */
export function dayName(day: Day): string {
  return shown(day, { day: 'numeric', month: 'long' })
}

/** `November 2026` */
export function monthName(month: Month): string {
  return shown(firstDayOf(month), { month: 'long', year: 'numeric' })
}

/** `12`, without the zero of `2026-11-02`. */
export function dayNumber(day: Day): number {
  return Number(dayDate(day).slice('yyyy-mm-'.length))
}

/** `12 November: 2 stars`; undefined stars are not known yet. */
export function dayWords(day: Day, stars: Stars | undefined): string {
  if (stars === undefined) return dayName(day)
  return messages.starsOfDay(dayName(day), stars)
}

/** What is said of the days in a row: never that something was lost, because nothing is. */
export function streakWords({ days, isPaused, restDaysLeft }: Streak): string {
  if (days === 0) return messages.solveAPuzzleAnd(STARS_A_DAY)
  if (isPaused) return messages.yourDaysAreHaving
  if (restDaysLeft === 0) return messages.ifYouTakeAnother
  return messages.youCanStillTake(restDaysLeft)
}
