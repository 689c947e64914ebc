import { expect, test } from 'vitest'
import {
  firstOpenCell,
  isUntouched,
  newBoard,
  notedSymbols,
  placedCount,
  sudokuReducer,
  workOf,
  type Step,
  type SudokuAction,
  type SudokuBoard,
} from './sudoku-board.ts'
import { parseSudokuWork } from './use-sudoku.ts'

const GIVENS = '12..34..........'
const start = newBoard(GIVENS)
const after = (...actions: SudokuAction[]): SudokuBoard => actions.reduce(sudokuReducer, start)
const choose = (cell: number): SudokuAction => ({ type: 'cellChosen', cell })
const tap = (cell: number): SudokuAction => ({ type: 'cellTapped', cell })
const pick = (symbol: string): SudokuAction => ({ type: 'symbolPicked', symbol })
const NOTES: SudokuAction = { type: 'modeChosen', mode: 'notes' }
const FILL: SudokuAction = { type: 'modeChosen', mode: 'fill' }
const UNDO: SudokuAction = { type: 'undone' }
const REDO: SudokuAction = { type: 'redone' }
const CLEAR: SudokuAction = { type: 'cellCleared' }

test('a cell is chosen, then an emoji picked for it', () => {
  expect(after(tap(2), pick('3')).cells).toBe('123.34..........')
})

test('nothing is filled while no cell is chosen', () => {
  expect(after(pick('3')).cells).toBe(GIVENS)
})

test('a given can be chosen, but neither filled, noted in nor cleared', () => {
  for (const action of [pick('4'), CLEAR, tap(0)]) expect(after(choose(0), action).cells).toBe(GIVENS)
  expect(after(choose(0), NOTES, pick('4')).notes[0]).toBe(0)
  expect(after(tap(0)).selected).toBe(0)
})

test('tapping a filled cell clears it and keeps it chosen', () => {
  const board = after(tap(2), pick('3'), tap(7), tap(2))
  expect(board.cells).toBe(GIVENS)
  expect(board.selected).toBe(2)
})

test('choosing a filled cell by keys does not clear it', () => {
  expect(after(tap(2), pick('3'), tap(7), choose(2)).cells).toBe('123.34..........')
})

test('another emoji takes the place of the first, the same one changes nothing', () => {
  expect(after(tap(2), pick('3'), pick('4')).cells).toBe('124.34..........')
  expect(after(tap(2), pick('3'), pick('3')).past).toHaveLength(1)
})

test('a note is made and taken back by the same key', () => {
  const noted = after(tap(10), NOTES, pick('1'), pick('4'))
  expect(notedSymbols(noted, 10)).toEqual(['1', '4'])
  expect(noted.cells).toBe(GIVENS)
  expect(notedSymbols(sudokuReducer(noted, pick('1')), 10)).toEqual(['4'])
})

test('filling a cell takes its notes away, and the emoji’s notes from its row, column and box', () => {
  const board = after(NOTES, choose(10), pick('3'), choose(11), pick('3'), pick('4'), choose(5), FILL, choose(14), pick('3'))
  expect(notedSymbols(board, 10)).toEqual([])
  expect(notedSymbols(board, 11)).toEqual(['4'])
})

test('notes of cells that do not see the filled one stay', () => {
  const board = after(NOTES, choose(3), pick('3'), FILL, choose(8), pick('3'))
  expect(notedSymbols(board, 3)).toEqual(['3'])
})

test('a filled cell takes no notes', () => {
  const board = after(tap(2), pick('3'), NOTES, pick('4'))
  expect(board.cells).toBe('123.34..........')
  expect(board.notes[2]).toBe(0)
})

test('clearing takes away what stands or is noted in a cell', () => {
  expect(after(tap(2), pick('3'), CLEAR).cells).toBe(GIVENS)
  expect(after(tap(2), NOTES, pick('3'), CLEAR).notes[2]).toBe(0)
  expect(after(tap(2), CLEAR).past).toHaveLength(0)
})

test('undo takes back one move with everything it did, and shows where', () => {
  const board = after(NOTES, choose(10), pick('3'), FILL, choose(11), pick('3'), choose(0), UNDO)
  expect(board.cells).toBe(GIVENS)
  expect(notedSymbols(board, 10)).toEqual(['3'])
  expect(board.selected).toBe(11)
})

