import { at, bitCount, digitsOf, isSingle, lowestBit } from './bits.ts'
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
  if (pairs.length < 2) return undefined
  for (const pivot of pivotSize === 2 ? pairs : cellsWith(position, 3)) {
    const digits = at(candidates, pivot)
    // An XY wing shares one of the pivot's two digits, an XYZ wing two of its three.
    const wings = pairs.filter((cell) => bitCount(at(candidates, cell) & digits) === pivotSize - 1 && sees(position, cell, pivot))
    for (let index = 0; index < wings.length; index += 1) {
      for (let other = index + 1; other < wings.length; other += 1) {
        const step = wingStep(position, pivot, wings[index] as number, wings[other] as number)
        if (step) return step
      }
    }
  }
  return undefined
}

function wingStep(position: Position, pivot: number, wing: number, otherWing: number): Step | undefined {
  const { candidates, units } = position
  const shared = at(candidates, wing) & at(candidates, otherWing)
  const union = at(candidates, pivot) | at(candidates, wing) | at(candidates, otherWing)
  if (!isSingle(shared) || bitCount(union) !== 3) return undefined
  const pivotHolds = (at(candidates, pivot) & shared) !== 0
  const digit = lowestBit(shared) + 1
  const eliminations: Candidate[] = []
  for (let cell = 0; cell < units.cellCount; cell += 1) {
    if ((at(candidates, cell) & shared) === 0 || cell === pivot || cell === wing || cell === otherWing) continue
    // Either a wing or, if it has the digit at all, the pivot holds it.
    const seesAll = sees(position, cell, wing) && sees(position, cell, otherWing) && (!pivotHolds || sees(position, cell, pivot))
    if (seesAll) eliminations.push({ cell, digit })
  }
  return eliminating(pivotHolds ? 'XYZ-wing' : 'XY-wing', [pivot, wing, otherWing], digitsOf(union), eliminations)
}

function cellsWith({ candidates, units }: Position, count: number): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < units.cellCount; cell += 1) if (bitCount(at(candidates, cell)) === count) cells.push(cell)
  return cells
}

function sees({ units }: Position, cell: number, other: number): boolean {
  return (at(units.maskOfCell, cell) & at(units.maskOfCell, other)) !== 0
}
