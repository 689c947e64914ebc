import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { FOUR_GRIDS, hasOneSolution, solutionsOfFour } from './four.ts'
import { generateMinimalNine } from './generate-nine.ts'
import { readBoard, writeBoard } from './notation.ts'
import { Position } from './position.ts'
import { layGivens } from './search-state.ts'
import { followsFromLocked, hasSolutionBeside, searchSolutions } from './solver.ts'
import { climb, NINE_LADDER } from './techniques/ladder.ts'
import { plainSolutions } from './testing/plain-checker.ts'
import { NINE } from './units.ts'

const SOLVED = '924586371681473295357129684473918526569247813812365749138692457796854132245731968'
const SEEDS = 600

/** The solved board with so many cells emptied at random, and so many of the rest changed to any digit. */
function spoiled(solved: string, seed: number, emptied: number, changed: number): string {
  const random = randomFrom('spoiled', seed)
  const cells = [...solved]
  const order = random.shuffle(cells.map((_, cell) => cell))
  for (const cell of order.slice(0, emptied)) cells[cell] = '.'
  for (const cell of order.slice(emptied, emptied + changed)) cells[cell] = String(random.between(1, Math.sqrt(solved.length)))
  return cells.join('')
}

function givensOf(board: string): Int32Array {
  const givens = readBoard(board)
  if (!givens) throw new Error(`no board: ${board}`)
  return givens
}

describe('the 9×9 solver and the plain checker', () => {
  test.each([
    [40, 0],
    [50, 0],
    [54, 0],
    [50, 1],
    [60, 2],
  ])('count alike with %i cells emptied and %i changed', (emptied, changed) => {
    const limit = 30
    const boards = Array.from({ length: SEEDS }, (_, seed) => spoiled(SOLVED, seed, emptied, changed))
    const counts = boards.map((board) => searchSolutions(givensOf(board), limit).count)
    expect(counts).toEqual(boards.map((board) => plainSolutions(board, limit).length))
  })

  test('find the same solution first', () => {
    const boards = Array.from({ length: SEEDS }, (_, seed) => spoiled(SOLVED, seed, 48, 0))
    for (const board of boards) {
      const solution = new Int32Array(81)
      searchSolutions(givensOf(board), 1, [solution])
      expect(plainSolutions(board, Infinity)).toContain(writeBoard(solution))
    }
  })

  test('no solution is left over from a board before, and no count', () => {
    const solution = new Int32Array(81)
    expect(searchSolutions(givensOf(SOLVED), 2)).toEqual({ count: 1, nodes: 1, isDecided: true })
    expect(searchSolutions(givensOf(`99${SOLVED.slice(2)}`), 2, [solution])).toEqual({ count: 0, nodes: 0, isDecided: true })
    expect(solution.every((digit) => digit === 0)).toBe(true)
  })

  test('agree on whether one of two cells may hold another digit', () => {
    const solution = givensOf(SOLVED)
    const boards = Array.from({ length: SEEDS }, (_, seed) => spoiled(SOLVED, seed, 50, 0))
    const cells = boards.map((board) => [board.indexOf('.'), board.lastIndexOf('.')])
    const others = boards.map((board, index) =>
      (cells[index] ?? []).some((cell) =>
        [...'123456789'].some(
          (digit) => digit !== SOLVED[cell] && plainSolutions(`${board.slice(0, cell)}${digit}${board.slice(cell + 1)}`, 1).length > 0,
        ),
      ),
    )
    const asked = boards.map((board, index) => {
      layGivens(givensOf(board))
      return hasSolutionBeside(solution, cells[index] ?? [])
    })
    expect(asked).toEqual(others)
    expect(new Set(asked).size).toBe(2)
  })
})

test('what follows from singles and locked candidates is solved by a ladder that ends there', () => {
  const ladder = NINE_LADDER.slice(0, NINE_LADDER.findIndex(({ technique }) => technique === 'locked candidates') + 1)
  const boards = Array.from({ length: SEEDS }, (_, seed) => generateMinimalNine(randomFrom('follows', seed)))
  const following = boards.filter(followsFromLocked)
  expect(following.length).toBeGreaterThan(SEEDS / 10)
  expect(following.length).toBeLessThan(SEEDS)
  for (const givens of following) {
    const position = new Position(NINE, givens)
    climb(position, ladder)
    expect(position.isSolved).toBe(true)
  }
})

test('the 4×4 look-up and the plain checker find the same solutions', () => {
  const boards = FOUR_GRIDS.flatMap((grid, seed) => [spoiled(writeBoard(grid), seed, 11, 0), spoiled(writeBoard(grid), seed, 9, 1)])
  const found = boards.map((board) => solutionsOfFour(givensOf(board)).map(writeBoard).toSorted())
  expect(found).toEqual(boards.map((board) => plainSolutions(board, 288).toSorted()))
  expect(boards.map((board) => hasOneSolution(givensOf(board)))).toEqual(found.map((solutions) => solutions.length === 1))
})