test('redo makes the move again until another one is made', () => {
  const undone = after(tap(2), pick('3'), tap(3), pick('4'), UNDO, UNDO)
  expect(undone.cells).toBe(GIVENS)
  expect([REDO, REDO].reduce(sudokuReducer, undone).cells).toBe('123434..........')
  const changed = [tap(15), pick('1'), REDO].reduce(sudokuReducer, undone)
  expect(changed.cells).toBe('12..34.........1')
  expect(changed.future).toHaveLength(0)
})

test('undo and redo at their ends change nothing', () => {
  expect(sudokuReducer(start, UNDO)).toBe(start)
  expect(sudokuReducer(start, REDO)).toBe(start)
})

test('any moves undone one by one lead back to the beginning', () => {
  const moves = [tap(2), pick('3'), tap(3), NOTES, pick('1'), pick('2'), FILL, pick('4'), tap(2), tap(9), pick('2'), pick('1'), CLEAR]
  const board = moves.reduce(sudokuReducer, start)
  const back = board.past.reduce((current) => sudokuReducer(current, UNDO), board)
  expect(back).toMatchObject({ cells: GIVENS, notes: start.notes, past: [] })
  const again = board.past.reduce((current) => sudokuReducer(current, REDO), back)
  expect(again).toMatchObject({ cells: board.cells, notes: board.notes, past: board.past })
})

test('the history keeps the latest two hundred moves', () => {
  const many = Array.from({ length: 130 }, () => [pick('3'), pick('4')]).flat()
  expect([tap(2), ...many].reduce(sudokuReducer, start).past).toHaveLength(200)
})

test.each<[Step, number, number]>([
  ['up', 5, 1],
  ['up', 1, 1],
  ['down', 5, 9],
  ['down', 13, 13],
  ['left', 5, 4],
  ['left', 4, 4],
  ['right', 5, 6],
  ['right', 7, 7],
  ['row-start', 6, 4],
  ['row-end', 4, 7],
  ['first', 9, 0],
  ['last', 9, 15],
])('%s leads from cell %i to cell %i, and never around an edge', (step, from, to) => {
  expect(after(choose(from), { type: 'stepped', step }).selected).toBe(to)
})

test('the keyboard enters the board at its first open cell', () => {
  expect(firstOpenCell(start)).toBe(2)
  expect(after({ type: 'stepped', step: 'down' }).selected).toBe(2)
})

test('placed emoji are counted', () => {
  expect(placedCount(after(tap(15), pick('1')), '1')).toBe(2)
  expect(placedCount(start, '4')).toBe(1)
})

test('a board is untouched until something is filled, noted or undone', () => {
  expect(isUntouched(after(tap(2), NOTES))).toBe(true)
  expect(isUntouched(after(tap(2), pick('3')))).toBe(false)
  expect(isUntouched(after(tap(2), pick('3'), UNDO))).toBe(false)
})

test('work that was kept comes back whole, with its way back', () => {
  const board = after(NOTES, choose(10), pick('3'), FILL, choose(11), pick('3'), UNDO)
  const work = parseSudokuWork(GIVENS, JSON.parse(JSON.stringify(workOf(board))))
  expect(work).toEqual(workOf(board))
  expect(sudokuReducer(start, { type: 'workRestored', work: work ?? workOf(start) })).toMatchObject(workOf(board))
})

const good = workOf(after(tap(2), pick('3')))
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a word', 'x'],
  ['another board', { ...good, cells: '2222222222222222' }],
  ['a shorter board', { ...good, cells: '123.' }],
  ['a symbol that the board has not', { ...good, cells: '129.34..........' }],
  ['too few notes', { ...good, notes: [0] }],
  ['a note that the board has not', { ...good, notes: [...good.notes.slice(1), 99] }],
  ['a history that is no list', { ...good, past: 'x' }],
  ['a move at a given', { ...good, past: [[{ cell: 0, before: { symbol: '1', notes: 0 }, after: { symbol: '2', notes: 0 } }]] }],
  ['a move outside the board', { ...good, future: [[{ cell: 99, before: { symbol: '.', notes: 0 }, after: { symbol: '2', notes: 0 } }]] }],
  ['an empty move', { ...good, past: [[]] }],
])('kept work that holds %s is ignored', (_, kept) => {
  expect(parseSudokuWork(GIVENS, kept)).toBeUndefined()
})

test('only boards of 16 and 81 cells are played', () => {
  expect(() => newBoard('1234')).toThrow(RangeError)
})
