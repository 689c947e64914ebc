import { describe, expect, test } from 'vitest'
import type { BoardStep } from '../explanation/explanation.ts'
import { fourBand, roundsOf } from './four-band.ts'
import { FOUR_GRIDS, solutionsOfFour } from './four.ts'
import { fourLevelOf, nineLevelOf } from './levels.ts'
import { readBoard, writeBoard } from './notation.ts'
import { isNoted } from './noted.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'

describe('a written board', () => {
  test.each(['...31...4......1', '1234341221434321', '.'.repeat(16), '.'.repeat(81), `${'.'.repeat(72)}123456789`])(
    'is read and written alike: %s',
    (board) => {
      const digits = readBoard(board)
      expect(digits).toHaveLength(board.length)
      expect(writeBoard(digits ?? new Int32Array())).toBe(board)
    },
  )

  test('has 0 for an empty cell', () => {
    expect([...(readBoard('...31...4......1') ?? [])]).toEqual([0, 0, 0, 3, 1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 1])
  })

  test.each(['', '.', '.'.repeat(15), '.'.repeat(17), '.'.repeat(80), '.'.repeat(82)])('is of 16 or 81 characters, not %o', (board) => {
    expect(readBoard(board)).toBeUndefined()
  })

  test.each(['5', '9', '0', ' ', 'x', '-', '/', ':', '１'])('of 4×4 has no %o', (symbol) => {
    expect(readBoard('.'.repeat(15) + symbol)).toBeUndefined()
  })

  test.each(['0', ' ', 'a', '/', ':', '９'])('of 9×9 has no %o', (symbol) => {
    expect(readBoard(symbol + '.'.repeat(80))).toBeUndefined()
  })

  test('is read into a list that is there, over what was in it', () => {
    const into = new Int32Array(16).fill(4)
    expect(readBoard('...31...4......1', into)).toBe(into)
    expect(writeBoard(into)).toBe('...31...4......1')
  })
})

describe('the notes of a player', () => {
  const step: BoardStep = {
    technique: 'naked pair',
    units: [],
    side: 9,
    cells: [0, 1],
    digits: [1, 2],
    placement: undefined,
    eliminations: [
      { cell: 5, digit: 1 },
      { cell: 5, digit: 2 },
      { cell: 7, digit: 2 },
    ],
  }
  const notes = (five: number, seven: number): number[] => [3, 3, 0, 0, 0, five, 0, seven]

  test.each([
    ['nothing that the step rules out', 0b1100, 0b1101, true],
    ['one of the digits in one of the cells', 0b1101, 0b1101, false],
    ['the digit in the last cell', 0b1100, 0b1110, false],
    ['no note at all in one of the cells', 0b1100, 0, false],
    ['no note at all', 0, 0, false],
  ])('that have %s', (_, five, seven, expected) => {
    expect(isNoted(step, notes(five, seven))).toBe(expected)
  })

  test('never stand for a placement, and are absent beyond their list', () => {
    expect(isNoted({ ...step, placement: { cell: 0, digit: 1 }, eliminations: [] }, notes(12, 12))).toBe(false)
    expect(isNoted(step, [])).toBe(false)
  })
})

describe('the band of a 4×4 board', () => {
  test.each<[number, number, LevelId]>([
    [0, 0, 6],
    [0, 1, 6],
    [0, 2, 6],
    [0, 3, 7],
    [0, 8, 7],
    [1, 1, 8],
    [1, 5, 8],
    [2, 0, 9],
    [3, 0, 10],
    [4, 0, 10],
    [9, 9, 10],
  ])('with %i hidden singles and %i rounds is level %i', (hiddenSingles, rounds, level) => {
    expect(fourBand({ hiddenSingles, rounds })).toBe(level)
  })

  // Of the board 1234 3412 2143 4321, with these cells empty.
  test.each<[string, readonly number[], number]>([
    ['nothing is empty', [], 0],
    ['one cell is empty', [7], 1],
    ['empty cells share no unit', [0, 7, 9, 14], 1],
    ['a cell has to wait for two others', [0, 1, 4], 2],
    ['those have to wait for others again', [0, 1, 4, 6, 9], 3],
    ['two rows and two columns cross in empty cells', [0, 1, 4, 5], 0],
    ['a cell beside them is filled all the same', [0, 1, 4, 5, 15], 1],
  ])('counts the looks when %s', (_, empty, rounds) => {
    const givens = (readBoard('1234341221434321') ?? new Int32Array(16)).map((digit, cell) => (empty.includes(cell) ? 0 : digit))
    expect(roundsOf(givens)).toBe(rounds)
  })
})

