import { JUNIOR_LEVEL_IDS, type LevelId } from '../levels.ts'
import { at, isSingle } from './bits.ts'
import { FOUR } from './units.ts'

/** The demands of a 4×4 board. */
export interface FourDemand {
  /** Steps that fill a cell while no unit has a single empty cell: each requires seeing that a box has a single cell left for an emoji. */
  readonly hiddenSingles: number
  /** Where last cells of units suffice: passes over the board, if each pass fills all of them. */
  readonly rounds: number
}

/** Level 1 is filled in a pass, or nearly; at Level 2 some cells wait for others; at Level 3 one cell needs a look along rows and
 *  columns, at Level 4 two, at Level 5 more. */
export function fourBand({ hiddenSingles, rounds }: FourDemand): LevelId {
  const step = hiddenSingles > 0 ? Math.min(2 + hiddenSingles, 5) : rounds > MOST_ROUNDS_AT_ONCE ? 2 : 1
  return JUNIOR_LEVEL_IDS[step - 1] as LevelId
}

const MOST_ROUNDS_AT_ONCE = 2

/** Passes until the board is full, or no unit has a single empty cell left.
 *  @param givens for each of the 16 cells its digit, 0 = empty */
export function roundsOf(givens: Int32Array): number {
  let empty = 0
  for (let cell = 0; cell < FOUR.cellCount; cell += 1) if (at(givens, cell) === 0) empty |= 1 << cell
  for (let rounds = 0; ; rounds += 1) {
    let filled = 0
    for (const unit of UNIT_CELLS) if (isSingle(empty & unit)) filled |= empty & unit
    if (filled === 0) return rounds
    empty &= ~filled
  }
}

/** The cells of each unit as a mask. */
const UNIT_CELLS = Array.from({ length: FOUR.unitCount }, (_, unit) =>
  FOUR.cells.subarray(unit * FOUR.side, (unit + 1) * FOUR.side).reduce((mask, cell) => mask | (1 << cell), 0),
)
