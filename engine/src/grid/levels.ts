import type { LevelId } from '../levels.ts'

/** The ingredients of a Grid puzzle of a level. */
export interface GridLevel {
  /** Rows and columns; one of the list is picked. */
  readonly sizes: readonly Size[]
  readonly symbols: number
  /** Hidden totals, the asked one included. */
  readonly hiddenTotals: number
  /** Symbols of the largest block that has to be solved together; 1 = they are found one at a time. */
  readonly largestBlock: 1 | 2 | 3
  /** A line is another one plus one emoji: the difference of their totals is that emoji. No other two lines have to be solved together. */
  readonly comparesLines: boolean
  /** The value of a symbol: any whole number from low to high but 0. */
  readonly lowestValue: number
  readonly highestValue: number
  /** How often the answer is below 0, a percentage. */
  readonly negativeChance: number
  /** How often a cell does not show its emoji, where a request allows it, a percentage. */
  readonly hiddenTileChance: number
  /** How often two lines have the same total, which is not shown, where a request allows it, a percentage. */
  readonly equalLinesChance: number
}

export interface Size {
  readonly rows: number
  readonly columns: number
}

const UPRIGHT = { comparesLines: false, lowestValue: 1, negativeChance: 0, hiddenTileChance: 25, equalLinesChance: 20 } as const

/** Source: docs/product.md, What each level asks for */
const LEVELS: readonly GridLevel[] = [
  {
    ...UPRIGHT,
    sizes: [...sizes(3, 3), ...sizes(3, 3), ...sizes(2, 3), ...sizes(3, 2), ...sizes(2, 4), ...sizes(4, 2)],
    symbols: 3,
    hiddenTotals: 2,
    largestBlock: 1,
    highestValue: 12,
    hiddenTileChance: 0,
    equalLinesChance: 0,
  },
  {
    ...UPRIGHT,
    sizes: [...sizes(2, 3), ...sizes(3, 2), ...sizes(3, 4), ...sizes(4, 3)],
    symbols: 3,
    hiddenTotals: 2,
    largestBlock: 2,
    comparesLines: true,
    highestValue: 15,
  },
  { ...UPRIGHT, sizes: sizes(3, 4), symbols: 4, hiddenTotals: 2, largestBlock: 2, highestValue: 15 },
  { ...UPRIGHT, sizes: sizes(4, 4), symbols: 4, hiddenTotals: 3, largestBlock: 3, highestValue: 20 },
  {
    ...UPRIGHT,
    sizes: sizes(4, 5),
    symbols: 5,
    hiddenTotals: 3,
    largestBlock: 3,
    lowestValue: -9,
    highestValue: 20,
    negativeChance: 33,
  },
]

/** Rounds in which Easy finds its symbols, if each round uses every line with a single unknown. */
export const EASY_ROUNDS = 2

/** @throws RangeError for a junior level */
export function gridLevelOf(id: LevelId): GridLevel {
  const level = LEVELS[id - 1]
  if (!level) throw new RangeError(`no Grid puzzles at level ${id}`)
  return level
}

function sizes(rows: number, columns: number): readonly Size[] {
  return [{ rows, columns }]
}
