import { at, isSingle, lowestBit } from '../bits.ts'
import type { Position } from '../position.ts'
import { placing, type Step, type Technique } from './step.ts'

/** The only empty cell of a row, column or box. */
export function findLastInUnit({ openCells, units }: Position): Step | undefined {
  for (let unit = 0; unit < units.unitCount; unit += 1) {
    let missing = 0
    let emptyCells = 0
    for (let digit = 1; digit <= units.side; digit += 1) {
      const open = at(openCells, unit * units.side + digit - 1)
      if (open !== 0) missing = digit
      emptyCells |= open
    }
    if (isSingle(emptyCells)) return placing('last in unit', at(units.cells, unit * units.side + lowestBit(emptyCells)), missing)
  }
  return undefined
}

/** A digit with only one open cell in a box. */
export function findHiddenSingleInBox(position: Position): Step | undefined {
  const { side, unitCount } = position.units
  return findHiddenSingle(position, 'hidden single in box', 2 * side, unitCount)
}

/** A digit with only one open cell in a row or column. */
export function findHiddenSingleInLine(position: Position): Step | undefined {
  return findHiddenSingle(position, 'hidden single in line', 0, 2 * position.units.side)
}

/** A cell with only one candidate left. */
export function findNakedSingle({ candidates, nakedSingles, units }: Position): Step | undefined {
  for (let row = 0; row < units.side; row += 1) {
    const columns = at(nakedSingles, row)
    if (columns === 0) continue
    const cell = row * units.side + lowestBit(columns)
    return placing('naked single', cell, lowestBit(at(candidates, cell)) + 1)
  }
  return undefined
}

function findHiddenSingle(position: Position, technique: Technique, fromUnit: number, toUnit: number): Step | undefined {
  for (let unit = fromUnit; unit < toUnit; unit += 1) {
    const digits = at(position.hiddenSingles, unit)
    if (digits !== 0) return placing(technique, cellOfSingle(position, unit, lowestBit(digits)), lowestBit(digits) + 1)
  }
  return undefined
}

/** The cell that is the only one in a unit for a digit, from 0. */
function cellOfSingle({ openCells, units }: Position, unit: number, digit: number): number {
  return at(units.cells, unit * units.side + lowestBit(at(openCells, unit * units.side + digit)))
}
