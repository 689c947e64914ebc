import { expect, test } from 'vitest'
import { weekOf, weekStartMs, dayAt, type Day } from '@emojigma/engine/day.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { REST_DAYS_A_WEEK, streakOf } from './streak.ts'

/** A Monday. */
const MONDAY: Day = dayAt(weekStartMs(weekOf(2516)))
const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6].map((index) => MONDAY + index) as [Day, Day, Day, Day, Day, Day, Day]

function someDays(seed: number): Day[] {
  const random = randomFrom(`streak ${seed}`)
  const share = 1 + random.below(9)
  return Array.from({ length: 60 }, (_, index) => MONDAY + index).filter(() => random.below(10) < share)
}

test('nobody has days before the first star, and nothing is paused', () => {
  expect(streakOf([], MON)).toEqual({ days: 0, isPaused: false, restDaysLeft: 2 })
  expect(streakOf([WED], WED)).toEqual({ days: 1, isPaused: false, restDaysLeft: 2 })
})

test('two missed days of a week are rest days and count', () => {
  expect(streakOf([MON, THU], THU)).toEqual({ days: 4, isPaused: false, restDaysLeft: 0 })
  expect(streakOf([MON, TUE, WED, THU, FRI], SUN + 1)).toEqual({ days: 7, isPaused: false, restDaysLeft: 2 })
})

test('a third missed day pauses the days in a row, which go on from where they were', () => {
  expect(streakOf([MON], THU)).toEqual({ days: 3, isPaused: false, restDaysLeft: 0 })
  expect(streakOf([MON], FRI)).toEqual({ days: 3, isPaused: true, restDaysLeft: 0 })
  expect(streakOf([MON, FRI], FRI)).toEqual({ days: 4, isPaused: false, restDaysLeft: 0 })
  expect(streakOf([MON, FRI], SUN)).toEqual({ days: 4, isPaused: true, restDaysLeft: 0 })
})

test('rest days are of a week: Saturday, Sunday, Monday and Tuesday may be missed in one go', () => {
  const week = [MON, TUE, WED, THU, FRI]
  expect(streakOf(week, SAT + 4)).toMatchObject({ days: 7, isPaused: false })
  expect(streakOf(week, SAT + 5)).toMatchObject({ days: 7, isPaused: true })
})

test('a year without a star pauses and takes nothing away', () => {
  const before = streakOf([MON, TUE], WED).days
  expect(streakOf([MON, TUE], WED + 365)).toMatchObject({ isPaused: true })
  expect(streakOf([MON, TUE], WED + 365).days).toBeGreaterThanOrEqual(before)
})

test('a missed day never lowers it, on any of sixty days of two hundred players', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const stars = someDays(seed)
    let days = 0
    for (let today = MONDAY; today < MONDAY + 90; today += 1) {
      const now = streakOf(
        stars.filter((day) => day <= today),
        today,
      )
      expect(now.days).toBeGreaterThanOrEqual(days)
      days = now.days
    }
  }
})

test('a star that is found later never lowers it', () => {
  const today = MONDAY + 60
  for (let seed = 0; seed < 200; seed += 1) {
    const stars = someDays(seed)
    const before = streakOf(stars, today).days
    for (const missing of [MONDAY, MONDAY + 17, MONDAY + 33, today]) {
      expect(streakOf([...stars, missing], today).days).toBeGreaterThanOrEqual(before)
    }
  }
})

test('no week gives more than two rest days, and what is paused has no rest day left of its week', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const stars = someDays(seed)
    const weeks = new Set(stars.map(weekOf)).size
    const { days } = streakOf(stars, MONDAY + 60)
    expect(days).toBeGreaterThanOrEqual(stars.length)
    expect(days).toBeLessThanOrEqual(stars.length + REST_DAYS_A_WEEK * weeks)
  }
})

test('the weeks that were counted before are counted once', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const stars = someDays(seed)
    const border = MONDAY + 28
    const earlier = stars.filter((day) => day < border)
    if (earlier.length === 0) continue
    const counted = streakOf(earlier, border)
    const joined = streakOf(
      stars.filter((day) => day >= border),
      MONDAY + 60,
      counted,
    )
    expect(joined.days).toBe(streakOf(stars, MONDAY + 60).days)
  }
})