describe('the solutions of a 4×4 board', () => {
  test.each([
    ['................', 288],
    ['1...............', 72],
    ['1234............', 12],
    ['12..34..........', 12],
    ['...31...4......1', 1],
    ['1234341221434321', 1],
    ['11..............', 0],
    ['123....4........', 0],
  ])('of %s are %i', (board, count) => {
    const solutions = solutionsOfFour(readBoard(board) ?? new Int32Array(16))
    expect(solutions).toHaveLength(count)
    const pattern = new RegExp(`^${board}$`)
    for (const solution of solutions) expect(writeBoard(solution)).toMatch(pattern)
  })

  test('have each digit once in each row, column and box', () => {
    const units = [0, 1, 2, 3].flatMap((index) => {
      const corner = [0, 2, 8, 10][index] ?? 0
      return [
        [0, 1, 2, 3].map((column) => index * 4 + column),
        [0, 1, 2, 3].map((row) => row * 4 + index),
        [0, 1, 4, 5].map((offset) => corner + offset),
      ]
    })
    for (const grid of FOUR_GRIDS) {
      for (const unit of units) expect(unit.map((cell) => grid[cell]).toSorted()).toEqual([1, 2, 3, 4])
    }
  })
})

describe('the levels of a board', () => {
  test.each<[LevelId, number, number]>([
    [6, 11, 12],
    [7, 10, 10],
    [8, 8, 9],
    [9, 6, 7],
    [10, 4, 5],
  ])('level %i of 4×4 has %i to %i givens', (level, fewest, most) => {
    expect(fourLevelOf(level)).toEqual({ fewestGivens: fewest, mostGivens: most })
    expect(() => nineLevelOf(level)).toThrow(RangeError)
  })

  test.each<[LevelId, number, number, string, readonly string[]]>([
    [1, 38, 42, 'hidden single in box', ['hidden single in box']],
    [2, 31, 35, 'hidden single in line', ['hidden single in line']],
    [3, 27, 31, 'naked single', ['naked single']],
    [4, 23, 29, 'hidden pair', ['locked candidates', 'naked pair', 'X-wing', 'hidden pair']],
    [5, 22, 28, 'colouring', ['naked triple', 'swordfish', 'hidden triple', 'XY-wing', 'XYZ-wing', 'naked quad', 'jellyfish', 'colouring']],
  ])('level %i of 9×9 has %i to %i givens and goes up to %s', (level, fewest, most, hardest, needed) => {
    const { fewestGivens, mostGivens, ladder } = nineLevelOf(level)
    expect([fewestGivens, mostGivens, ladder.at(-1)?.technique, ladder[0]?.technique]).toEqual([
      fewest,
      most,
      hardest,
      'hidden single in box',
    ])
    expect(neededAt(level)).toEqual(needed)
    expect(() => fourLevelOf(level)).toThrow(RangeError)
  })

  test('share out every technique of the 9×9 ladder, each to one level', () => {
    const needed = ALL_LEVEL_IDS.filter((level) => level <= 5).flatMap(neededAt)
    expect(new Set(needed).size).toBe(needed.length)
    expect(needed).toEqual(nineLevelOf(5).ladder.map(({ technique }) => technique))
  })
})

/** The techniques of which a board of the level needs one. */
function neededAt(level: LevelId): readonly string[] {
  const { ladder, easiestRung } = nineLevelOf(level)
  return ladder.slice(easiestRung).map(({ technique }) => technique)
}
