import { describe, expect, test } from 'vitest'
import { findSkyscraper, findTwoStringKite, findWWing, findXyChain } from './chains.ts'
import { findColouring } from './colouring.ts'
import { climb, FOUR_LADDER, NINE_LADDER } from './ladder.ts'
import { findLockedCandidates } from './ladder.ts'
import { readBoard } from '../notation.ts'
import { Position, type StepFinder } from '../position.ts'
import { findHiddenSingleInBox, findHiddenSingleInLine, findLastInUnit, findNakedSingle } from './singles.ts'
import { fish, hiddenSubset, nakedSubset } from './subsets.ts'
import { FOUR, NINE } from '../units.ts'
import { findXyWing, findXyzWing } from './wings.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function nine(board = '.'.repeat(81)): Position {
  const givens = readBoard(board)
  if (!givens) throw new Error(`no board: ${board}`)
  return new Position(NINE, givens)
}

/** Leaves a cell only these digits. */
function confine(position: Position, cell: number, ...digits: number[]): void {
  for (const digit of DIGITS) if (!digits.includes(digit)) position.eliminate(cell, digit)
}

/** Takes a digit from all cells of a line but those at these indices. */
function confineInRow(position: Position, digit: number, row: number, ...columns: number[]): void {
  for (let column = 0; column < 9; column += 1) if (!columns.includes(column)) position.eliminate(row * 9 + column, digit)
}

/** Leaves a digit only two cells of the unit that they share: a row, else a column, else a box. */
function confineInUnits(position: Position, digit: number, ...links: readonly (readonly [number, number])[]): void {
  for (const [one, other] of links) {
    const { cells, ofCell } = position.units
    const unit = [0, 1, 2]
      .map((kind) => ofCell[one * 3 + kind] ?? 0)
      .find((own) => [...ofCell.subarray(other * 3, other * 3 + 3)].includes(own))
    if (unit === undefined) throw new Error(`${one} does not see ${other}`)
    for (const cell of cells.subarray(unit * 9, unit * 9 + 9)) if (cell !== one && cell !== other) position.eliminate(cell, digit)
  }
}

function eliminated(position: Position, find: StepFinder): string[] {
  return (find(position)?.eliminations ?? []).map(({ cell, digit }) => `${digit} from ${cell}`)
}

