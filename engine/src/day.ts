import { isJunior, JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'
import type { PuzzleTypeId } from './types.ts'

/** Days are whole UTC days counted from the first day of the archive. */
export type Day = number

/** Weeks are whole UTC weeks from Monday to Sunday; week 0 holds day 0. */
export type Week = number

export const DAY_MS = 86_400_000
/** 2020-01-01T00:00:00Z, day 0 of the archive. */
export const ARCHIVE_START_MS = 1_577_836_800_000
/** The first day of week 0: day 0 is a Wednesday. */
export const FIRST_MONDAY: Day = -2
export const DAYS_A_WEEK = 7
export const PUZZLES_A_DAY = 40
export const MAX_PUZZLE_ID = 2_147_483_647

export interface Slot {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
}

/** How many puzzles a section of a day has. */
export const SECTION_SIZE = 5

/** The eight sections of a day in the order the Today page shows them. */
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

/** @param timeMs of the epoch
 *  @returns the day around it; below 0 before the archive */
export function dayAt(timeMs: number): Day {
  return Math.floor((timeMs - ARCHIVE_START_MS) / DAY_MS)
}

/** Midnight UTC at which the day begins, in ms since 1970. */
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

/** @param slot 0 to 39
 *  Source: docs/product.md, The day's forty and the archive */
export function puzzleIdOf(day: Day, slot: number): number {
  return PUZZLES_A_DAY * day + slot + 1
}

/** The day of a puzzle, published or not. */
export function dayOfPuzzle(puzzleId: number): Day {
  return Math.floor((puzzleId - 1) / PUZZLES_A_DAY)
}

/** The type and level of a puzzle.
 *  @param puzzleId from 1
 *  @throws RangeError for 0, and for anything but an integer */
export function slotOfPuzzle(puzzleId: number): Slot {
  const slot = SLOTS[(puzzleId - 1) % PUZZLES_A_DAY]
  if (!slot) throw new RangeError(`no puzzle ${puzzleId}`)
  return slot
}

/** The section of a day with puzzles of a type and level.
 *  @throws RangeError for a pair that does not exist */
export function sectionOf({ typeId, levelId }: Slot): (typeof SECTIONS)[number] {
  const section = SECTIONS.find((candidate) => candidate.typeId === typeId && isJunior(candidate.levels[0] ?? 1) === isJunior(levelId))
  if (!section) throw new RangeError(`no section for type ${typeId} at level ${levelId}`)
  return section
}
