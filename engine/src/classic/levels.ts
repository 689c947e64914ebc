import type { Palette } from '../algebra/composition.ts'
import type { Story, SystemDesign } from '../algebra/system.ts'
import type { LevelId } from '../levels.ts'

/** The ingredients of a Classic puzzle of a level. Chances are percentages. */
export interface ClassicLevel extends SystemDesign {
  /** Sizes of the blocks of equations that are solved together, in solving order; one list is picked. */
  readonly plans: readonly (readonly number[])[]
  /** How the equations lead from symbol to symbol, where each is found alone; one is picked. Empty = any way. */
  readonly stories: readonly Story[]
  /** The value of a symbol: any integer from low to high except 0. */
  readonly lowestValue: number
  readonly highestValue: number
  readonly asked: Palette
  /** An operator that must occur, so that the puzzle does not belong to an easier level. */
  readonly needs: '*' | '/' | undefined
  /** Whether ignoring precedence gives another answer; with 'never', no equation is such a trap either. */
  readonly precedenceTrap: 'never' | 'sometimes' | 'always'
  /** How often the answer is below 0. */
  readonly negativeChance: number
  /** Overrides for puzzles with ÷ instead of ×, and how often these occur, a percentage. */
  readonly division?: { readonly chance: number; readonly of: Division }
}

const PLAIN: Palette = {
  operands: [2, 3],
  minusChance: 0,
  timesChance: 0,
  overChance: 0,
  numberChance: 0,
  largestNumber: 9,
  dotsChance: 0,
}

/** Numbers that divide many others. */
const DIVIDING: Palette = { ...PLAIN, overChance: 100, largestNumber: 5 }

/** Each symbol from the one before; both others from the first; the third from both, which follow each other or are found apart. */
const CHAIN: Story = [{ beside: [] }, { beside: [0] }, { beside: [1] }]
const FORK: Story = [{ beside: [] }, { beside: [0] }, { beside: [0] }]
const BRAID: Story = [{ beside: [] }, { beside: [0] }, { beside: [0, 1] }]
const MEETING: Story = [{ beside: [] }, { beside: [] }, { beside: [0, 1] }]
/** An emoji on each side of a line. */
const BALANCE_FIRST: Story = [{ beside: [] }, { beside: [], against: 0 }, { beside: [1] }]
const BALANCE_LAST: Story = [{ beside: [] }, { beside: [0] }, { beside: [], against: 1 }]

const STORIES_OF_THREE = [CHAIN, FORK, BRAID, MEETING, BALANCE_FIRST, BALANCE_LAST]

const GENTLE = {
  stories: [],
  twoSumsChance: 22,
  reversedChance: 43,
  linkChance: 100,
  largestMultiple: 1,
  needs: undefined,
  precedenceTrap: 'never',
  negativeChance: 0,
} as const

type Division = Readonly<Partial<Pick<ClassicLevel, 'opening' | 'following' | 'asked' | 'stories'>>>

/** The levels with a single emoji, which are drawn from a list of forms. */
export type FirstLevelId = 6 | 7

/** Totals and every intermediate value keep to `bounds`.
 *  Source: docs/product.md, What each level asks for */
