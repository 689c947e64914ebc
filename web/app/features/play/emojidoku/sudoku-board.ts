import { boardSide, columnOf, EMPTY_CELL, peersOf, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'

export type FillMode = 'fill' | 'notes'

/** An Emojidoku being solved. Digit n stands for the puzzle's n-th emoji. */
export interface SudokuBoard {
  /** Row-major, '.' = empty. */
  readonly givens: string
  /** The givens and the filled cells. */
  readonly cells: string
  /** The noted emoji of each cell, as bits: 1 for the first, 2 for the second, 4 for the third … */
  readonly notes: readonly number[]
  readonly selected: number | undefined
  readonly mode: FillMode
  /** The undo and redo stacks, top last. */
  readonly past: readonly Move[]
  readonly future: readonly Move[]
}

export type Move = readonly CellChange[]

interface CellChange {
  readonly cell: number
  readonly before: CellContent
  readonly after: CellContent
}

interface CellContent {
  readonly symbol: string
  readonly notes: number
}

export type Step = 'up' | 'down' | 'left' | 'right' | 'row-start' | 'row-end' | 'first' | 'last'

export type SudokuAction =
  /** A tap or click: selects the cell, and clears it if the player had filled it. */
  | { readonly type: 'cellTapped'; readonly cell: number }
  | { readonly type: 'cellChosen'; readonly cell: number }
  | { readonly type: 'stepped'; readonly step: Step }
  /** A digit for the selected cell: fills it or, in notes mode, toggles a note. */
  | { readonly type: 'symbolPicked'; readonly symbol: string }
  | { readonly type: 'cellCleared' }
  /** Fills or, with '.', clears cells, one move each; givens stay. */
  | { readonly type: 'contentsPut'; readonly contents: readonly { readonly cell: number; readonly symbol: string }[] }
  | { readonly type: 'modeChosen'; readonly mode: FillMode }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'workRestored'; readonly work: SudokuWork }

/** The part of a board that is stored. */
export type SudokuWork = Pick<SudokuBoard, 'cells' | 'notes' | 'past' | 'future'>

const MOST_MOVES = 200

/** @throws RangeError unless there are 16 or 81 cells */
export function newBoard(givens: string): SudokuBoard {
  boardSide(givens)
  const notes = Array.from({ length: givens.length }, () => 0)
  return { givens, cells: givens, notes, selected: undefined, mode: 'fill', past: [], future: [] }
}

/** Source: docs/product.md, Emojidoku */
export function sudokuReducer(board: SudokuBoard, action: SudokuAction): SudokuBoard {
  switch (action.type) {
    case 'cellTapped':
      return isFilled(board, action.cell) ? cleared({ ...board, selected: action.cell }) : { ...board, selected: action.cell }
    case 'cellChosen':
      return { ...board, selected: action.cell }
    case 'stepped':
      return { ...board, selected: stepFrom(board, action.step) }
    case 'symbolPicked':
      return board.mode === 'fill' ? filled(board, action.symbol) : noted(board, action.symbol)
    case 'cellCleared':
      return cleared(board)
    case 'contentsPut':
      return withPut(board, action.contents)
    case 'modeChosen':
      return { ...board, mode: action.mode }
    case 'undone':
      return undone(board)
    case 'redone':
      return redone(board)
    case 'workRestored':
      return { ...board, ...action.work }
  }
}

export function isGiven({ givens }: SudokuBoard, cell: number): boolean {
  return givens[cell] !== EMPTY_CELL
}

/** The noted emoji of a cell, as digits. */
export function notedSymbols({ notes }: SudokuBoard, cell: number): readonly string[] {
  const bits = notes[cell] ?? 0
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((symbol) => bits & bitOf(symbol)).map(String)
}

/** How often a symbol is on the board. */
export function placedCount({ cells }: SudokuBoard, symbol: string): number {
  return cells.split(symbol).length - 1
}

/** Whether there is nothing to store. */
export function isUntouched({ cells, givens, notes, past, future }: SudokuBoard): boolean {
  return cells === givens && past.length === 0 && future.length === 0 && notes.every((bits) => bits === 0)
}

export function workOf({ cells, notes, past, future }: SudokuBoard): SudokuWork {
  return { cells, notes, past, future }
}

