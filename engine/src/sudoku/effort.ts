import { randomFrom, type Random } from '../random.ts'
import { at, bitCount, bitsOf, lowestBit } from './bits.ts'
import { writeBoard } from './notation.ts'
import { Position } from './position.ts'
import type { Step, Technique } from './techniques/step.ts'
import { FOUR, NINE, type Units } from './units.ts'

/** Number of paths that are averaged: more would hardly change the mean. */
const PATHS = 2
/** Visibility of a single, in fortieths: a digit's last cell in a box is seen at a glance, in a row or column half as well, and a cell
 *  with a single digit left is found by checking all nine. */
const SEEN_IN_BOX = 40
const SEEN_IN_LINE = 20
const SEEN_ALONE = 2
/** Sums are integers in these parts of a unit of effort. */
const PARTS = 1000
const FOR_AN_ELIMINATION = 16 * PARTS
/** The score is the effort in tenths. */
const PARTS_A_POINT = PARTS / 10

/** The effort of solving a board, in tenths: for each cell the empty cells to look through, divided by the visible singles; for each
 *  elimination the cost of its technique. Averaged over some paths, drawn with preference for visible singles. Integers only, so the same
 *  everywhere.
 *  @param givens for each cell its digit, 0 = empty
 *  @param eliminations of the easiest way to the solution, which takes a single wherever there is one; without singles all paths meet, so
 *  all share them
 *  @param enough limit at which counting may stop */
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

/** The effort to the next cell alone, in tenths: the eliminations before it, and one look through the empty cells.
 *  @param eliminations the steps that lead to the next cell, on this board */
export function effortToNext(units: Units, givens: Int32Array, eliminations: readonly Step[]): number {
  const position = units === NINE ? onNine : onFour
  position.beginAnew(givens)
  let parts = 0
  for (const step of eliminations) {
    parts += FOR_AN_ELIMINATION * (COSTS[step.technique] ?? 0)
    position.apply(step)
  }
  const looking = Math.trunc((SEEN_IN_BOX * PARTS * position.emptyCells) / allSeen(position))
  return Math.trunc((parts + looking) / PARTS_A_POINT)
}

// Reused for each board.
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
  skyscraper: 7,
  'two-string kite': 7,
  'W-wing': 8,
  'XY-chain': 9,
}

/** Fills the board single by single, until the effort is enough. */
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

/** Total visibility of all singles, each as often as a unit shows it. */
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
 *  @param draw below the result of {@link allSeen}: more visible singles have more of these numbers */
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
