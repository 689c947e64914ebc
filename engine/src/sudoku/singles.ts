import { at, lowestBit } from './bits.ts'
import type { Position } from './position.ts'
import { placing, type Step, type Technique } from './step.ts'

/** The only empty cell of a row, column or box. */
export function findLastInUnit({ places, units }: Position): Step | undefined {
  for (let unit = 0; unit < units.unitCount; unit += 1) {
    let missing = 0
    let emptyPlaces = 0
    for (let digit = 1; digit <= units.side; digit += 1) {
      const open = at(places, unit * units.side + digit - 1)
      if (open !== 0) missing = digit
      emptyPlaces |= open
    }
    if (isSingle(emptyPlaces)) return placing('last in unit', at(units.cells, unit * units.side + lowestBit(emptyPlaces)), missing)
  }
  return undefined
}

/** A digit with only one place left in a box. */
export function findHiddenSingleInBox(position: Position): Step | undefined {
  const { side, unitCount } = position.units
  return findHiddenSingle(position, 'hidden single in box', 2 * side, unitCount)
}

/** A digit with only one place left in a row or column. */
export function findHiddenSingleInLine(position: Position): Step | undefined {
  return findHiddenSingle(position, 'hidden single in line', 0, 2 * position.units.side)
}

/** A cell with only one candidate left. */
export function findNakedSingle({ candidates, units }: Position): Step | undefined {
  for (let cell = 0; cell < units.cellCount; cell += 1) {
    const mask = at(candidates, cell)
    if (isSingle(mask)) return placing('naked single', cell, lowestBit(mask) + 1)
  }
  return undefined
}

function findHiddenSingle({ places, units }: Position, technique: Technique, fromUnit: number, toUnit: number): Step | undefined {
  for (let index = fromUnit * units.side; index < toUnit * units.side; index += 1) {
    const open = at(places, index)
    if (!isSingle(open)) continue
    const digitIndex = index % units.side
    return placing(technique, at(units.cells, index - digitIndex + lowestBit(open)), digitIndex + 1)
  }
  return undefined
}

function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}
