import { expect, test } from 'vitest'
import { randomFrom } from '../../random.ts'
import { effortOf } from '../effort.ts'
import { generateMinimalNine } from '../generate-nine.ts'
import { Position } from '../position.ts'
import { NINE } from '../units.ts'
import { climb, NINE_LADDER } from './ladder.ts'
import { climbQuickly } from './quick-climb.ts'

const SEEDS = 300
const boards = Array.from({ length: SEEDS }, (_, seed) => generateMinimalNine(randomFrom('quick climb', seed)))

test.each([1, 2, 3, 4, 7, NINE_LADDER.length])('a quick climb of %i rungs gets where the steps get, and tells what they were', (rungs) => {
  const ladder = NINE_LADDER.slice(0, rungs)
  for (const givens of boards) {
    const stepwise = new Position(NINE, givens)
    const quick = new Position(NINE, givens)
    const steps = climb(stepwise, ladder)
    const way = climbQuickly(quick, ladder)
    expect(quick).toEqual(stepwise)
    expect(way.eliminations).toEqual(steps.filter(({ placement }) => !placement))
    expect(way.nakedCells).toEqual(steps.flatMap(({ technique, cells }) => (technique === 'naked single' ? cells : [])))
    expect(way.hardestRung).toBe(Math.max(-1, ...steps.map((step) => ladder.findIndex(({ technique }) => technique === step.technique))))
  }
})

test('effort is weighed no further than asked for, and no less', () => {
  for (const givens of boards) {
    const position = new Position(NINE, givens)
    const { eliminations } = climbQuickly(position, NINE_LADDER)
    if (!position.isSolved) continue
    const effort = effortOf(NINE, givens, eliminations)
    for (const enough of [1, effort - 1, effort]) expect(effortOf(NINE, givens, eliminations, enough)).toBeGreaterThanOrEqual(enough)
    expect(effortOf(NINE, givens, eliminations, effort + 1)).toBe(effort)
  }
})
