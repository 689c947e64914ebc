import { randomFrom, type Random } from '../random.ts'
import { at, bitCount, bitsOf, lowestBit } from './bits.ts'
import { writeBoard } from './notation.ts'
import { Position } from './position.ts'
import type { Step, Technique } from './techniques/step.ts'
import { FOUR, NINE, type Units } from './units.ts'

/** The ways of solving whose mean it is: more would hardly move it. */
const PATHS = 2
/** How well a single is seen, in fortieths: a box shows a digit's last cell to a glance, a row or column half as well, and a cell that has
 *  a single digit left is found by going through all nine. */
const SEEN_IN_BOX = 40
const SEEN_IN_LINE = 20
const SEEN_ALONE = 2
/** Parts of a unit of effort in which the sums are kept whole. */
const PARTS = 1000
const FOR_AN_ELIMINATION = 16 * PARTS
/** The score is the effort in tenths. */
const PARTS_A_POINT = PARTS / 10

/** How much looking a board takes, in tenths: for each cell the empty cells through which one looks, divided by how many singles there are
 *  to be seen; and for each step that only rules something out as much as its technique takes. The mean over some ways of going on that are
 *  drawn by what is seen best. Whole numbers alone, so that it is the same everywhere.
 *  @param givens for each cell its digit, 0 = empty
 *  @param eliminations the steps that only rule something out of the easiest way to the solution, which takes a single wherever there is
 *  one; where there is none all ways meet, so they serve all of them
 *  @param enough where to stop: what takes more may be said to take so much */
export function effortOf(units: Units, givens: Int32Array, eliminations: readonly Step[], enough = Infinity): number {
  const enoughParts = enough * PATHS * PARTS_A_POINT
  let parts = 0
  for (const { technique } of eliminations) parts += PATHS * FOR_AN_ELIMINATION * (COSTS[technique] ?? 0)
  const random = randomFrom('effort', writeBoard(givens))
  const position = units === NINE ? onNine : onFour
  for (let path = 0; path < PATHS && parts < enoughParts; path += 1) {
    position.beginAnew(givens)
    parts += lookingThrough(position, eliminations, random, enoughParts - parts)
  }
  return Math.trunc(parts / (PATHS * PARTS_A_POINT))
}

// Filled anew for each board.
const onNine = new Position(NINE, new Int32Array(NINE.cellCount))
const onFour = new Position(FOUR, new Int32Array(FOUR.cellCount))

/** The cost of an elimination, in units of one by locked candidates. */
const COSTS: Readonly<Partial<Record<Technique, number>>> = {
  'locked candidates': 1,
  'naked pair': 2,
  'X-wing': 3,
  'hidden pair': 3,
  'naked triple': 4,
  swordfish: 5,
  'hidden triple': 5,
  'XY-wing': 5,
  'XYZ-wing': 6,
  'naked quad': 6,
  jellyfish: 6,
  colouring: 7,
}

/** Fills the board one single after the other, until that took enough. */
function lookingThrough(position: Position, eliminations: readonly Step[], random: Random, enoughParts: number): number {
  let parts = 0
  let next = 0
  while (!position.isSolved && parts < enoughParts) {
    const seen = allSeen(position)
    if (seen > 0) {
      parts += Math.trunc((SEEN_IN_BOX * PARTS * position.emptyCells) / seen)
      placeOne(position, random.below(seen))
      continue
    }
    const elimination = eliminations[next]
    if (!elimination) break
    position.apply(elimination)
    next += 1
  }
  return parts
}

/** How well singles are seen in all, each as often as a unit shows it. */
function allSeen({ hiddenSingles, nakedSingles, units: { side } }: Position): number {
  let inLines = 0
  let inBoxes = 0
  let alone = 0
  for (let line = 0; line < 2 * side; line += 1) inLines += bitCount(at(hiddenSingles, line))
  for (let box = 2 * side; box < 3 * side; box += 1) inBoxes += bitCount(at(hiddenSingles, box))
  for (let row = 0; row < side; row += 1) alone += bitCount(at(nakedSingles, row))
  return SEEN_IN_BOX * inBoxes + SEEN_IN_LINE * inLines + SEEN_ALONE * alone
}

/** Fills the cell of one single.
 *  @param draw below what {@link allSeen} gives: singles that are seen better have more of these numbers */
function placeOne(position: Position, draw: number): void {
  const { hiddenSingles, nakedSingles, openCells, candidates, units } = position
  const { side, cells } = units
  let left = draw
  for (let unit = 0; unit < 3 * side; unit += 1) {
    const digits = at(hiddenSingles, unit)
    if (digits === 0) continue
    const each = unit < 2 * side ? SEEN_IN_LINE : SEEN_IN_BOX
    const index = Math.trunc(left / each)
    if (index < bitCount(digits)) {
      const digit = bitsOf(digits)[index] as number
      return position.place(at(cells, unit * side + lowestBit(at(openCells, unit * side + digit))), digit + 1)
    }
    left -= each * bitCount(digits)
  }
  for (let row = 0; row < side; row += 1) {
    const columns = at(nakedSingles, row)
    const index = Math.trunc(left / SEEN_ALONE)
    if (index < bitCount(columns)) {
      const cell = row * side + (bitsOf(columns)[index] as number)
      return position.place(cell, lowestBit(at(candidates, cell)) + 1)
    }
    left -= SEEN_ALONE * bitCount(columns)
  }
}
