import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { climb } from './techniques/ladder.ts'
import type { NineLevel } from './levels.ts'
import { pickOrbits, type Orbit } from './patterns.ts'
import { Position } from './position.ts'
import { hasSolutionWithout, searchSolutions } from './solver.ts'
import { NINE } from './units.ts'

/** Far more than the rarest level needs: one draw in eight fits it. */
const MAX_DRAWS = 2000

/** Makes the givens of a 9×9 board with one solution: takes givens from a full board while the solution stays the only one, gives some
 *  back where the level's techniques get stuck, and keeps the board if it cannot be solved by easier ones.
 *  @returns for each of the 81 cells its digit, 0 = empty */
export function generateNine(level: NineLevel, random: Random): Int32Array {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const orbits = pickOrbits(random, NINE.side)
    const solution = drawSolution(random)
    const givens = solution.slice()
    takeGivens(givens, solution, orbits, random.between(level.fewestGivens, (level.fewestGivens + level.mostGivens) >> 1))
    if (bringToLevel(givens, solution, orbits, level)) return givens
  }
  throw new Error(`no 9×9 board in ${MAX_DRAWS} draws`)
}

/** Makes the givens of a 9×9 board with one solution of which none can be spared, whatever level that gives.
 *  @returns for each of the 81 cells its digit, 0 = empty */
export function generateMinimalNine(random: Random): Int32Array {
  const orbits = random.shuffle(SINGLE_CELLS)
  const solution = drawSolution(random)
  const givens = solution.slice()
  takeGivens(givens, solution, orbits, 0)
  return givens
}

const SINGLE_CELLS: readonly Orbit[] = Array.from({ length: NINE.cellCount }, (_, cell) => [cell])
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Three boxes on the diagonal do not see each other: they are filled at random, and the rest follows from them. */
function drawSolution(random: Random): Int32Array {
  const givens = new Int32Array(NINE.cellCount)
  for (const box of [0, 4, 8]) {
    for (const [index, digit] of random.shuffle(DIGITS).entries()) givens[at(NINE.cells, (2 * NINE.side + box) * NINE.side + index)] = digit
  }
  const solution = new Int32Array(NINE.cellCount)
  searchSolutions(givens, 1, solution)
  return solution
}

const FIRST_BITE = 32

/** Empties orbits in turn while the solution stays the only one and no fewer than `fewest` givens are left; many at once as long as that
 *  goes well. */
function takeGivens(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], fewest: number): void {
  let count = NINE.cellCount
  let bite = FIRST_BITE
  for (let next = 0; next < orbits.length;) {
    const cells = orbits.slice(next, next + bite).flat()
    if (count - cells.length >= fewest && emptyCells(givens, solution, cells)) {
      count -= cells.length
      next += bite
    } else if (bite > 1) {
      bite >>= 1
    } else {
      next += 1
    }
  }
}

/** Empties cells of a board with one solution.
 *  @returns false, with the cells filled again, if it then has others too */
function emptyCells(givens: Int32Array, solution: Int32Array, cells: readonly number[]): boolean {
  for (const cell of cells) givens[cell] = 0
  // Asking about single cells is quicker as long as they are few.
  const hasOthers =
    cells.length > 2 ? searchSolutions(givens, 2).count > 1 : cells.some((cell) => hasSolutionWithout(givens, cell, at(solution, cell)))
  if (hasOthers) for (const cell of cells) givens[cell] = at(solution, cell)
  return !hasOthers
}

/** Fills orbits again, wherever the level's techniques get stuck.
 *  @returns whether that gave a board of the level: not too many givens, and a technique needed that easier levels do not have */
function bringToLevel(
  givens: Int32Array,
  solution: Int32Array,
  orbits: readonly Orbit[],
  { ladder, needed, mostGivens }: NineLevel,
): boolean {
  const position = new Position(NINE, givens)
  const isOpen = (cell: number): boolean => at(position.candidates, cell) !== 0
  let steps = climb(position, ladder)
  let count = givens.filter((digit) => digit !== 0).length
  if (!position.isSolved) {
    for (const orbit of orbits) {
      if (position.isSolved) break
      if (!orbit.some(isOpen)) continue
      count += orbit.length
      if (count > mostGivens) return false
      for (const cell of orbit) {
        givens[cell] = at(solution, cell)
        if (isOpen(cell)) position.place(cell, at(solution, cell))
      }
      climb(position, ladder)
    }
    steps = climb(new Position(NINE, givens), ladder)
  }
  return count <= mostGivens && steps.some(({ technique }) => needed.has(technique))
}
