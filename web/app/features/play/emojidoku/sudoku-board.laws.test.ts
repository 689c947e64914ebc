import { boxOf, columnOf, rowOf } from '@emojigma/engine/sudoku/board.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { describe, expect, test } from 'vitest'
import { isUntouched, newBoard, notedSymbols, sudokuReducer, type Step, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'

const FOUR = '12..34..........'
const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)
const STEPS: readonly Step[] = ['up', 'down', 'left', 'right', 'row-start', 'row-end', 'first', 'last']

/** What someone might do at random, with every kind of action among it. */
function actionsOf(givens: string, seed: number, count = 120): readonly SudokuAction[] {
  const random = randomFrom('sudoku actions', givens, seed)
  const side = givens.length === 16 ? 4 : 9
  const cell = () => random.below(givens.length)
  const symbol = () => String(random.between(1, side))
  return Array.from({ length: count }, (): SudokuAction => {
    switch (random.below(10)) {
      case 0:
        return { type: 'cellTapped', cell: cell() }
      case 1:
        return { type: 'cellChosen', cell: cell() }
      case 2:
        return { type: 'stepped', step: random.pick(STEPS) }
      case 3:
        return { type: 'modeChosen', mode: random.pick(['fill', 'notes'] as const) }
      case 4:
        return { type: 'cellCleared' }
      case 5:
        return { type: 'undone' }
      case 6:
        return { type: 'redone' }
      case 7:
        return { type: 'contentsPut', contents: [{ cell: cell(), symbol: random.pick(['.', symbol()]) }] }
      default:
        return { type: 'symbolPicked', symbol: symbol() }
    }
  })
}

/** The board after each action. */
function boardsOf(givens: string, seed: number): readonly SudokuBoard[] {
  const boards = [newBoard(givens)]
  for (const action of actionsOf(givens, seed)) boards.push(sudokuReducer(boards.at(-1) as SudokuBoard, action))
  return boards
}

const contentsOf = ({ cells, notes }: SudokuBoard) => ({ cells, notes })

describe.each([
  ['four by four', FOUR],
  ['nine by nine', NINE],
])('whatever is done to a board of %s', (_, givens) => {
  test.each(SEEDS)('its givens stay, and neither they nor filled cells hold notes (seed %i)', (seed) => {
    for (const board of boardsOf(givens, seed)) {
      const wronged = [...givens].flatMap((given, cell) => (given !== '.' && board.cells[cell] !== given ? [cell] : []))
      const noted = [...board.cells].flatMap((symbol, cell) => (symbol !== '.' && board.notes[cell] !== 0 ? [cell] : []))
      expect({ wronged, noted, length: board.cells.length }).toEqual({ wronged: [], noted: [], length: givens.length })
    }
  })

  test.each(SEEDS)('every undo leads to the board before, and redo back again (seed %i)', (seed) => {
    const boards = boardsOf(givens, seed)
    for (const board of boards) {
      if (board.past.length === 0) continue
      const back = sudokuReducer(board, { type: 'undone' })
      expect(back.past).toEqual(board.past.slice(0, -1))
      expect(contentsOf(back)).not.toEqual(contentsOf(board))
      expect(contentsOf(sudokuReducer(back, { type: 'redone' }))).toEqual(contentsOf(board))
    }
    const last = boards.at(-1) as SudokuBoard
    const begun = last.past.reduce((board) => sudokuReducer(board, { type: 'undone' }), last)
    expect(contentsOf(begun)).toEqual(contentsOf(newBoard(givens)))
  })

  test.each(SEEDS)('an action never changes the board it was given (seed %i)', (seed) => {
    for (const board of boardsOf(givens, seed).filter((_board, index) => index % 10 === 0)) {
      const before = structuredClone(board)
      for (const action of actionsOf(givens, seed + 1000, 12)) sudokuReducer(board, action)
      expect(board).toEqual(before)
    }
  })

  test.each(SEEDS)('filling a cell changes that cell alone, and takes only its own emoji from notes that see it (seed %i)', (seed) => {
    const side = givens.length === 16 ? 4 : 9
    const boards = boardsOf(givens, seed)
    const cell = givens.indexOf('.')
    for (const board of boards.filter((_board, index) => index % 6 === 0)) {
      const symbol = board.cells[cell] === '2' ? '3' : '2'
      const filled = sudokuReducer({ ...board, selected: cell, mode: 'fill' }, { type: 'symbolPicked', symbol })
      expect(filled.cells).toBe(board.cells.slice(0, cell) + symbol + board.cells.slice(cell + 1))
      for (let other = 0; other < givens.length; other += 1) {
        if (other === cell) continue
        const isVisible = [rowOf, columnOf, boxOf].some((lineOf) => lineOf(other, side) === lineOf(cell, side))
        const expected = notedSymbols(board, other).filter((noted) => !isVisible || noted !== symbol)
        expect(notedSymbols(filled, other)).toEqual(expected)
      }
    }
  })

  test.each(SEEDS)('choosing, walking and changing the mode are no moves (seed %i)', (seed) => {
    const random = randomFrom('quiet', givens, seed)
    for (const board of boardsOf(givens, seed).filter((_board, index) => index % 8 === 0)) {
      const quiet: readonly SudokuAction[] = [
        { type: 'cellChosen', cell: random.below(givens.length) },
        { type: 'stepped', step: random.pick(STEPS) },
        { type: 'modeChosen', mode: 'notes' },
        { type: 'modeChosen', mode: 'fill' },
      ]
      for (const action of quiet) {
        const { cells, notes, past, future } = sudokuReducer(board, action)
        expect([cells, notes, past, future]).toEqual([board.cells, board.notes, board.past, board.future])
      }
    }
  })

  test('a walk by steps reaches every cell and never leaves the board', () => {
    const side = givens.length === 16 ? 4 : 9
    let board = sudokuReducer(newBoard(givens), { type: 'cellChosen', cell: 0 })
    const seen: (number | undefined)[] = []
    for (let row = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1) {
        seen.push(board.selected)
        board = sudokuReducer(board, { type: 'stepped', step: 'right' })
      }
      board = sudokuReducer(sudokuReducer(board, { type: 'stepped', step: 'row-start' }), { type: 'stepped', step: 'down' })
    }
    expect(seen).toEqual(Array.from(givens, (_given, cell) => cell))
    expect(board.selected).toBe(side * (side - 1))
    for (const step of ['down', 'left'] as const) expect(sudokuReducer(board, { type: 'stepped', step }).selected).toBe(board.selected)
  })
})