const LEVELS: Readonly<Record<Exclude<LevelId, FirstLevelId>, ClassicLevel>> = {
  8: {
    ...GENTLE,
    twoSumsChance: 0,
    plans: [[1, 1]],
    stories: [[{ beside: [] }, { beside: [0] }], [{ beside: [] }, { beside: [0] }], 'group', 'group', [{ beside: [] }, { beside: [] }]],
    lowestValue: 1,
    highestValue: 9,
    bounds: { low: 0, high: 20 },
    opening: { ...PLAIN, minusChance: 35, numberChance: 45, dotsChance: 20 },
    following: { ...PLAIN, minusChance: 45, numberChance: 35, dotsChance: 20 },
    asked: { ...PLAIN, minusChance: 45, numberChance: 30, dotsChance: 20 },
  },
  9: {
    ...GENTLE,
    plans: [[1, 1, 1]],
    stories: [...STORIES_OF_THREE, 'group'],
    lowestValue: 1,
    highestValue: 9,
    bounds: { low: 0, high: 20 },
    opening: { ...PLAIN, minusChance: 35, numberChance: 35 },
    following: { ...PLAIN, minusChance: 45, numberChance: 15 },
    asked: { ...PLAIN, minusChance: 45, numberChance: 15 },
  },
  10: {
    ...GENTLE,
    plans: [[1, 1, 1]],
    stories: STORIES_OF_THREE,
    lowestValue: 1,
    highestValue: 12,
    bounds: { low: 0, high: 30 },
    largestMultiple: 3,
    opening: { ...PLAIN, minusChance: 30, numberChance: 30 },
    following: { ...PLAIN, minusChance: 40, numberChance: 15 },
    asked: { ...PLAIN, minusChance: 40, numberChance: 10 },
  },
  1: {
    ...GENTLE,
    plans: [[1, 1, 1]],
    stories: [...STORIES_OF_THREE, 'group', 'group'],
    lowestValue: 1,
    highestValue: 12,
    bounds: { low: 0, high: 60 },
    needs: '*',
    opening: { ...PLAIN, minusChance: 25, timesChance: 15, numberChance: 30 },
    following: { ...PLAIN, minusChance: 45, timesChance: 20, numberChance: 10 },
    asked: { ...PLAIN, minusChance: 35, timesChance: 65, numberChance: 10 },
  },
  2: {
    ...GENTLE,
    plans: [[1, 1, 1]],
    stories: [...STORIES_OF_THREE, 'group', 'group'],
    lowestValue: 1,
    highestValue: 15,
    bounds: { low: 0, high: 100 },
    precedenceTrap: 'always',
    needs: '*',
    opening: { ...PLAIN, minusChance: 30, timesChance: 20, numberChance: 30 },
    following: { ...PLAIN, minusChance: 40, timesChance: 15, numberChance: 10 },
    asked: { ...PLAIN, operands: [3, 3], minusChance: 40, timesChance: 100, numberChance: 15 },
    division: {
      chance: 16,
      of: {
        stories: STORIES_OF_THREE,
        opening: { ...DIVIDING, operands: [2, 2], numberChance: 100 },
        following: { ...PLAIN, minusChance: 40, numberChance: 10 },
        asked: { ...DIVIDING, operands: [3, 3], minusChance: 40, numberChance: 50 },
      },
    },
  },
  3: {
    ...GENTLE,
    plans: [
      [2, 1, 1],
      [1, 2, 1],
    ],
    lowestValue: 1,
    highestValue: 15,
    bounds: { low: 0, high: 100 },
    needs: '*',
    precedenceTrap: 'sometimes',
    opening: { ...PLAIN, minusChance: 40, numberChance: 10 },
    following: { ...PLAIN, minusChance: 35, timesChance: 45, numberChance: 10 },
    asked: { ...PLAIN, minusChance: 40, timesChance: 55, numberChance: 5 },
    division: {
      chance: 18,
      of: {
        following: { ...DIVIDING, minusChance: 35, timesChance: 35, overChance: 20, numberChance: 20 },
        asked: { ...DIVIDING, minusChance: 40, numberChance: 40 },
      },
    },
  },
  4: {
    ...GENTLE,
    plans: [
      [1, 2, 1],
      [1, 1, 2],
    ],
    lowestValue: 1,
    highestValue: 20,
    bounds: { low: 0, high: 150 },
    precedenceTrap: 'sometimes',
    largestMultiple: 2,
    opening: { ...PLAIN, minusChance: 30, numberChance: 20 },
    following: { ...PLAIN, operands: [3, 3], minusChance: 40, timesChance: 40, numberChance: 5 },
    asked: { ...PLAIN, operands: [3, 3], minusChance: 45, timesChance: 60, numberChance: 5 },
    division: {
      chance: 18,
      of: {
        following: { ...DIVIDING, operands: [3, 3], minusChance: 40, timesChance: 30, overChance: 20, numberChance: 15 },
        asked: { ...DIVIDING, operands: [3, 3], minusChance: 45, numberChance: 40 },
      },
    },
  },
  5: {
    ...GENTLE,
    plans: [
      [3, 1, 1],
      [1, 3, 1],
      [1, 1, 3],
    ],
    lowestValue: -9,
    highestValue: 20,
    bounds: { low: -200, high: 200 },
    precedenceTrap: 'sometimes',
    needs: '*',
    negativeChance: 33,
    opening: { ...PLAIN, minusChance: 40, numberChance: 5 },
    following: { ...PLAIN, minusChance: 45, timesChance: 40, numberChance: 5 },
    asked: { ...PLAIN, operands: [3, 4], minusChance: 45, timesChance: 60, numberChance: 5 },
    division: {
      chance: 18,
      of: {
        following: { ...DIVIDING, minusChance: 45, timesChance: 30, overChance: 20, numberChance: 15 },
        asked: { ...DIVIDING, operands: [3, 4], minusChance: 45, numberChance: 40 },
      },
    },
  },
}

export function classicLevelOf(id: Exclude<LevelId, FirstLevelId>): ClassicLevel {
  return LEVELS[id]
}

export function isFirstLevel(id: LevelId): id is FirstLevelId {
  return id === 6 || id === 7
}

/** The largest total of the level. */
export function largestTotal(id: LevelId): number {
  return isFirstLevel(id) ? LARGEST_TOTALS[id] : LEVELS[id].bounds.high
}

const LARGEST_TOTALS: Readonly<Record<FirstLevelId, number>> = { 6: 10, 7: 12 }
