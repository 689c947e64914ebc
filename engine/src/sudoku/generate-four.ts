import type { LevelId } from '../levels.ts'
import type { Random } from '../random.ts'
import { at } from './bits.ts'
import { fourBand, roundsOf } from './four-band.ts'
import { FOUR_GRIDS, hasOneSolution } from './four.ts'
import { easiestStep, FOUR_LADDER } from './techniques/ladder.ts'
import { fourLevelOf, type FourLevel } from './levels.ts'
import { pickOrbits } from './patterns.ts'
import { Position } from './position.ts'
import { FOUR } from './units.ts'

/** Far more than the rarest level needs: one attempt in thirty fits it. */
const MAX_DRAWS = 5000

/** Makes the givens of a 4×4 board with one solution and the demands of its level.
 *  @returns for each of the 16 cells its digit, 0 = empty
 *  @throws RangeError for a level without 4×4 boards */
export function generateFour(levelId: LevelId, random: Random): Int32Array {
  const level = fourLevelOf(levelId)
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    if (drawGivens(level, random) && bandOf(givens) === levelId) return givens.slice()
  }
  throw new Error(`no 4×4 board in ${MAX_DRAWS} draws`)
}

// Shared buffers: boards are made one at a time, and most are discarded.
const givens = new Int32Array(FOUR.cellCount)
const position = new Position(FOUR, givens)

/** @returns whether there are enough */
function drawGivens({ fewestGivens, mostGivens }: FourLevel, random: Random): boolean {
  const grid = random.pick(FOUR_GRIDS)
  const wanted = random.between(fewestGivens, mostGivens)
  givens.fill(0)
  let count = 0
  for (const orbit of pickOrbits(random, FOUR.side)) {
    if (count + orbit.length > wanted) continue
    for (const cell of orbit) givens[cell] = at(grid, cell)
    count += orbit.length
  }
  return count >= fewestGivens
}

/** @returns undefined where the steps do not reach a solution; where they do, it is proven unique */
function bandOf(givens: Int32Array): LevelId | undefined {
  // Most boards with few givens have several solutions, which this finds sooner than the steps.
  if (!hasOneSolution(givens)) return undefined
  position.beginAnew(givens)
  let hiddenSingles = 0
  for (let step = easiestStep(position, FOUR_LADDER); step; step = easiestStep(position, FOUR_LADDER)) {
    position.apply(step)
    if (step.technique !== 'last in unit') hiddenSingles += 1
  }
  return position.isSolved ? fourBand({ hiddenSingles, rounds: roundsOf(givens) }) : undefined
}
