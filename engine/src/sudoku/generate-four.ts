import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { FOUR_GRIDS, solutionsOfFour } from './four.ts'
import { climb, FOUR_LADDER } from './ladder.ts'
import type { FourLevel } from './levels.ts'
import { pickOrbits } from './patterns.ts'
import { Position } from './position.ts'
import { FOUR } from './units.ts'

/** Far beyond what the rarest level needs: one draw in thirty fits it. */
const MAX_DRAWS = 5000

/** Makes the givens of a 4×4 board with one solution.
 *  @returns for each of the 16 cells its digit, 0 = empty */
export function generateFour(level: FourLevel, random: Random): Int32Array {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const givens = drawGivens(level, random)
    if (givens && solutionsOfFour(givens).length === 1 && isOfLevel(givens, level)) return givens
  }
  throw new Error(`no 4×4 board in ${MAX_DRAWS} draws`)
}

function drawGivens({ fewestGivens, mostGivens }: FourLevel, random: Random): Int32Array | undefined {
  const grid = random.pick(FOUR_GRIDS)
  const wanted = random.between(fewestGivens, mostGivens)
  const givens = new Int32Array(FOUR.cellCount)
  let count = 0
  for (const orbit of pickOrbits(random, FOUR.side)) {
    if (count + orbit.length > wanted) continue
    for (const cell of orbit) givens[cell] = at(grid, cell)
    count += orbit.length
  }
  return count >= fewestGivens ? givens : undefined
}

function isOfLevel(givens: Int32Array, level: FourLevel): boolean {
  const steps = climb(new Position(FOUR, givens), FOUR_LADDER)
  const lastInUnit = steps.filter(({ technique }) => technique === 'last in unit').length
  const percent = Math.trunc((100 * lastInUnit) / steps.length)
  return percent >= level.leastLastInUnitPercent && percent <= level.mostLastInUnitPercent
}
