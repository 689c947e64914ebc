import { addBits, at, bitCount, digitsOf, isSingle, lowestBit } from '../bits.ts'
import type { Position } from '../position.ts'
import { eliminating, type Candidate, type Step } from './step.ts'

/** A pivot {a, b} that sees wings {a, c} and {b, c}: one wing is c, so a cell that sees both wings is not. */
export function findXyWing(position: Position): Step | undefined {
  return findWing(position, 2)
}

/** A pivot {a, b, c} that sees wings {a, c} and {b, c}: one of the three is c, so a cell that sees all of them is not. */
export function findXyzWing(position: Position): Step | undefined {
  return findWing(position, 3)
}

function findWing(position: Position, pivotSize: 2 | 3): Step | undefined {
  const pairs = columnsWith(position, 2)
  const pivots = pivotSize === 2 ? pairs : columnsWith(position, 3)
  const { side } = position.units
  for (let row = 0; row < side; row += 1) {
    for (let columns = at(pivots, row); columns !== 0; columns &= columns - 1) {
      const pivot = row * side + lowestBit(columns)
      const wings = wingsOf(position, pivot, pairs)
      for (let index = 0; index < wings.length; index += 1) {
        for (let other = index + 1; other < wings.length; other += 1) {
          const step = wingStep(position, pivot, wings[index] as number, wings[other] as number)
          if (step) return step
        }
      }
    }
  }
  return undefined
}

/** The peers of a pivot that share all of its digits but one.
 *  @param pairs for each row the columns of the cells with two candidates */
function wingsOf({ candidates, units }: Position, pivot: number, pairs: Int32Array): number[] {
  const digits = at(candidates, pivot)
  const wings: number[] = []
  for (let row = 0; row < units.side; row += 1) {
    for (let columns = at(pairs, row) & at(units.peerColumns, pivot * units.side + row); columns !== 0; columns &= columns - 1) {
      const cell = row * units.side + lowestBit(columns)
      if (bitCount(at(candidates, cell) & digits) === bitCount(digits) - 1) wings.push(cell)
    }
  }
  return wings
}

function wingStep(position: Position, pivot: number, wing: number, otherWing: number): Step | undefined {
  const { candidates, openCells, units } = position
  const shared = at(candidates, wing) & at(candidates, otherWing)
  const union = at(candidates, pivot) | at(candidates, wing) | at(candidates, otherWing)
  if (!isSingle(shared) || bitCount(union) !== 3) return undefined
  const pivotHolds = (at(candidates, pivot) & shared) !== 0
  const digitIndex = lowestBit(shared)
  const { side, peerColumns } = units
  const eliminations: Candidate[] = []
  for (let row = 0; row < side; row += 1) {
    // Either a wing or, if it has the digit at all, the pivot holds it.
    const seen = at(peerColumns, wing * side + row) & at(peerColumns, otherWing * side + row)
    let columns = at(openCells, row * side + digitIndex) & seen
    if (pivotHolds) columns &= at(peerColumns, pivot * side + row)
    for (; columns !== 0; columns &= columns - 1) eliminations.push({ cell: row * side + lowestBit(columns), digit: digitIndex + 1 })
  }
  return eliminating(pivotHolds ? 'XYZ-wing' : 'XY-wing', [pivot, wing, otherWing], digitsOf(union), eliminations)
}

/** For each row the columns of the cells with so many candidates. */
function columnsWith({ candidates, units }: Position, count: number): Int32Array {
  const columns = new Int32Array(units.side)
  for (let cell = 0; cell < units.cellCount; cell += 1) {
    if (bitCount(at(candidates, cell)) === count) addBits(columns, at(units.ofCell, cell * 3), 1 << at(units.indexOfCell, cell * 3))
  }
  return columns
}