describe('a step finder', () => {
  test('fills the last cell of a row', () => {
    const position = new Position(FOUR, readBoard('123.............') ?? new Int32Array(16))
    expect(findLastInUnit(position)).toMatchObject({ technique: 'last in unit', placement: { cell: 3, digit: 4 } })
  })

  test('sees the only cell for a digit in a box', () => {
    const position = nine('............1...........1..1..............................1......................')
    expect(findHiddenSingleInBox(position)).toBeUndefined()
    position.place(55, 1)
    expect(findHiddenSingleInBox(position)).toMatchObject({ technique: 'hidden single in box', placement: { cell: 2, digit: 1 } })
  })

  test('sees the only cell for a digit in a line', () => {
    const position = nine()
    confineInRow(position, 4, 7, 2)
    expect(findHiddenSingleInBox(position)).toBeUndefined()
    expect(findHiddenSingleInLine(position)).toMatchObject({ technique: 'hidden single in line', placement: { cell: 65, digit: 4 } })
  })

  test('sees the only digit of a cell', () => {
    const position = nine()
    confine(position, 33, 6)
    expect(findNakedSingle(position)).toMatchObject({ technique: 'naked single', placement: { cell: 33, digit: 6 } })
  })

  test('locks a digit of a box in a row', () => {
    const position = nine()
    for (const cell of [9, 10, 11, 18, 19, 20]) position.eliminate(cell, 3)
    expect(findLockedCandidates(position)?.cells).toEqual([0, 1, 2])
    expect(eliminated(position, findLockedCandidates)).toEqual([3, 4, 5, 6, 7, 8].map((cell) => `3 from ${cell}`))
  })

  test('locks a digit of a column in a box', () => {
    const position = nine()
    for (let row = 3; row < 9; row += 1) position.eliminate(row * 9 + 4, 3)
    expect(findLockedCandidates(position)?.cells).toEqual([4, 13, 22])
    expect(eliminated(position, findLockedCandidates)).toEqual([3, 5, 12, 14, 21, 23].map((cell) => `3 from ${cell}`))
  })

  test.each([
    ['naked pair', [27, 35], [1, 2]],
    ['naked triple', [27, 30, 35], [1, 2, 3]],
    ['naked quad', [27, 29, 32, 35], [1, 2, 3, 4]],
  ] as const)('keeps the digits of a %s to its cells', (technique, cells, digits) => {
    const position = nine()
    for (const cell of cells) confine(position, cell, ...digits)
    const find = nakedSubset(technique, cells.length)
    expect(find(position)).toMatchObject({ technique, cells, digits, placement: undefined })
    const others = [27, 28, 29, 30, 31, 32, 33, 34, 35].filter((cell) => !cells.some((own) => own === cell))
    expect(eliminated(position, find)).toEqual(others.flatMap((cell) => digits.map((digit) => `${digit} from ${cell}`)))
  })

  test('sees a triple in which no cell has all three digits', () => {
    const position = nine()
    confine(position, 27, 1, 2)
    confine(position, 30, 2, 3)
    confine(position, 35, 1, 3)
    expect(nakedSubset('naked pair', 2)(position)).toBeUndefined()
    expect(nakedSubset('naked triple', 3)(position)?.cells).toEqual([27, 30, 35])
  })

  test.each([
    ['hidden pair', [5, 6], [1, 7]],
    ['hidden triple', [5, 6, 9], [1, 4, 7]],
  ] as const)('keeps the cells of a %s to its digits', (technique, digits, columns) => {
    const position = nine()
    for (const digit of digits) confineInRow(position, digit, 5, ...columns)
    const find = hiddenSubset(technique, digits.length)
    expect(find(position)).toMatchObject({ technique, cells: columns.map((column) => 45 + column), digits })
    const others = DIGITS.filter((digit) => !digits.some((own) => own === digit))
    expect(eliminated(position, find)).toEqual(columns.flatMap((column) => others.map((digit) => `${digit} from ${45 + column}`)))
  })

  test.each([
    ['X-wing', [1, 6], [2, 8]],
    ['swordfish', [1, 4, 6], [2, 5, 8]],
    ['jellyfish', [1, 2, 4, 6], [2, 3, 5, 8]],
  ] as const)('keeps the columns of a %s to its rows', (technique, rows, columns) => {
    const position = nine()
    for (const row of rows) confineInRow(position, 7, row, ...columns)
    const find = fish(technique, rows.length)
    expect(find(position)).toMatchObject({
      technique,
      cells: rows.flatMap((row) => columns.map((column) => row * 9 + column)),
      digits: [7],
    })
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((row) => !rows.some((own) => own === row))
    expect(eliminated(position, find)).toEqual(others.flatMap((row) => columns.map((column) => `7 from ${row * 9 + column}`)))
  })

  test('sees a fish that swims in columns', () => {
    const position = nine()
    for (let row = 0; row < 9; row += 1) {
      if (row === 3 || row === 8) continue
      position.eliminate(row * 9, 2)
      position.eliminate(row * 9 + 5, 2)
    }
    expect(fish('X-wing', 2)(position)?.cells).toEqual([27, 72, 32, 77])
  })

  test('cuts the wings of an XY-wing where both see', () => {
    const position = nine()
    confine(position, 0, 1, 2)
    confine(position, 4, 1, 9)
    confine(position, 36, 2, 9)
    expect(findXyWing(position)).toMatchObject({ technique: 'XY-wing', cells: [0, 4, 36], digits: [1, 2, 9] })
    expect(eliminated(position, findXyWing)).toEqual(['9 from 40'])
  })

  test('cuts the wings of an XYZ-wing where all three see', () => {
    const position = nine()
    confine(position, 0, 1, 2, 9)
    confine(position, 10, 1, 9)
    confine(position, 6, 2, 9)
    expect(findXyzWing(position)).toMatchObject({ technique: 'XYZ-wing', cells: [0, 6, 10], digits: [1, 2, 9] })
    expect(eliminated(position, findXyzWing)).toEqual(['9 from 1', '9 from 2'])
    expect(findXyWing(position)).toBeUndefined()
  })

  test('takes a digit from a cell that sees both colours', () => {
    const position = nine()
    confineInUnits(position, 5, [0, 4], [4, 40], [40, 50])
    expect(findColouring(position)).toMatchObject({ technique: 'colouring', cells: [0, 4, 40, 50], digits: [5] })
    expect(eliminated(position, findColouring)).toEqual(['5 from 45'])
  })

  test('takes a digit from all cells of a colour that meets itself', () => {
    const position = nine()
    confineInUnits(position, 5, [0, 4], [4, 40], [40, 50], [50, 45])
    expect(eliminated(position, findColouring)).toEqual(['5 from 0', '5 from 40', '5 from 45'])
  })

  test('takes a digit from what sees both roofs of a skyscraper', () => {
    const position = nine()
    confineInRow(position, 5, 0, 0, 4)
    confineInRow(position, 5, 6, 0, 5)
    expect(findSkyscraper(position)).toMatchObject({ technique: 'skyscraper', cells: [4, 0, 54, 59], digits: [5] })
    expect(eliminated(position, findSkyscraper)).toEqual(['5 from 14', '5 from 23', '5 from 67', '5 from 76'])
  })

  test('takes a digit from where both strings of a kite cross', () => {
    const position = nine()
    confineInUnits(position, 5, [1, 8], [9, 72])
    expect(findTwoStringKite(position)).toMatchObject({ technique: 'two-string kite', cells: [8, 1, 9, 72], digits: [5] })
    expect(eliminated(position, findTwoStringKite)).toEqual(['5 from 80'])
  })

  test('takes the other digit from what sees both equal cells of a W-wing', () => {
    const position = nine()
    confine(position, 0, 1, 2)
    confine(position, 40, 1, 2)
    confineInUnits(position, 1, [8, 44])
    expect(findWWing(position)).toMatchObject({ technique: 'W-wing', cells: [0, 8, 44, 40], digits: [1, 2] })
    expect(eliminated(position, findWWing)).toEqual(['2 from 4', '2 from 36'])
  })

  test('takes the digit of both ends from what sees them, and an XY-wing is no chain', () => {
    const position = nine()
    confine(position, 0, 1, 2)
    confine(position, 4, 2, 3)
    confine(position, 40, 3, 4)
    confine(position, 44, 4, 1)
    expect(findXyChain(position)).toMatchObject({ technique: 'XY-chain', cells: [0, 4, 40, 44], digits: [1, 2, 3, 4] })
    expect(eliminated(position, findXyChain)).toEqual(['1 from 8', '1 from 36'])
    const wing = nine()
    confine(wing, 0, 1, 2)
    confine(wing, 4, 1, 9)
    confine(wing, 36, 2, 9)
    expect(findXyChain(wing)).toBeUndefined()
  })

  test('finds nothing on an empty board', () => {
    for (const { find } of [...NINE_LADDER, ...FOUR_LADDER]) expect(find(nine())).toBeUndefined()
  })
})

describe('climbing', () => {
  test('takes the easiest step each time until the board is solved', () => {
    const position = new Position(FOUR, readBoard('...31...4......1') ?? new Int32Array(16))
    const steps = climb(position, FOUR_LADDER)
    expect(position.isSolved).toBe(true)
    expect(steps).toHaveLength(12)
    expect(steps[0]).toMatchObject({ technique: 'hidden single in box', placement: { cell: 5, digit: 3 } })
    expect(steps.at(-1)?.technique).toBe('last in unit')
  })

  test('stops where the techniques are not enough', () => {
    const position = nine('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')
    climb(position, NINE_LADDER)
    expect(position.isSolved).toBe(false)
  })
})
