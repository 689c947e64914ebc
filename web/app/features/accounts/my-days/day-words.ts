import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { firstDayOf, type Month } from '@emojigma/contract/rules/month.ts'
import { STARS_A_DAY, type Stars } from '@emojigma/contract/rules/stars.ts'
import type { Streak } from '@emojigma/contract/rules/streak.ts'

// Built once: creating a DateTimeFormat takes as long as formatting a whole month.
const DAY_NAME = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const MONTH_NAME = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `12 November` */
export function dayName(day: Day): string {
  return DAY_NAME.format(dayStartMs(day))
}

/** `November 2026` */
export function monthName(month: Month): string {
  return MONTH_NAME.format(dayStartMs(firstDayOf(month)))
}

/** `12`, without a leading zero. */
export function dayNumber(day: Day): number {
  return Number(dayDate(day).slice('yyyy-mm-'.length))
}

/** `12 November: 2 stars`; without the stars while they are unknown. */
export function dayWords(day: Day, stars: Stars | undefined): string {
  if (stars === undefined) return dayName(day)
  return m['day_words.stars_of_day']({ day: dayName(day), stars })
}

/** Words for the streak. They never speak of a loss, because nothing is lost. */
export function streakWords({ days, isPaused, restDaysLeft }: Streak): string {
  if (days === 0) return m['day_words.first_day']({ starsADay: STARS_A_DAY })
  if (isPaused) return m['day_words.resting']()
  if (restDaysLeft === 0) return m['day_words.no_rest_left']()
  return m['day_words.rest_left']({ restDaysLeft })
}
