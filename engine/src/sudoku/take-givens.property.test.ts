import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { at } from './bits.ts'
import { pickOrbits, type Orbit } from './patterns.ts'
import { searchSolutions } from './solver.ts'
import { takeGivens } from './generate-nine.ts'

const SEEDS = 60

function fullBoard(seed: number): Int32Array {
  const first = randomFrom('full board', seed).shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const board = new Int32Array(81)
  searchSolutions(
    Int32Array.from({ length: 81 }, (_, cell) => first[cell] ?? 0),
    1,
    [board],
  )
  return board
}

/** One orbit after the other, each with a search of its own. */
function takenOneByOne(solution: Int32Array, orbits: readonly Orbit[], fewest: number): Int32Array {
  const givens = solution.slice()
  let count = 81
  for (const orbit of orbits) {
    if (count - orbit.length < fewest) continue
    for (const cell of orbit) givens[cell] = 0
    if (searchSolutions(givens, 2).count === 1) count -= orbit.length
    else for (const cell of orbit) givens[cell] = at(solution, cell)
  }
  return givens
}

test('givens are taken as if one orbit were emptied after the other', () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const random = randomFrom('takes', seed)
    const solution = fullBoard(seed)
    const orbits = pickOrbits(random, 9)
    const fewest = seed % 3 === 0 ? 0 : random.between(20, 45)
    const givens = solution.slice()
    takeGivens(givens, solution, orbits, fewest)
    expect(givens).toEqual(takenOneByOne(solution, orbits, fewest))
  }
})
