import type { LevelId } from '../levels.ts'
import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { fourBand, roundsOf } from './four-band.ts'
import { FOUR_GRIDS } from './four.ts'
import { climb, FOUR_LADDER } from './techniques/ladder.ts'
import { fourLevelOf, type FourLevel } from './levels.ts'
import { pickOrbits } from './patterns.ts'
import { Position } from './position.ts'
import { FOUR } from './units.ts'

/** Far more than the rarest level needs: one draw in thirty fits it. */
const MAX_DRAWS = 5000

/** Makes the givens of a 4×4 board with one solution that asks for what its level asks.
 *  @returns for each of the 16 cells its digit, 0 = empty
 *  @throws RangeError for a level without 4×4 boards */
export function generateFour(levelId: LevelId, random: Random): Int32Array {
  const level = fourLevelOf(levelId)
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const givens = drawGivens(level, random)
    if (givens && bandOf(givens) === levelId) return givens
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

/** @returns undefined where the steps do not reach a solution; where they do, they prove it the only one */
function bandOf(givens: Int32Array): LevelId | undefined {
  const position = new Position(FOUR, givens)
  const hiddenSingles = climb(position, FOUR_LADDER).filter(({ technique }) => technique !== 'last in unit').length
  return position.isSolved ? fourBand({ hiddenSingles, rounds: roundsOf(givens) }) : undefined
}
