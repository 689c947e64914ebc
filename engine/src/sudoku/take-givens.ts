import { at } from './bits.ts'
import type { Orbit } from './patterns.ts'
import { layGiven, layGivens, takeUpGiven } from './search-state.ts'
import { hasSolutionBeside } from './solver.ts'
import { NINE } from './units.ts'

/** Takes givens from a full 9×9 board: empties orbits in turn while the solution stays the only one and no fewer than `fewest` givens are
 *  left.
 *  @param givens the digits of the solution; those that are not to be given become 0 */
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
