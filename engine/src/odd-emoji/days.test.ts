import { describe, expect, test } from 'vitest'
import { monthOf } from '../calendar.ts'
import { generateDaily } from '../daily.ts'
import { SLOTS, type Day } from '../day.ts'
import { isSeasonal } from '../emoji/themes.ts'

/** The first of September 2026: both seasons come within the days from there. */
const FIRST_DAY: Day = 2435
const DAYS = 400
const APART = 4

const ODD_SLOTS = [...SLOTS.entries()].filter(([, { typeId }]) => typeId === 5).map(([slot]) => slot)

/** Themes of a slot, day by day. Every fourth puzzle is a later draft, as where a first one would repeat. */
function themesOfDays(slot: number): string[] {
  return Array.from({ length: DAYS }, (_, index) => generateDaily(FIRST_DAY + index, slot, index % APART === 0 ? 1 + (index % 7) : 0).theme)
}

describe.each(ODD_SLOTS)('the odd emoji of slot %i', (slot) => {
  const themes = themesOfDays(slot)

  test('has no theme twice in four days, whichever draft it is', () => {
    const repeated = themes.filter((theme, day) => themes.slice(Math.max(0, day - APART + 1), day).includes(theme))
    expect(repeated).toEqual([])
  })

  test('has no theme on more than a fair share of the days, and a season only in its month', () => {
    const counts = Map.groupBy(themes, (theme) => theme)
    const most = [...counts].filter(([theme]) => !isSeasonal(theme)).map(([, days]) => days.length)
    expect(Math.max(...most) / DAYS).toBeLessThan(0.1)
    const seasonal = themes.flatMap((theme, index) => (isSeasonal(theme) ? [monthOf(FIRST_DAY + index)] : []))
    expect(new Set(seasonal)).toEqual(new Set([10, 12]))
  })
})

test('the five of a section have five themes, but for a season', () => {
  for (let day = FIRST_DAY; day < FIRST_DAY + 60; day += 1) {
    for (const section of [ODD_SLOTS.slice(0, 5), ODD_SLOTS.slice(5)]) {
      const themes = section.map((slot) => generateDaily(day, slot, 0).theme).filter((theme) => !isSeasonal(theme))
      expect(new Set(themes).size).toBe(themes.length)
    }
  }
})
