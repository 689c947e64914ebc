import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { effortOf } from './effort.ts'
import type { NineLevel } from './levels.ts'
import { pickOrbits, type Orbit } from './patterns.ts'
import { Position } from './position.ts'
import { followsFromLocked, hasSolutionBeside, searchSolutions } from './solver.ts'
import { climb } from './techniques/ladder.ts'
import type { Step } from './techniques/step.ts'
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
    // Most boards are too easy for Master, and this tells so sooner than solving them step by step.
    if (level.isBeyondLocked && followsFromLocked(givens)) continue
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
  searchSolutions(givens, 1, [solution])
  return solution
}

const FIRST_BITE = 32

/** Empties orbits in turn while the solution stays the only one and no fewer than `fewest` givens are left; many at once as long as that
 *  goes well. */
function takeGivens(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], fewest: number): void {
  let count = NINE.cellCount
  let bite = FIRST_BITE
  for (let next = 0; next < orbits.length;) {
    const cells = bite === 1 ? (orbits[next] ?? []) : orbits.slice(next, next + bite).flat()
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
  const hasOthers = cells.length > 2 ? mayHaveTwo(givens) : hasSolutionBeside(givens, solution, cells)
  if (hasOthers) for (const cell of cells) givens[cell] = at(solution, cell)
  return !hasOthers
}

function mayHaveTwo(givens: Int32Array): boolean {
  const { count, isDecided } = searchSolutions(givens, 2)
  return count > 1 || !isDecided
}

/** Fills orbits again, wherever the level's techniques get stuck.
 *  @returns whether that gave a board of the level: not too many givens, a technique needed that easier levels do not have, and as much
 *  effort as the level takes */
function bringToLevel(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], level: NineLevel): boolean {
  const { ladder, mostGivens } = level
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
  return count <= mostGivens && isOfEffort(givens, solution, orbits, level, steps)
}

/** Where a board takes more effort than its level should, some cells are filled again.
 *  @param steps the way to the solution
 *  @returns whether the board is now of its level */
function isOfEffort(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], level: NineLevel, steps: readonly Step[]): boolean {
  const { needed, leastEffort, mostEffort } = level
  if (!steps.some(({ technique }) => needed.has(technique))) return false
  if (leastEffort === 0 && mostEffort === Infinity) return true
  for (let way: readonly Step[] | undefined = steps; way; way = easedWay(givens, solution, orbits, level, way)) {
    const effort = effortOf(NINE, givens, way)
    if (effort <= mostEffort) return effort >= leastEffort
  }
  return false
}

/** Fills one of the cells that only their own candidates tell: these are what one looks for longest.
 *  @returns the way from there, which still needs the level's techniques; undefined, with the board as it was, if there is none */
function easedWay(
  givens: Int32Array,
  solution: Int32Array,
  orbits: readonly Orbit[],
  { ladder, needed, mostGivens }: NineLevel,
  steps: readonly Step[],
): readonly Step[] | undefined {
  const room = mostGivens - givens.filter((digit) => digit !== 0).length
  for (const { technique, placement } of steps) {
    const orbit = technique === 'naked single' && placement ? orbits.find((cells) => cells.includes(placement.cell)) : undefined
    if (!orbit || orbit.length > room) continue
    for (const cell of orbit) givens[cell] = at(solution, cell)
    const way = climb(new Position(NINE, givens), ladder)
    if (way.some((step) => needed.has(step.technique))) return way
    for (const cell of orbit) givens[cell] = 0
  }
  return undefined
}
