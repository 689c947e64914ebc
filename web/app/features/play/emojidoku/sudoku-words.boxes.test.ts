import { describe, expect, test } from 'vitest'
import { newBoard, sudokuReducer } from './sudoku-board.ts'
import { cellWords, repeatWords, symbolName } from './sudoku-words.ts'

const NAMES = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'goat', 'hen', 'ibis']

/** A board of nine by nine with one symbol at some cells, each told as row and column from 1. */
function nineWith(symbol: string, ...at: readonly (readonly [row: number, column: number])[]): string {
  const cells = Array.from({ length: 81 }, () => '.')
  for (const [row, column] of at) cells[9 * (row - 1) + column - 1] = symbol
  return cells.join('')
}

describe('a repeat', () => {
  test.each<[string, [number, number], [number, number]]>([
    ['top left', [1, 1], [2, 2]],
    ['top middle', [1, 4], [3, 6]],
    ['top right', [2, 7], [3, 9]],
    ['middle left', [4, 3], [6, 1]],
    ['middle', [4, 4], [5, 5]],
    ['middle right', [5, 9], [6, 8]],
    ['bottom left', [7, 1], [9, 3]],
    ['bottom middle', [7, 6], [8, 5]],
    ['bottom right', [8, 7], [9, 9]],
  ])('in the %s box of nine is told by that name', (name, one, other) => {
    expect(repeatWords(nineWith('5', one, other), NAMES)).toBe(`The ${name} box has elk twice. Both cells are marked.`)
  })

  test.each([
    ['top left', '1....1..........'],
    ['top right', '..1....1........'],
    ['bottom left', '........1....1..'],
    ['bottom right', '..........1....1'],
  ])('in the %s box of four is told by that name', (name, cells) => {
    expect(repeatWords(cells, NAMES)).toBe(`The ${name} box has ant twice. Both cells are marked.`)
  })

  test.each([
    [2, 'twice. Both'],
    [3, 'three times. Those'],
    [4, 'four times. Those'],
    [5, 'five times. Those'],
    [6, 'six times. Those'],
    [7, 'seven times. Those'],
    [8, 'eight times. Those'],
    [9, 'nine times. Those'],
  ])('of %i in a row is counted in words', (count, words) => {
    const row = Array.from({ length: count }, (_, index) => [8, index + 1] as const)
    expect(repeatWords(nineWith('9', ...row), NAMES)).toBe(`Row 8 has ibis ${words} cells are marked.`)
  })

  test('down a column is told with the column, from the first to the last', () => {
    expect(repeatWords(nineWith('3', [1, 1], [9, 1]), NAMES)).toBe('Column 1 has cat twice. Both cells are marked.')
    expect(repeatWords(nineWith('3', [4, 9], [7, 9]), NAMES)).toBe('Column 9 has cat twice. Both cells are marked.')
  })

  test('in row, column and box at once is told once: rows first, then columns, then boxes', () => {
    expect(repeatWords(nineWith('1', [1, 1], [1, 2], [5, 1]), NAMES)).toBe('Row 1 has ant twice. Both cells are marked.')
    expect(repeatWords(nineWith('1', [1, 1], [2, 1], [3, 3]), NAMES)).toBe('Column 1 has ant twice. Both cells are marked.')
  })

  test('needs the same emoji in one line: corners and neighbours of boxes are none', () => {
    expect(repeatWords(nineWith('7', [1, 1], [4, 4], [9, 9], [3, 7]), NAMES)).toBeUndefined()
    expect(repeatWords('12..34..........', NAMES)).toBeUndefined()
  })
})

test.each([
  [0, 'row 1 column 1'],
  [8, 'row 1 column 9'],
  [9, 'row 2 column 1'],
  [40, 'row 5 column 5'],
  [80, 'row 9 column 9'],
])('cell %i of a large board is called %s', (cell, name) => {
  expect(cellWords(newBoard(nineWith('.')), cell, NAMES, false)).toBe(`${name}, empty`)
})

test('what a cell says comes in one order: position, content, given, repeated, selected', () => {
  const board = sudokuReducer(newBoard(nineWith('6', [1, 1])), { type: 'cellChosen', cell: 0 })
  expect(cellWords(board, 0, NAMES, true)).toBe('row 1 column 1, fox, given, repeated, selected')
  const filled = sudokuReducer({ ...board, selected: 80 }, { type: 'symbolPicked', symbol: '9' })
  expect(cellWords(filled, 80, NAMES, false)).toBe('row 9 column 9, ibis, selected')
})

test('notes are read in the order of the emoji, whenever they were made', () => {
  const noted = ['9', '1', '5'].reduce(
    (board, symbol) => sudokuReducer(board, { type: 'symbolPicked', symbol }),
    sudokuReducer(sudokuReducer(newBoard(nineWith('.')), { type: 'cellChosen', cell: 3 }), { type: 'modeChosen', mode: 'notes' }),
  )
  expect(cellWords(noted, 3, NAMES, false)).toBe('row 1 column 4, notes ant, elk, ibis, selected')
})

test('a digit is called by its emoji, and one that the puzzle has not by nothing', () => {
  expect(['1', '9', '.'].map((symbol) => symbolName(symbol, NAMES))).toEqual(['ant', 'ibis', ''])
})
