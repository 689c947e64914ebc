import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { effortOf } from './effort.ts'
import type { NineLevel } from './levels.ts'
import { type Orbit, pickOrbits } from './patterns.ts'
import { Position } from './position.ts'
import { layGiven, layGivens, takeUpGiven } from './search-state.ts'
import { followsFromLocked, hasSolutionBeside, searchSolutions } from './solver.ts'
import { climbQuickly, type QuickWay } from './techniques/quick-climb.ts'
import { NINE } from './units.ts'

/** Far more than the rarest level needs: one attempt in eight fits it. */
const MAX_DRAWS = 2000

/** Makes the givens of a 9×9 board with one solution: removes givens from a full board while the solution is unique, restores some where
 *  the level's techniques get stuck, and accepts the board if easier ones cannot solve it.
 *  @returns for each of the 81 cells its digit, 0 = empty */
export function generateNine(level: NineLevel, random: Random): Int32Array {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const orbits = pickOrbits(random, NINE.side)
    drawSolution(random)
    givens.set(solution)
    takeGivens(givens, solution, orbits, random.between(level.fewestGivens, (level.fewestGivens + level.mostGivens) >> 1))
    // Most boards are too easy for Master, which this finds sooner than the steps.
    if (level.isBeyondLocked && followsFromLocked(givens)) continue
    if (bringToLevel(orbits, level)) return givens.slice()
  }
  throw new Error(`no 9×9 board in ${MAX_DRAWS} draws`)
}

/** Makes the givens of a 9×9 board with one solution, none of them redundant, at any level.
 *  @returns for each of the 81 cells its digit, 0 = empty */
export function generateMinimalNine(random: Random): Int32Array {
  const orbits = random.shuffle(SINGLE_CELLS)
  drawSolution(random)
  givens.set(solution)
  takeGivens(givens, solution, orbits, 0)
  return givens.slice()
}

// Shared buffers: boards are made one at a time, and most are discarded.
const solution = new Int32Array(NINE.cellCount)
const givens = new Int32Array(NINE.cellCount)
const position = new Position(NINE, givens)

function countGivens(): number {
  let count = 0
  for (let cell = 0; cell < NINE.cellCount; cell += 1) if (at(givens, cell) !== 0) count += 1
  return count
}

const SINGLE_CELLS: readonly Orbit[] = Array.from({ length: NINE.cellCount }, (_, cell) => [cell])
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The three boxes on the diagonal are independent: they are filled at random, and the rest is solved. */
function drawSolution(random: Random): void {
  givens.fill(0)
  for (const box of [0, 4, 8]) {
    for (const [index, digit] of random.shuffle(DIGITS).entries()) givens[at(NINE.cells, (2 * NINE.side + box) * NINE.side + index)] = digit
  }
  searchSolutions(givens, 1, [solution])
}

/** Restores orbits wherever the level's techniques get stuck.
 *  @returns whether the board is of the level: not too many givens, a technique beyond easier levels, and the level's effort */
function bringToLevel(orbits: readonly Orbit[], level: NineLevel): boolean {
  const { ladder, mostGivens } = level
  position.beginAnew(givens)
  const isOpen = (cell: number): boolean => at(position.candidates, cell) !== 0
  let way = climbQuickly(position, ladder)
  let count = countGivens()
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
      climbQuickly(position, ladder)
    }
    position.beginAnew(givens)
    way = climbQuickly(position, ladder)
  }
  return count <= mostGivens && isOfEffort(orbits, level, way)
}

/** Restores some cells of a board with too much effort for its level.
 *  @param found the way to the solution
 *  @returns whether the board is now of its level */
function isOfEffort(orbits: readonly Orbit[], level: NineLevel, found: QuickWay): boolean {
  const { easiestRung, leastEffort, mostEffort } = level
  if (found.hardestRung < easiestRung) return false
  if (leastEffort === 0 && mostEffort === Infinity) return true
  // Nothing depends on the excess.
  const enough = mostEffort === Infinity ? leastEffort : mostEffort + 1
  for (let way: QuickWay | undefined = found; way; way = easedWay(orbits, level, way)) {
    const effort = effortOf(NINE, givens, way.eliminations, enough)
    if (effort <= mostEffort) return effort >= leastEffort
  }
  return false
}

/** Restores one of the cells found only by their own candidates, which take longest.
 *  @returns the way from there, still with the level's techniques; undefined, with the board unchanged, if there is none */
function easedWay(
  orbits: readonly Orbit[],
  { ladder, easiestRung, mostGivens }: NineLevel,
  { nakedCells }: QuickWay,
): QuickWay | undefined {
  const room = mostGivens - countGivens()
  for (const naked of nakedCells) {
    const orbit = orbits.find((cells) => cells.includes(naked))
    if (!orbit || orbit.length > room) continue
    for (const cell of orbit) givens[cell] = at(solution, cell)
    position.beginAnew(givens)
    const way = climbQuickly(position, ladder)
    if (way.hardestRung >= easiestRung) return way
    for (const cell of orbit) givens[cell] = 0
  }
  return undefined
}

/** Removes givens from a full 9×9 board: empties orbits in turn while the solution is unique and at least `fewest` givens are left.
 *  @param givens the digits of the solution; removed ones become 0 */
export function takeGivens(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], fewest: number): void {
  layGivens(givens)
  let count = NINE.cellCount
  for (const orbit of orbits) {
    if (count - orbit.length < fewest) continue
    for (const cell of orbit) takeUpGiven(cell, at(solution, cell))
    if (hasSolutionBeside(solution, orbit)) {
      for (const cell of orbit) layGiven(cell, at(solution, cell))
      continue
    }
    count -= orbit.length
    for (const cell of orbit) givens[cell] = 0
  }
}
