import { at, bitCount, bitsOf, digitsOf, isAny, isFew, lowestBit } from '../bits.ts'
import type { Position, StepFinder } from '../position.ts'
import { eliminating, type Candidate, type Technique } from './step.ts'
import { cellsAt } from '../units.ts'

// Three techniques in one: masks whose union has no more bits than there are masks, so that all other masks lose these bits. For cells of a
// unit the masks are their digits, for digits of a unit their open cells, for lines the open cells of one digit in them.

/** Cells of a unit that hold, between them, only as many digits as they are: no other cell of the unit can hold those.
 *  @param size 2 for a pair, 3 for a triple, 4 for a quad */
export function nakedSubset(technique: Technique, size: number): StepFinder {
  return (position) => {
    const { candidates, units } = position
    for (let unit = 0; unit < units.unitCount; unit += 1) {
      for (let index = 0; index < units.side; index += 1) masks[index] = at(candidates, at(units.cells, unit * units.side + index))
      const chosen = findSubset(size, units.side)
      if (chosen === 0) continue
      const digits = digitsOf(unionOf(chosen))
      const eliminations = candidatesAmong(position, cellsAt(units, unit, units.all & ~chosen), digits)
      return eliminating(technique, cellsAt(units, unit, chosen), digits, eliminations)
    }
    return undefined
  }
}

/** Digits of a unit that have, between them, only as many cells as they are: those cells can hold no other digit.
 *  @param size 2 for a pair, 3 for a triple */
export function hiddenSubset(technique: Technique, size: number): StepFinder {
  return (position) => {
    const { openCells, units } = position
    for (let unit = 0; unit < units.unitCount; unit += 1) {
      for (let digit = 0; digit < units.side; digit += 1) masks[digit] = at(openCells, unit * units.side + digit)
      const digits = findSubset(size, units.side)
      if (digits === 0) continue
      const cells = cellsAt(units, unit, unionOf(digits))
      return eliminating(technique, cells, digitsOf(digits), candidatesAmong(position, cells, digitsOf(units.all & ~digits)))
    }
    return undefined
  }
}

/** Lines in which a digit has its open cells in only as many crossing lines as they are: elsewhere the crossing lines cannot hold it.
 *  @param size 2 for an X-wing, 3 for a swordfish, 4 for a jellyfish */
export function fish(technique: Technique, size: number): StepFinder {
  return ({ openCells, units }) => {
    for (let digit = 1; digit <= units.side; digit += 1) {
      for (let firstLine = 0; firstLine <= units.side; firstLine += units.side) {
        for (let line = 0; line < units.side; line += 1) masks[line] = at(openCells, (firstLine + line) * units.side + digit - 1)
        const lines = findSubset(size, units.side)
        if (lines === 0) continue
        const crossing = unionOf(lines)
        const cellsIn = (chosen: number): number[] =>
          bitsOf(chosen).flatMap((line) => cellsAt(units, firstLine + line, at(masks, line) & crossing))
        const eliminations = cellsIn(units.all & ~lines).map((cell) => ({ cell, digit }))
        return eliminating(technique, cellsIn(lines), [digit], eliminations)
      }
    }
    return undefined
  }
}

/** The masks to search; refilled on each call. */
const masks = new Int32Array(9)

/** @returns the first `size` of so many masks whose union has only `size` bits, some of which other masks have too; 0 if there are none */
function findSubset(size: number, count: number): number {
  let open = 0
  let small = 0
  for (let index = 0; index < count; index += 1) {
    open |= isAny(at(masks, index)) << index
    small |= isFew(at(masks, index), size) << index
  }
  // With no mask besides the chosen ones there is nothing to eliminate.
  return bitCount(open) > size && bitCount(small) >= size ? extend(size, open, small, 0, 0) : 0
}

function extend(size: number, open: number, remaining: number, chosen: number, union: number): number {
  const missing = size - bitCount(chosen)
  if (missing === 0) return (unionOf(open & ~chosen) & union) === 0 ? 0 : chosen
  for (let rest = remaining; bitCount(rest) >= missing; rest &= rest - 1) {
    const index = lowestBit(rest)
    const wider = union | at(masks, index)
    if (bitCount(wider) > size) continue
    const found = extend(size, open, rest & (rest - 1), chosen | (1 << index), wider)
    if (found !== 0) return found
  }
  return 0
}

/** What the masks at these indices have between them. */
function unionOf(indices: number): number {
  let union = 0
  for (let rest = indices; rest !== 0; rest &= rest - 1) union |= at(masks, lowestBit(rest))
  return union
}

function candidatesAmong(position: Position, cells: readonly number[], digits: readonly number[]): Candidate[] {
  return cells.flatMap((cell) => digits.filter((digit) => position.mayHold(cell, digit)).map((digit) => ({ cell, digit })))
}
