import { at, bitCount, bitsOf, digitsOf, lowestBit } from './bits.ts'
import type { Position, StepFinder } from './position.ts'
import { eliminating, type Candidate, type Step, type Technique } from './step.ts'
import { cellsAt } from './units.ts'

// Three techniques are one: some masks whose union has no more bits than they are. For cells of a unit the masks are their digits,
// for digits of a unit their places, for lines the places of one digit in them.

/** Cells of a unit that hold, between them, only as many digits as they are: no other cell of the unit can hold those.
 *  @param size 2 for a pair, 3 for a triple, 4 for a quad */
export function nakedSubset(technique: Technique, size: number): StepFinder {
  return (position) => {
    const { candidates, units } = position
    const masks = new Int32Array(units.side)
    for (let unit = 0; unit < units.unitCount; unit += 1) {
      for (let place = 0; place < units.side; place += 1) masks[place] = at(candidates, at(units.cells, unit * units.side + place))
      const step = findSubset(masks, size, (places, digitMask) => {
        const digits = digitsOf(digitMask)
        const eliminations = candidatesAmong(position, cellsAt(units, unit, units.all & ~places), digits)
        return eliminating(technique, cellsAt(units, unit, places), digits, eliminations)
      })
      if (step) return step
    }
    return undefined
  }
}

/** Digits of a unit that have, between them, only as many places as they are: those cells can hold no other digit.
 *  @param size 2 for a pair, 3 for a triple */
export function hiddenSubset(technique: Technique, size: number): StepFinder {
  return (position) => {
    const { places, units } = position
    for (let unit = 0; unit < units.unitCount; unit += 1) {
      const masks = places.subarray(unit * units.side, (unit + 1) * units.side)
      const step = findSubset(masks, size, (digits, placeMask) => {
        const cells = cellsAt(units, unit, placeMask)
        return eliminating(technique, cells, digitsOf(digits), candidatesAmong(position, cells, digitsOf(units.all & ~digits)))
      })
      if (step) return step
    }
    return undefined
  }
}

/** Lines in which a digit has its places in only as many crossing lines as they are: elsewhere the crossing lines cannot hold it.
 *  @param size 2 for an X-wing, 3 for a swordfish, 4 for a jellyfish */
export function fish(technique: Technique, size: number): StepFinder {
  return ({ places, units }) => {
    const masks = new Int32Array(units.side)
    for (let digit = 1; digit <= units.side; digit += 1) {
      for (const firstLine of [0, units.side]) {
        for (let line = 0; line < units.side; line += 1) masks[line] = at(places, (firstLine + line) * units.side + digit - 1)
        const step = findSubset(masks, size, (lines, crossing) => {
          const cellsIn = (chosen: number): number[] =>
            bitsOf(chosen).flatMap((line) => cellsAt(units, firstLine + line, at(masks, line) & crossing))
          const eliminations = cellsIn(units.all & ~lines).map((cell) => ({ cell, digit }))
          return eliminating(technique, cellsIn(lines), [digit], eliminations)
        })
        if (step) return step
      }
    }
    return undefined
  }
}

/** What follows from a choice of masks: their indices as a mask, and their union. */
type Conclude = (chosen: number, union: number) => Step | undefined

/** @returns the first step that follows from `size` of the masks whose union has only `size` bits */
function findSubset(masks: Int32Array, size: number, conclude: Conclude): Step | undefined {
  let open = 0
  let small = 0
  for (let index = 0; index < masks.length; index += 1) {
    const count = bitCount(at(masks, index))
    if (count > 0) open += 1
    if (count > 1 && count <= size) small |= 1 << index
  }
  // With no mask beyond the chosen ones there is nothing to eliminate.
  return open > size && bitCount(small) >= size ? extend(masks, size, small, 0, 0, conclude) : undefined
}

function extend(masks: Int32Array, size: number, remaining: number, chosen: number, union: number, conclude: Conclude): Step | undefined {
  if (bitCount(chosen) === size) return conclude(chosen, union)
  for (let rest = remaining; rest !== 0; rest &= rest - 1) {
    const index = lowestBit(rest)
    const wider = union | at(masks, index)
    if (bitCount(wider) > size) continue
    const step = extend(masks, size, rest & (rest - 1), chosen | (1 << index), wider, conclude)
    if (step) return step
  }
  return undefined
}

function candidatesAmong(position: Position, cells: readonly number[], digits: readonly number[]): Candidate[] {
  return cells.flatMap((cell) => digits.filter((digit) => position.mayHold(cell, digit)).map((digit) => ({ cell, digit })))
}
