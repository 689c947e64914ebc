import { at, bitCount, digitsOf, lowestBit } from './bits.ts'
import type { Position } from './position.ts'
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
  const { candidates } = position
  const pairs = cellsWith(position, 2)
  for (const pivot of pivotSize === 2 ? pairs : cellsWith(position, 3)) {
    // An XY wing shares one of the pivot's two digits, an XYZ wing two of its three.
    const wings = pairs.filter(
      (cell) => cell !== pivot && sees(position, cell, pivot) && bitCount(at(candidates, cell) & at(candidates, pivot)) === pivotSize - 1,
    )
    for (const [index, wing] of wings.entries()) {
      for (const other of wings.slice(index + 1)) {
        const step = wingStep(position, pivot, wing, other)
        if (step) return step
      }
    }
  }
  return undefined
}

function wingStep(position: Position, pivot: number, wing: number, otherWing: number): Step | undefined {
  const { candidates, units } = position
  const union = at(candidates, pivot) | at(candidates, wing) | at(candidates, otherWing)
  const shared = at(candidates, wing) & at(candidates, otherWing)
  if (bitCount(shared) !== 1 || bitCount(union) !== 3) return undefined
  const digit = lowestBit(shared) + 1
  const pattern = [pivot, wing, otherWing]
  // Either a wing or, if it has the digit at all, the pivot holds it.
  const holders = pattern.filter((cell) => position.mayHold(cell, digit))
  const eliminations: Candidate[] = []
  for (let cell = 0; cell < units.cellCount; cell += 1) {
    if (position.mayHold(cell, digit) && !pattern.includes(cell) && holders.every((holder) => sees(position, cell, holder))) {
      eliminations.push({ cell, digit })
    }
  }
  return eliminating(holders.length === 3 ? 'XYZ-wing' : 'XY-wing', pattern, digitsOf(union), eliminations)
}

function cellsWith({ candidates, units }: Position, count: number): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < units.cellCount; cell += 1) if (bitCount(at(candidates, cell)) === count) cells.push(cell)
  return cells
}

function sees({ units }: Position, cell: number, other: number): boolean {
  return (at(units.maskOfCell, cell) & at(units.maskOfCell, other)) !== 0
}