function withPut(board: SudokuBoard, contents: readonly { readonly cell: number; readonly symbol: string }[]): SudokuBoard {
  let after = board
  for (const { cell, symbol } of contents) {
    const chosen = { ...after, selected: cell }
    after = symbol === EMPTY_CELL ? cleared(chosen) : filled(chosen, symbol)
  }
  return after
}

function isFilled(board: SudokuBoard, cell: number): boolean {
  return !isGiven(board, cell) && board.cells[cell] !== EMPTY_CELL
}

function filled(board: SudokuBoard, symbol: string): SudokuBoard {
  const cell = openCell(board)
  if (cell === undefined || board.cells[cell] === symbol) return board
  const side = boardSide(board.cells)
  // A placed emoji is no longer possible in its row, column and box, so its notes there are removed.
  const affected = peersOf(cell, side).filter((peer) => (board.notes[peer] ?? 0) & bitOf(symbol))
  return moved(board, [
    changeOf(board, cell, { symbol, notes: 0 }),
    ...affected.map((peer) => changeOf(board, peer, { notes: (board.notes[peer] ?? 0) & ~bitOf(symbol) })),
  ])
}

function noted(board: SudokuBoard, symbol: string): SudokuBoard {
  const cell = openCell(board)
  if (cell === undefined || isFilled(board, cell)) return board
  return moved(board, [changeOf(board, cell, { notes: (board.notes[cell] ?? 0) ^ bitOf(symbol) })])
}

function cleared(board: SudokuBoard): SudokuBoard {
  const cell = openCell(board)
  if (cell === undefined || (!isFilled(board, cell) && !board.notes[cell])) return board
  return moved(board, [changeOf(board, cell, { symbol: EMPTY_CELL, notes: 0 })])
}

function moved(board: SudokuBoard, move: Move): SudokuBoard {
  return { ...withContents(board, move, 'after'), past: [...board.past, move].slice(-MOST_MOVES), future: [] }
}

function undone(board: SudokuBoard): SudokuBoard {
  const move = board.past.at(-1)
  if (!move) return board
  const past = board.past.slice(0, -1)
  return { ...withContents(board, move, 'before'), selected: move[0]?.cell, past, future: [...board.future, move] }
}

function redone(board: SudokuBoard): SudokuBoard {
  const move = board.future.at(-1)
  if (!move) return board
  const future = board.future.slice(0, -1)
  return { ...withContents(board, move, 'after'), selected: move[0]?.cell, past: [...board.past, move], future }
}

function withContents(board: SudokuBoard, move: Move, side: 'before' | 'after'): SudokuBoard {
  const cells = [...board.cells]
  const notes = [...board.notes]
  for (const change of move) {
    cells[change.cell] = change[side].symbol
    notes[change.cell] = change[side].notes
  }
  return { ...board, cells: cells.join(''), notes }
}

function changeOf(board: SudokuBoard, cell: number, after: Partial<CellContent>): CellChange {
  const before = { symbol: board.cells[cell] ?? EMPTY_CELL, notes: board.notes[cell] ?? 0 }
  return { cell, before, after: { ...before, ...after } }
}

/** The selected cell, unless it is a given. */
function openCell(board: SudokuBoard): number | undefined {
  return board.selected === undefined || isGiven(board, board.selected) ? undefined : board.selected
}

function bitOf(symbol: string | number): number {
  return 2 ** (Number(symbol) - 1)
}

function stepFrom(board: SudokuBoard, step: Step): number {
  const side: BoardSide = boardSide(board.cells)
  const { selected } = board
  if (selected === undefined) return firstOpenCell(board)
  const [row, column] = [rowOf(selected, side), columnOf(selected, side)]
  switch (step) {
    case 'up':
      return row > 0 ? selected - side : selected
    case 'down':
      return row < side - 1 ? selected + side : selected
    case 'left':
      return column > 0 ? selected - 1 : selected
    case 'right':
      return column < side - 1 ? selected + 1 : selected
    case 'row-start':
      return row * side
    case 'row-end':
      return row * side + side - 1
    case 'first':
      return 0
    case 'last':
      return board.cells.length - 1
  }
}

/** Where the keyboard enters the board. */
export function firstOpenCell({ givens }: SudokuBoard): number {
  return Math.max(0, givens.indexOf(EMPTY_CELL))
}
