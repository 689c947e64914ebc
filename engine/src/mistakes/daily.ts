import { dayOfPuzzle, PUZZLES_A_DAY, SLOTS, slotOfPuzzle, type Day } from '../day.ts'
import { themeOn } from '../emoji/themes.ts'
import { isJunior, type LevelBand, type LevelId } from '../levels.ts'
import { randomFrom } from '../random.ts'
import { makeBoard } from './make-board.ts'
import { makeSums } from './make-sums.ts'
import type { MistakeKind, WorkedSolution } from './worked.ts'

/** A worked solution with a mistake to be found. */
export interface MistakeExercise {
  /** Of a day, a band and a number, such as `2518:junior-1`; of one like a puzzle, `like:3-12`. */
  readonly id: string
  readonly worked: WorkedSolution
}

/** Raised whenever the same seed gives another exercise. */
const VERSION = 1
/** Exercises like a puzzle, for each slot of the day: enough for months of one's favourite level, few enough to keep them all. */
const VARIANTS = 30

const KINDS: Readonly<Record<LevelBand, readonly MistakeKind[]>> = {
  // There is no × at the Junior levels, so none that is forgotten.
  junior: ['copied', 'sign', 'sharing', 'place'],
  next: ['order', 'copied', 'sign', 'sharing', 'place'],
}

/** The levels that steps of one emoji after the other solve, and whose boards need only places alone. */
const SUM_LEVELS: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [8, 9, 10], next: [1, 2] }
const BOARD_LEVELS: Readonly<Record<LevelBand, readonly LevelId[]>> = { junior: [8, 9, 10], next: [1] }

/** One of each kind, in an order that says nothing of the kinds.
 *  Source: docs/product.md, Find the mistake */
export function mistakesOn(day: Day, band: LevelBand): readonly MistakeExercise[] {
  const random = randomFrom('mistakes', VERSION, band, day)
  return random.shuffle(KINDS[band]).map((kind, index) => ({
    id: `${day}:${band}-${index + 1}`,
    worked: make(kind, band, themeSlotOf(band, index), day, undefined, `${day} ${index}`),
  }))
}

/** One of the same kind of puzzle and about the same level as a puzzle, which is not that puzzle, so it says nothing of its answer.
 *  @returns undefined for a kind without steps */
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

/** The id of the exercise that is like a puzzle; many puzzles have the same.
 *  @returns undefined for a kind without steps */
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
  // Only from Medium on does × before + make a difference, and equal emoji side by side come at Level 5.
  const levels = kind === 'order' ? ([2] as const) : kind === 'sharing' && band === 'junior' ? ([10] as const) : undefined
  return makeSums(kind, levels ?? levelsFor(SUM_LEVELS[band], level), theme, random)
}

function levelsFor(all: readonly LevelId[], level: LevelId | undefined): readonly LevelId[] {
  return level === undefined ? all : [level]
}

/** So that the themes of a day's exercises differ, each takes those of another puzzle of the first section that is of its band. */
function themeSlotOf(band: LevelBand, index: number): number {
  return SLOTS.findIndex(({ levelId }) => isJunior(levelId) === (band === 'junior')) + index
}
