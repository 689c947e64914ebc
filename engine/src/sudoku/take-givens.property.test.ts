import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { BAND_CELLS, bandOf } from './bands.ts'
import { addBits, at } from './bits.ts'
import { pickOrbits, type Orbit } from './patterns.ts'
import { searchSolutions } from './solver.ts'
import { takeGivens } from './take-givens.ts'
import { UnavoidableSets } from './unavoidable-sets.ts'

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

test('where a set says that it is missed, the board has a second solution', () => {
  const sets = new UnavoidableSets()
  let missed = 0
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const solution = fullBoard(seed)
    const cells = randomFrom('missed', seed).shuffle(Array.from({ length: 81 }, (_, cell) => cell))
    sets.begin(solution, placesOf(cells))
    const givens = solution.slice()
    const given = new Int32Array(3)
    for (const [place, cell] of cells.entries()) {
      givens[cell] = 0
      if (!sets.isMissed(place, given)) continue
      expect(searchSolutions(givens, 2).count).toBe(2)
      givens[cell] = at(solution, cell)
      addBits(given, bandOf(cell), 1 << (cell % BAND_CELLS))
      missed += 1
    }
  }
  expect(missed).toBeGreaterThan(5 * SEEDS)
})

test('four cells in which two digits can change places are seen at once', () => {
  const sets = new UnavoidableSets()
  const solution = fullBoard(1)
  const all = Array.from({ length: 81 }, (_, cell) => cell)
  const rectangles = all.flatMap((cell) =>
    all
      .filter((other) => isRectangle(solution, cell, other))
      .map((other) => [cell, other, 9 * rowOf(cell) + (other % 9), 9 * rowOf(other) + (cell % 9)]),
  )
  expect(rectangles.length).toBeGreaterThan(0)
  for (const rectangle of rectangles) {
    sets.begin(solution, placesOf([...rectangle, ...all.filter((cell) => !rectangle.includes(cell))]))
    expect(sets.isMissed(3, new Int32Array(3))).toBe(true)
    expect(sets.isMissed(2, new Int32Array(3))).toBe(false)
  }
})

test('the cells in which another solution differs are a set too, and those of the same one are not', () => {
  const sets = new UnavoidableSets()
  const solution = fullBoard(2)
  sets.begin(solution, placesOf(Array.from({ length: 81 }, (_, cell) => cell)))
  const nothing = new Int32Array(3)
  const before = sets.isMissed(0, nothing)
  sets.addDifference(solution, solution)
  expect([before, sets.isMissed(0, nothing)]).toEqual([false, false])
  // The digits 1 and 2 change places everywhere, so the set ends with the last of them.
  const other = solution.map((digit) => (digit === 1 ? 2 : digit === 2 ? 1 : digit))
  const last = Math.max(solution.lastIndexOf(1), solution.lastIndexOf(2))
  for (let added = 0; added < 300; added += 1) sets.addDifference(solution, other)
  expect(sets.isMissed(last, nothing)).toBe(true)
  expect(sets.isMissed(last, new Int32Array(3).fill(-1))).toBe(false)
})

function rowOf(cell: number): number {
  return Math.trunc(cell / 9)
}

/** Whether two cells, in two rows and columns but only two boxes, have the same digit, and so have the two other corners. */
function isRectangle(solution: Int32Array, cell: number, other: number): boolean {
  const [row, column, otherRow, otherColumn] = [rowOf(cell), cell % 9, rowOf(other), other % 9]
  const isInTwoBoxes = (Math.trunc(row / 3) === Math.trunc(otherRow / 3)) !== (Math.trunc(column / 3) === Math.trunc(otherColumn / 3))
  return (
    row < otherRow &&
    column !== otherColumn &&
    isInTwoBoxes &&
    at(solution, cell) === at(solution, other) &&
    at(solution, 9 * row + otherColumn) === at(solution, 9 * otherRow + column)
  )
}

function placesOf(cells: readonly number[]): Int32Array {
  const places = new Int32Array(81)
  for (const [place, cell] of cells.entries()) places[cell] = place
  return places
}
