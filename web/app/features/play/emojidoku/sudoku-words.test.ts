import { expect, test } from 'vitest'
import { newBoard, sudokuReducer, type SudokuAction } from './sudoku-board.ts'
import { cellWords, repeatWords } from './sudoku-words.ts'

const NAMES = ['strawberry', 'tulip', 'watermelon', 'carrot']
const after = (givens: string, ...actions: SudokuAction[]) => actions.reduce(sudokuReducer, newBoard(givens))
const GIVENS = '1..............2'

test('a cell says where it is, what is in it and what is special about it', () => {
  const board = after(
    GIVENS,
    { type: 'cellChosen', cell: 5 },
    { type: 'modeChosen', mode: 'notes' },
    { type: 'symbolPicked', symbol: '3' },
    { type: 'symbolPicked', symbol: '1' },
  )
  expect(cellWords(board, 0, NAMES, false)).toBe('row 1 column 1, strawberry, given')
  expect(cellWords(board, 1, NAMES, false)).toBe('row 1 column 2, empty')
  expect(cellWords(board, 5, NAMES, false)).toBe('row 2 column 2, notes strawberry, watermelon, selected')
  expect(cellWords(board, 15, NAMES, true)).toBe('row 4 column 4, tulip, given, repeated')
})

test.each([
  ['4..4............', 'Row 1 has carrot twice. Both cells are marked.'],
  ['2.......2.......', 'Column 1 has tulip twice. Both cells are marked.'],
  ['1....1..........', 'The top left box has strawberry twice. Both cells are marked.'],
  ['333.............', 'Row 1 has watermelon three times. Those cells are marked.'],
])('a repeat is told in words: %s', (cells, words) => {
  expect(repeatWords(cells, NAMES)).toBe(words)
})

test('a large board names its boxes, too', () => {
  const cells = Array.from({ length: 81 }, () => '.')
  cells[40] = '9'
  cells[50] = '9'
  const names = Array.from({ length: 9 }, (_, index) => `emoji ${index + 1}`)
  expect(repeatWords(cells.join(''), names)).toBe('The middle box has emoji 9 twice. Both cells are marked.')
})

test('nothing is said while nothing repeats', () => {
  expect(repeatWords('1234............', NAMES)).toBeUndefined()
})
