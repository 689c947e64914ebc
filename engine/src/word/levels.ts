import type { Palette } from '../algebra/composition.ts'
import type { SystemDesign } from '../algebra/system.ts'
import type { LevelId } from '../levels.ts'

/** The ingredients of a Word puzzle of a level. */
export interface WordLevel extends SystemDesign {
  readonly fewestLetters: number
  readonly mostLetters: number
  /** Sizes of the blocks of equations that are solved together, in solving order; one list is picked. They add up to the number of
   *  different letters. */
  readonly plans: readonly (readonly number[])[]
  /** One of the equations has a product. */
  readonly hasProduct: boolean
  /** Overrides for puzzles with ÷, and how often these occur, a percentage. */
  readonly division?: { readonly chance: number; readonly following: Palette }
  /** Whether the equations are displayed in another order than that of solving. */
  readonly isShuffled: boolean
}

const SUMS: Palette = {
  operands: [3, 3],
  minusChance: 40,
  timesChance: 0,
  overChance: 0,
  numberChance: 20,
  largestNumber: 9,
  dotsChance: 0,
}

/** Numbers that divide many others. */
const DIVIDING: Palette = { ...SUMS, overChance: 40, numberChance: 35, largestNumber: 5 }

/** Percentage of puzzles with ÷. */
const DIVISION_CHANCE = 20

/** Source: docs/product.md, What each level asks for */
const LEVELS: readonly WordLevel[] = [
  {
    fewestLetters: 3,
    mostLetters: 4,
    plans: [[1, 1, 1]],
    largestMultiple: 1,
    twoSumsChance: 22,
    reversedChance: 43,
    hasProduct: false,
    isShuffled: false,
    linkChance: 80,
    bounds: { low: 0, high: 52 },
    opening: { ...SUMS, operands: [2, 2], numberChance: 50 },
    following: { ...SUMS, operands: [2, 2], numberChance: 30 },
  },
  {
    fewestLetters: 4,
    mostLetters: 4,
    plans: [[1, 1, 1, 1]],
    largestMultiple: 1,
    twoSumsChance: 22,
    reversedChance: 43,
    hasProduct: false,
    isShuffled: false,
    linkChance: 100,
    bounds: { low: 0, high: 78 },
    opening: { ...SUMS, numberChance: 50 },
    following: SUMS,
  },
  {
    fewestLetters: 5,
    mostLetters: 5,
    plans: [
      [2, 1, 1],
      [1, 2, 1],
      [1, 1, 2],
    ],
    largestMultiple: 1,
    twoSumsChance: 22,
    reversedChance: 43,
    hasProduct: false,
    isShuffled: true,
    linkChance: 100,
    bounds: { low: 0, high: 78 },
    opening: { ...SUMS, operands: [2, 3] },
    following: SUMS,
    division: { chance: DIVISION_CHANCE, following: DIVIDING },
  },
  {
    fewestLetters: 5,
    mostLetters: 6,
    plans: [
      [2, 1, 1],
      [1, 2, 1],
      [1, 1, 2],
    ],
    largestMultiple: 1,
    twoSumsChance: 22,
    reversedChance: 43,
    hasProduct: true,
    isShuffled: true,
    linkChance: 100,
    bounds: { low: 0, high: 150 },
    opening: { ...SUMS, operands: [2, 3], timesChance: 30 },
    following: { ...SUMS, timesChance: 50, numberChance: 15 },
    division: { chance: DIVISION_CHANCE, following: { ...DIVIDING, timesChance: 40 } },
  },
  {
    fewestLetters: 6,
    mostLetters: 7,
    plans: [
      [3, 1, 1],
      [1, 3, 1],
      [1, 1, 3],
    ],
    largestMultiple: 1,
    twoSumsChance: 22,
    reversedChance: 43,
    hasProduct: true,
    isShuffled: true,
    linkChance: 100,
    bounds: { low: 0, high: 200 },
    opening: { ...SUMS, operands: [2, 3], timesChance: 20 },
    following: { ...SUMS, timesChance: 45, numberChance: 15 },
    division: { chance: DIVISION_CHANCE, following: { ...DIVIDING, timesChance: 40 } },
  },
]

/** @throws RangeError for a junior level */
export function wordLevelOf(id: LevelId): WordLevel {
  const level = LEVELS[id - 1]
  if (!level) throw new RangeError(`no Word puzzles at level ${id}`)
  return level
}
