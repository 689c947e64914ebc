import { dayOfPuzzle, PUZZLES_A_DAY, SLOTS, slotOfPuzzle, type Day } from '../day.ts'
import { themeOn } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, isJunior, type LevelBand, type LevelId } from '../levels.ts'
import { randomFrom } from '../random.ts'
import { makeBoard } from './make-board.ts'
import { makeSums, makeTwoSlips, type SumMistake } from './make-sums.ts'
import type { MistakeKind, WorkedSolution } from './worked.ts'

/** A worked solution with one mistake to find, or with two. */
export interface MistakeExercise {
  /** Day, band and number, such as `2518:junior-1`; `like:3-12` for one like a puzzle. */
  readonly id: string
  /** Of its puzzle. */
  readonly levelId: LevelId
  readonly worked: WorkedSolution
}

/** Raised whenever a seed gives another exercise. */
const VERSION = 4
/** Exercises like a puzzle, per slot of a day: enough for months of a favourite level, few enough to cache. */
const VARIANTS = 30

const KINDS: Readonly<Record<LevelBand, readonly MistakeKind[]>> = {
  // Junior levels have no ×, so no precedence to forget.
  junior: ['copied', 'sign', 'sharing', 'place'],
  next: ['order', 'copied', 'sign', 'sharing', 'place'],
}

/** Levels solved one emoji after the other, and whose boards need only places. */
const SUM_LEVELS: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [8, 9, 10], next: [1, 2] }
const BOARD_LEVELS: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [8, 9, 10], next: [1] }

/** The levels of a day's exercises, which rise. */
const LADDER: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [8, 9, 10, 10], next: [1, 1, 2, 2, 2] }

/** The levels of those with two mistakes, which follow. */
const TWO_MISTAKES: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [10], next: [2, 2] }

/** A mistake of each kind, the easiest level first, and then solutions with two mistakes; the kinds are in an order that does not reveal
 *  them.
 *  Source: docs/product.md, Find the mistake */
export function mistakesOn(day: Day, band: LevelBand): readonly MistakeExercise[] {
  const random = randomFrom('mistakes', VERSION, band, day)
  const ladder = LADDER[band]
  let kinds = random.shuffle(KINDS[band])
  while (!kinds.every((kind, index) => levelsOf(kind, band).some((levelId) => levelId === ladder[index]))) kinds = random.shuffle(kinds)
  const ofOne = ladder.map((levelId, index) =>
    make(kinds[index] ?? 'sign', levelId, band, themeSlotOf(band, index), day, `${day} ${index}`),
  )
  const ofTwo = TWO_MISTAKES[band].map((levelId, index) => makeTwo(levelId, band, day, index))
  const levels = [...ladder, ...TWO_MISTAKES[band]]
  return [...ofOne, ...ofTwo].map((worked, index) => ({ id: `${day}:${band}-${index + 1}`, levelId: levels[index] ?? 1, worked }))
}

/** An exercise of the same type as a puzzle and about its level, but of another puzzle, so that it reveals nothing.
 *  @returns undefined for a type without steps */
export function mistakeLike(puzzleId: number): MistakeExercise | undefined {
  const id = likeId(puzzleId)
  if (id === undefined) return undefined
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const { slot, variant } = placeOf(puzzleId)
  const band = isJunior(levelId) ? 'junior' : 'next'
  const sums = KINDS[band].filter((kind) => kind !== 'place')
  const kind = typeId === 4 ? 'place' : randomFrom('like', VERSION, slot, variant).pick(sums)
  const nearest = nearestTo(levelId, levelsOf(kind, band))
  return { id, levelId: nearest, worked: make(kind, nearest, band, slot, variant, `like ${slot} ${variant}`) }
}

/** The id of the exercise like a puzzle; many puzzles share one.
 *  @returns undefined for a type without steps */
export function likeId(puzzleId: number): string | undefined {
  const { slot, variant } = placeOf(puzzleId)
  return slotOfPuzzle(puzzleId).typeId === 5 ? undefined : `like:${slot}-${variant}`
}

function placeOf(puzzleId: number): { readonly slot: number; readonly variant: number } {
  return { slot: (puzzleId - 1) % PUZZLES_A_DAY, variant: dayOfPuzzle(puzzleId) % VARIANTS }
}

/** Levels in which a kind can be made. */
function levelsOf(kind: MistakeKind, band: LevelBand): readonly LevelId[] {
  // Precedence matters from Medium on, and equal emoji side by side occur at Level 5.
  if (kind === 'order') return [2]
  if (kind === 'sharing' && band === 'junior') return [10]
  return (kind === 'place' ? BOARD_LEVELS : SUM_LEVELS)[band]
}

function nearestTo(levelId: LevelId, levels: readonly LevelId[]): LevelId {
  const distances = levels.map((level) => Math.abs(ALL_LEVEL_IDS.indexOf(level) - ALL_LEVEL_IDS.indexOf(levelId)))
  return levels[distances.indexOf(Math.min(...distances))] ?? levelId
}

function make(kind: MistakeKind, levelId: LevelId, band: LevelBand, slot: number, day: Day, seed: string): WorkedSolution {
  const random = randomFrom('mistake', VERSION, kind, band, seed)
  const theme = themeOn(day, slot, random)
  return kind === 'place' ? makeBoard([levelId], theme, random) : makeSums(kind, [levelId], theme, random)
}

function makeTwo(levelId: LevelId, band: LevelBand, day: Day, index: number): WorkedSolution {
  const random = randomFrom('two mistakes', VERSION, band, day, index)
  // The last of a day has none that comparing numbers finds.
  const kinds = KINDS[band].filter((kind): kind is SumMistake => kind !== 'place' && (index === 0 || kind !== 'copied'))
  return makeTwoSlips(kinds, [levelId], themeOn(day, themeSlotOf(band, index), random), random)
}

/** Each exercise of a day takes the themes of another puzzle of its band in the first section, so that they differ. */
function themeSlotOf(band: LevelBand, index: number): number {
  return SLOTS.findIndex(({ levelId }) => isJunior(levelId) === (band === 'junior')) + index
}
