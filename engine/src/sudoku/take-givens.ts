import { BAND_CELLS, bandOf } from './bands.ts'
import { addBits, at } from './bits.ts'
import type { Orbit } from './patterns.ts'
import { layGiven, layGivens, takeUpGiven } from './search-state.ts'
import { hasSolutionBeside, searchLaid } from './solver.ts'
import { UnavoidableSets } from './unavoidable-sets.ts'
import { NINE } from './units.ts'

/** So many orbits are emptied at once to begin with, as that mostly goes well. */
const FIRST_BITE = 24

/** Takes givens from a full 9×9 board: empties orbits in turn while the solution stays the only one and no fewer than `fewest` givens are
 *  left. Orbits of which unavoidable sets say that they must stay are passed over, the others are emptied many at once as long as that goes
 *  well; that gives the same board as one after the other.
 *  @param givens the digits of the solution; those that are not to be given become 0 */
export function takeGivens(givens: Int32Array, solution: Int32Array, orbits: readonly Orbit[], fewest: number): void {
  layGivens(givens)
  for (const [place, orbit] of orbits.entries()) for (const cell of orbit) placeOf[cell] = place
  sets.begin(solution, placeOf)
  kept.fill(0)
  let count = NINE.cellCount
  let bite = FIRST_BITE
  for (let next = 0; next < orbits.length && count > fewest;) {
    for (let band = 0; band < 3; band += 1) keptBefore[band] = at(kept, band)
    const end = chooseBite(orbits, next, bite)
    if (count - cells.length >= fewest && emptyCells(solution)) {
      count -= cells.length
      for (const cell of cells) givens[cell] = 0
      next = end
      continue
    }
    // What was passed over then need not stay: it was looked at as if the others were empty.
    for (let band = 0; band < 3; band += 1) kept[band] = at(keptBefore, band)
    if (bite === 1) {
      for (; next < end; next += 1) keep(orbits[next] ?? [])
    } else {
      bite = Math.max(1, Math.min(bite, end - next) >> 1)
    }
  }
}

const sets = new UnavoidableSets()
/** For each cell which of the orbits is its own. */
const placeOf = new Int32Array(NINE.cellCount)
/** For each band the cells that must stay, of those looked at so far. */
const kept = new Int32Array(3)
const keptBefore = new Int32Array(3)
/** What is to be emptied at once. */
const cells: number[] = []

/** Chooses the cells of the next orbits, without those that must stay.
 *  @returns how far the orbits are looked at */
function chooseBite(orbits: readonly Orbit[], from: number, most: number): number {
  cells.length = 0
  let chosen = 0
  let place = from
  for (; place < orbits.length && chosen < most; place += 1) {
    const orbit = orbits[place] ?? []
    if (sets.isMissed(place, kept)) {
      keep(orbit)
      continue
    }
    chosen += 1
    for (const cell of orbit) cells.push(cell)
  }
  return place
}

function keep(orbit: Orbit): void {
  for (const cell of orbit) addBits(kept, bandOf(cell), 1 << (cell % BAND_CELLS))
}

/** Empties the chosen cells of a board with one solution.
 *  @returns false, with the cells filled again, if it then has others too */
function emptyCells(solution: Int32Array): boolean {
  if (cells.length === 0) return true
  for (const cell of cells) takeUpGiven(cell, at(solution, cell))
  // Asking about single cells is quicker as long as they are few.
  const hasOthers = cells.length > 2 ? mayHaveTwo(solution) : hasSolutionBeside(solution, cells)
  if (hasOthers) for (const cell of cells) layGiven(cell, at(solution, cell))
  return !hasOthers
}

/** Whether the board whose givens are laid may have several solutions. Another one tells which of the cells must stay. */
function mayHaveTwo(solution: Int32Array): boolean {
  const { count, isDecided } = searchLaid(2, found)
  if (count > 1) {
    sets.addDifference(solution, first)
    sets.addDifference(solution, second)
  }
  return count > 1 || !isDecided
}

const first = new Int32Array(NINE.cellCount)
const second = new Int32Array(NINE.cellCount)
const found = [first, second]