const start = newBoard(FOUR)
const put = (...contents: { cell: number; symbol: string }[]): SudokuAction => ({ type: 'contentsPut', contents })

describe('contents that a hint puts', () => {
  test('go into their cells whatever is chosen, one move each', () => {
    const board = sudokuReducer({ ...start, selected: 9 }, put({ cell: 2, symbol: '3' }, { cell: 3, symbol: '4' }))
    expect([board.cells, board.past.length, board.selected]).toEqual(['123434..........', 2, 3])
    expect(sudokuReducer(board, { type: 'undone' }).cells).toBe('123.34..........')
  })

  test('fill cells in notes mode too, and leave the mode as it is', () => {
    const board = sudokuReducer({ ...start, mode: 'notes' }, put({ cell: 2, symbol: '3' }))
    expect([board.cells, board.mode, board.notes[2]]).toEqual(['123.34..........', 'notes', 0])
  })

  test('empty a cell where a dot is put, and leave a given', () => {
    const filled = sudokuReducer(start, put({ cell: 2, symbol: '4' }))
    expect(sudokuReducer(filled, put({ cell: 2, symbol: '.' })).cells).toBe(FOUR)
    expect(sudokuReducer(start, put({ cell: 0, symbol: '4' }, { cell: 0, symbol: '.' })).cells).toBe(FOUR)
  })
})

test('a new move after an undo forgets what could have been redone', () => {
  const filled = sudokuReducer(start, put({ cell: 2, symbol: '3' }, { cell: 3, symbol: '4' }))
  const undone = sudokuReducer(filled, { type: 'undone' })
  expect(undone.future).toHaveLength(1)
  expect(sudokuReducer(undone, put({ cell: 15, symbol: '1' })).future).toEqual([])
})

test('the oldest of more than two hundred moves is the one that is forgotten', () => {
  const contents = Array.from({ length: 201 }, (_, index) => ({ cell: 2, symbol: index % 2 === 0 ? '3' : '4' }))
  const board = sudokuReducer(start, put(...contents))
  const back = board.past.reduce((current) => sudokuReducer(current, { type: 'undone' }), board)
  expect(board.past).toHaveLength(200)
  expect(back.cells).toBe('123.34..........')
})

test('a note alone is work to keep', () => {
  const noted = sudokuReducer({ ...start, selected: 10, mode: 'notes' }, { type: 'symbolPicked', symbol: '2' })
  expect([isUntouched(start), isUntouched(noted)]).toEqual([true, false])
})
