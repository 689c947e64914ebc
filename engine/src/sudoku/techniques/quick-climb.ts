import { at, lowestBit } from '../bits.ts'
import type { Position } from '../position.ts'
import type { Ladder } from './ladder.ts'
import type { Step } from './step.ts'

/** The facts about a way to the solution that matter for generating 9×9 boards. */
export interface QuickWay {
  /** The highest rung of the ladder that was needed; -1 = none. */
  readonly hardestRung: number
  /** The cells that were filled by naked singles, in order. */
  readonly nakedCells: readonly number[]
  /** The eliminations, in order. */
  readonly eliminations: readonly Step[]
}

/** The same way as {@link climb}, without a step per filled cell: most boards are discarded. Hidden singles are placed in another order,
 *  with the same result once all are placed.
 *  @param ladder of a 9×9 board, from its first rung on
 *  @param position is advanced to where `climb` leaves it */
export function climbQuickly(position: Position, ladder: Ladder): QuickWay {
  const nakedCells: number[] = []
  const eliminations: Step[] = []
  let hardestRung = -1
  while (!position.isSolved) {
    if (placeHiddenSingles(position, FIRST_BOX, END_OF_BOXES)) {
      hardestRung = Math.max(hardestRung, IN_BOX)
      continue
    }
    // No box shows a single now, so one that a line shows was needed; the others follow in any order.
    if (ladder.length > IN_LINE && placeHiddenSingles(position, 0, FIRST_BOX)) {
      hardestRung = Math.max(hardestRung, IN_LINE)
      continue
    }
    const naked = ladder.length > ALONE ? placeNakedSingle(position) : undefined
    if (naked !== undefined) {
      hardestRung = Math.max(hardestRung, ALONE)
      nakedCells.push(naked)
      continue
    }
    const rung = applyElimination(position, ladder, eliminations)
    if (rung === undefined) break
    hardestRung = Math.max(hardestRung, rung)
  }
  return { hardestRung, nakedCells, eliminations }
}

// The first rungs of the ladder, which fill cells.
const IN_BOX = 0
const IN_LINE = 1
const ALONE = 2

/** Units are rows, then columns, then boxes. */
const FIRST_BOX = 18
const END_OF_BOXES = 27

/** @returns whether the units showed any */
function placeHiddenSingles(position: Position, from: number, to: number): boolean {
  const { hiddenSingles, openCells, units } = position
  let isPlaced = false
  for (let unit = from; unit < to; unit += 1) {
    while (at(hiddenSingles, unit) !== 0) {
      const digitIndex = lowestBit(at(hiddenSingles, unit))
      position.place(at(units.cells, unit * units.side + lowestBit(at(openCells, unit * units.side + digitIndex))), digitIndex + 1)
      isPlaced = true
    }
  }
  return isPlaced
}

/** @returns the cell of the first one; undefined if there is none */
function placeNakedSingle(position: Position): number | undefined {
  const { nakedSingles, candidates, units } = position
  for (let row = 0; row < units.side; row += 1) {
    const columns = at(nakedSingles, row)
    if (columns === 0) continue
    const cell = row * units.side + lowestBit(columns)
    position.place(cell, lowestBit(at(candidates, cell)) + 1)
    return cell
  }
  return undefined
}

/** @returns the rung of the easiest step that rules something out; undefined if there is none */
function applyElimination(position: Position, ladder: Ladder, eliminations: Step[]): number | undefined {
  for (let rung = ALONE + 1; rung < ladder.length; rung += 1) {
    const step = ladder[rung]?.find(position)
    if (!step) continue
    position.apply(step)
    eliminations.push(step)
    return rung
  }
  return undefined
}
