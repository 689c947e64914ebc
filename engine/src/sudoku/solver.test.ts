import { describe, expect, test } from 'vitest'
import { readBoard, writeBoard } from './notation.ts'
import { layGiven, layGivens, takeUpGiven } from './search-state.ts'
import { followsFromLocked, hasSolutionBeside, searchLaid, searchSolutions } from './solver.ts'

const BOARD = '......3.168.4......5..2..84.7.9.8..6....4.......3..7.....6......9.85...224..3...8'
const SOLVED = '924586371681473295357129684473918526569247813812365749138692457796854132245731968'
const HARD = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..'
/** Made to mislead a search. */
const MISLEADING = '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'
const EMPTY = '.'.repeat(81)
const CELLS = Array.from({ length: 81 }, (_, cell) => cell)

const givensOf = (board: string): Int32Array => readBoard(board) ?? new Int32Array(81)
/** The solved board without these cells. */
const without = (...cells: readonly number[]): string => [...SOLVED].map((digit, cell) => (cells.includes(cell) ? '.' : digit)).join('')

/** Two digits that can change places. */
const RECTANGLE = [3, 4, 66, 67]

function swapped(): string {
  const [one = 0, other = 0] = RECTANGLE
  const [first, second] = [SOLVED[one], SOLVED[other]]
  return [...SOLVED].map((digit, cell) => (RECTANGLE.includes(cell) ? (digit === first ? second : first) : digit)).join('')
}

describe('a search', () => {
  test.each([
    [BOARD, 2, { count: 1, nodes: 2, isDecided: true }],
    [HARD, 2, { count: 1, nodes: 11, isDecided: true }],
    [SOLVED, 2, { count: 1, nodes: 1, isDecided: true }],
    [`99${SOLVED.slice(2)}`, 2, { count: 0, nodes: 0, isDecided: true }],
    [MISLEADING, 2, { count: 0, nodes: 5001, isDecided: false }],
  ])('of %s for %i solutions', (board, limit, found) => {
    expect(searchSolutions(givensOf(board), limit)).toEqual(found)
  })

  test('ends at the limit', () => {
    expect([1, 2, 7].map((limit) => searchSolutions(givensOf(EMPTY), limit).count)).toEqual([1, 2, 7])
  })

  test('writes as many solutions as there is room for', () => {
    const found = [new Int32Array(81), new Int32Array(81)]
    expect(searchSolutions(givensOf(without(...RECTANGLE)), 5, found).count).toBe(2)
    const boards = found.map(writeBoard)
    expect(boards.toSorted()).toEqual([SOLVED, swapped()].toSorted())
  })
})

test('a given that is taken up or laid leaves the board as if it were laid anew', () => {
  const givens = givensOf(BOARD)
  layGivens(givens)
  for (const [cell, digit] of givens.entries()) {
    if (digit === 0) continue
    const without = givens.with(cell, 0)
    takeUpGiven(cell, digit)
    const taken = searchLaid(30)
    layGiven(cell, (digit % 9) + 1)
    const wrong = searchLaid(30)
    takeUpGiven(cell, (digit % 9) + 1)
    layGiven(cell, digit)
    const laid = searchLaid(30)
    expect([taken, wrong, laid]).toEqual([without, without.with(cell, (digit % 9) + 1), givens].map((board) => searchSolutions(board, 30)))
    layGivens(givens)
  }
})

describe('a solution beside the known one', () => {
  const isBeside = (board: string, cells: readonly number[]): boolean => {
    layGivens(givensOf(board))
    return hasSolutionBeside(givensOf(SOLVED), cells)
  }

  test('there is none where the board has one solution', () => {
    expect(isBeside(BOARD, CELLS)).toBe(false)
    expect(isBeside(SOLVED, CELLS)).toBe(false)
  })

  test('is found in those cells alone that can have another digit', () => {
    const open = without(...RECTANGLE, 40, 41, 80)
    expect(CELLS.filter((cell) => isBeside(open, [cell]))).toEqual(RECTANGLE)
    expect(isBeside(open, [40, 41, 80])).toBe(false)
    expect(isBeside(open, [40, 80, RECTANGLE[3] ?? 0])).toBe(true)
  })

  test('may be there where the search gives up, and is not on a board that repeats a digit', () => {
    layGivens(givensOf(MISLEADING))
    expect(hasSolutionBeside(new Int32Array(81).fill(2), [0])).toBe(true)
    expect(isBeside(`99${SOLVED.slice(2)}`, CELLS)).toBe(false)
  })
})

test('singles and locked candidates fill some boards', () => {
  expect(
    [SOLVED, without(0, 1, 2, 40, 80), BOARD, HARD, EMPTY, `99${SOLVED.slice(2)}`].map((board) => followsFromLocked(givensOf(board))),
  ).toEqual([true, true, false, false, false, false])
})
