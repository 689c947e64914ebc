import { dayOfPuzzle, PUZZLES_A_DAY, SLOTS, slotOfPuzzle, type Day } from '../day.ts'
import { themeOn } from '../emoji/themes.ts'
import { isJunior, type LevelBand, type LevelId } from '../levels.ts'
import { randomFrom } from '../random.ts'
import { makeBoard } from './make-board.ts'
import { makeSums } from './make-sums.ts'
import type { MistakeKind, WorkedSolution } from './worked.ts'

/** A worked solution with one mistake to find. */
export interface MistakeExercise {
  /** Day, band and number, such as `2518:junior-1`; `like:3-12` for one like a puzzle. */
  readonly id: string
  readonly worked: WorkedSolution
}

/** Raised whenever a seed gives another exercise. */
const VERSION = 2
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

/** One of each kind, in an order that does not reveal the kinds.
 *  Source: docs/product.md, Find the mistake */
export function mistakesOn(day: Day, band: LevelBand): readonly MistakeExercise[] {
  const random = randomFrom('mistakes', VERSION, band, day)
  return random.shuffle(KINDS[band]).map((kind, index) => ({
    id: `${day}:${band}-${index + 1}`,
    worked: make(kind, band, themeSlotOf(band, index), day, undefined, `${day} ${index}`),
  }))
}

/** An exercise of the same type as a puzzle and about its level, but of another puzzle, so that it reveals nothing.
 *  @returns undefined for a type without steps */
export function mistakeLike(puzzleId: number): MistakeExercise | undefined {
  const id = likeId(puzzleId)
  if (id === undefined) return undefined
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const { slot, variant } = placeOf(puzzleId)
  const band = isJunior(levelId) ? 'junior' : 'next'
  const levels = (typeId === 4 ? BOARD_LEVELS : SUM_LEVELS)[band]
  const nearest = levels.includes(levelId) ? levelId : levels[levelId > 7 || levelId === 1 ? 0 : levels.length - 1]
  const sums = KINDS[band].filter((kind) => kind !== 'place')
  const kind = typeId === 4 ? 'place' : randomFrom('like', VERSION, slot, variant).pick(sums)
  return { id, worked: make(kind, band, slot, variant, nearest, `like ${slot} ${variant}`) }
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

function make(kind: MistakeKind, band: LevelBand, slot: number, day: Day, level: LevelId | undefined, seed: string): WorkedSolution {
  const random = randomFrom('mistake', VERSION, kind, band, seed)
  const theme = themeOn(day, slot, random)
  if (kind === 'place') return makeBoard(levelsFor(BOARD_LEVELS[band], level), theme, random)
  // Precedence matters from Medium on, and equal emoji side by side occur at Level 5.
  const levels = kind === 'order' ? ([2] as const) : kind === 'sharing' && band === 'junior' ? ([10] as const) : undefined
  return makeSums(kind, levels ?? levelsFor(SUM_LEVELS[band], level), theme, random)
}

function levelsFor(all: readonly LevelId[], level: LevelId | undefined): readonly LevelId[] {
  return level === undefined ? all : [level]
}

/** Each exercise of a day takes the themes of another puzzle of its band in the first section, so that they differ. */
function themeSlotOf(band: LevelBand, index: number): number {
  return SLOTS.findIndex(({ levelId }) => isJunior(levelId) === (band === 'junior')) + index
}
