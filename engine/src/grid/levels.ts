import type { LevelId } from '../levels.ts'

/** What a Grid puzzle of a level is made of. */
export interface GridLevel {
  readonly rows: number
  readonly columns: number
  readonly symbols: number
  /** Totals that are not shown, the asked one among them. */
  readonly hiddenTotals: number
  /** Symbols of the largest block that has to be solved together; 1 means that they are found one at a time. */
  readonly largestBlock: 1 | 2 | 3
  /** Where symbols are found one at a time: how often one has to look through the lines if each time all that give a symbol are used. */
  readonly rounds: number | undefined
  /** The value of a symbol: any whole number from low to high but 0. */
  readonly lowestValue: number
  readonly highestValue: number
  /** How often the answer is below 0, a percentage. */
  readonly negativeChance: number
}

/** Source: docs/product.md, What each level asks for */
const LEVELS: readonly GridLevel[] = [
  { rows: 3, columns: 3, symbols: 3, hiddenTotals: 2, largestBlock: 1, rounds: 2, lowestValue: 1, highestValue: 12, negativeChance: 0 },
  { rows: 3, columns: 3, symbols: 3, hiddenTotals: 2, largestBlock: 1, rounds: 3, lowestValue: 1, highestValue: 15, negativeChance: 0 },
  {
    rows: 3,
    columns: 4,
    symbols: 4,
    hiddenTotals: 2,
    largestBlock: 2,
    rounds: undefined,
    lowestValue: 1,
    highestValue: 15,
    negativeChance: 0,
  },
  {
    rows: 4,
    columns: 4,
    symbols: 4,
    hiddenTotals: 3,
    largestBlock: 3,
    rounds: undefined,
    lowestValue: 1,
    highestValue: 20,
    negativeChance: 0,
  },
  {
    rows: 4,
    columns: 5,
    symbols: 5,
    hiddenTotals: 3,
    largestBlock: 3,
    rounds: undefined,
    lowestValue: -9,
    highestValue: 20,
    negativeChance: 33,
  },
]

/** @throws RangeError for a junior level */
export function gridLevelOf(id: LevelId): GridLevel {
  const level = LEVELS[id - 1]
  if (!level) throw new RangeError(`no Grid puzzles at level ${id}`)
  return level
}
