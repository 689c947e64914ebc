import { isJunior, JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'
import type { PuzzleTypeId } from './types.ts'

/** Days are whole UTC days counted from the first day of the archive. */
export type Day = number

/** Weeks are whole UTC weeks from Monday to Sunday; week 0 holds day 0. */
export type Week = number

export const DAY_MS = 86_400_000
/** 2020-01-01T00:00:00Z, day 0 of the archive. */
export const ARCHIVE_START_MS = 1_577_836_800_000
/** Day 0 is a Wednesday. */
const FIRST_MONDAY: Day = -2
const DAYS_A_WEEK = 7
export const PUZZLES_A_DAY = 40
export const MAX_PUZZLE_ID = 2_147_483_647

export interface Slot {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
}

/** The eight sections of a day in the order the Today page shows them, five puzzles each. */
export const SECTIONS: readonly { readonly name: string; readonly typeId: PuzzleTypeId; readonly levels: readonly LevelId[] }[] = [
  { name: 'Classic junior', typeId: 1, levels: JUNIOR_LEVEL_IDS },
  { name: 'Classic', typeId: 1, levels: NEXT_LEVEL_IDS },
  { name: 'Grid', typeId: 2, levels: NEXT_LEVEL_IDS },
  { name: 'Word', typeId: 3, levels: NEXT_LEVEL_IDS },
  { name: 'Emojidoku junior 4x4', typeId: 4, levels: JUNIOR_LEVEL_IDS },
  { name: 'Emojidoku 9x9', typeId: 4, levels: NEXT_LEVEL_IDS },
  { name: 'Spot the odd emoji junior', typeId: 5, levels: JUNIOR_LEVEL_IDS },
  { name: 'Spot the odd emoji', typeId: 5, levels: NEXT_LEVEL_IDS },
]

/** The forty (type, level) pairs of a day; a puzzle's slot is its index here. */
export const SLOTS: readonly Slot[] = SECTIONS.flatMap(({ typeId, levels }) => levels.map((levelId) => ({ typeId, levelId })))

export function dayAt(timeMs: number): Day {
  return Math.floor((timeMs - ARCHIVE_START_MS) / DAY_MS)
}

export function dayStartMs(day: Day): number {
  return ARCHIVE_START_MS + day * DAY_MS
}

/** The last millisecond of the day, 23:59:59.999 UTC. */
export function dayEndMs(day: Day): number {
  return dayStartMs(day + 1) - 1
}

export function weekOf(day: Day): Week {
  return Math.floor((day - FIRST_MONDAY) / DAYS_A_WEEK)
}

export function weekAt(timeMs: number): Week {
  return weekOf(dayAt(timeMs))
}

/** Monday 00:00 UTC. */
export function weekStartMs(week: Week): number {
  return dayStartMs(FIRST_MONDAY + DAYS_A_WEEK * week)
}

/** `2026-11-21` */
export function dayDate(day: Day): string {
  const { year, month, dayOfMonth } = calendarDateOf(day)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-')
}

/** Month of the UTC day, 1 to 12. */
export function monthOf(day: Day): number {
  return calendarDateOf(day).month
}

export function puzzleIdOf(day: Day, slot: number): number {
  return PUZZLES_A_DAY * day + slot + 1
}

export function dayOfPuzzle(puzzleId: number): Day {
  return Math.floor((puzzleId - 1) / PUZZLES_A_DAY)
}

export function slotOfPuzzle(puzzleId: number): Slot {
  const slot = SLOTS[(puzzleId - 1) % PUZZLES_A_DAY]
  if (!slot) throw new RangeError(`no puzzle ${puzzleId}`)
  return slot
}

export function sectionOf({ typeId, levelId }: Slot): (typeof SECTIONS)[number] {
  const section = SECTIONS.find((candidate) => candidate.typeId === typeId && isJunior(candidate.levels[0] ?? 1) === isJunior(levelId))
  if (!section) throw new RangeError(`no section for type ${typeId} at level ${levelId}`)
  return section
}

interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** From 1. */
  readonly dayOfMonth: number
}

/** Counts in years that begin in March, so that the leap day is the last of its year, and in eras of 400 years, which all have as many
 *  days.
 *  Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013 */
function calendarDateOf(day: Day): CalendarDate {
  const sinceYear0 = day + DAYS_FROM_YEAR_0
  const era = Math.floor(sinceYear0 / DAYS_AN_ERA)
  const dayOfEra = sinceYear0 - era * DAYS_AN_ERA
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthsSinceMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
  return {
    year: 400 * era + yearOfEra + (month < 3 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * monthsSinceMarch + 2) / 5) + 1,
  }
}

const DAYS_AN_ERA = 146_097
/** From 1 March of the year 0 to day 0 of the archive. */
const DAYS_FROM_YEAR_0 = 737_730
