import * as boxesInSentencesWords from '@emojigma/messages/words/boxes-in-sentences.ts'
import { m } from '@emojigma/messages'
import { boardSide, boxOf, columnOf, EMPTY_CELL, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { isGiven, notedSymbols, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'

const TIMES = [
  m['sudoku_words.never'](),
  m['sudoku_words.once'](),
  m['sudoku_words.twice'](),
  m['sudoku_words.three_times'](),
  m['sudoku_words.four_times'](),
  m['sudoku_words.five_times'](),
  m['sudoku_words.six_times'](),
  m['sudoku_words.seven_times'](),
  m['sudoku_words.eight_times'](),
  m['sudoku_words.nine_times'](),
]

/** "row 5 column 5, notes strawberry, watermelon, selected"
 *  @param names of the puzzle's emoji */
export function cellWords(board: SudokuBoard, cell: number, names: readonly string[], isRepeated: boolean): string {
  const side = boardSide(board.cells)
  const symbol = board.cells[cell] ?? EMPTY_CELL
  const notes = notedSymbols(board, cell).map((noted) => symbolName(noted, names))
  const content =
    symbol === EMPTY_CELL
      ? notes.length > 0
        ? m['sudoku_words.notes']({ notes: notes.join(', ') })
        : m['ui.empty']()
      : symbolName(symbol, names)
  const words = [m['sudoku_words.row_column']({ row: rowOf(cell, side) + 1, column: columnOf(cell, side) + 1 }), content]
  if (isGiven(board, cell)) words.push(m['sudoku_words.given']())
  if (isRepeated) words.push(m['sudoku_words.repeated']())
  if (board.selected === cell) words.push(m['sudoku_words.selected']())
  return words.join(', ')
}

/** Words for a change of the board, which a screen reader would not notice by itself; empty for a move of the choice. */
export function changeWords(before: SudokuBoard, after: SudokuBoard, action: SudokuAction, names: readonly string[]): string {
  if (before.mode !== after.mode) return after.mode === 'notes' ? m['sudoku_words.notes_on']() : m['sudoku_words.notes_off']()
  const cell = [...after.cells].findIndex((symbol, at) => symbol !== before.cells[at] || after.notes[at] !== before.notes[at])
  if (cell === -1) return ''
  const words = cellWords({ ...after, selected: undefined }, cell, names, false)
  if (action.type === 'undone') return m['sudoku_words.undone']({ words })
  return action.type === 'redone' ? m['sudoku_words.redone']({ words }) : words
}

/** Says that an emoji waits for cells, or waits no more. */
export function armedWords(symbol: string | undefined, names: readonly string[]): string {
  return symbol === undefined ? m['sudoku_words.put_away']() : m['sudoku_words.armed']({ name: symbolName(symbol, names) })
}

export function symbolName(symbol: string, names: readonly string[]): string {
  return names[Number(symbol) - 1] ?? ''
}

/** "Row 8 has carrot twice. Both cells are marked."
 *  @returns undefined while nothing repeats
 *  Source: docs/product.md, Voice and fixed strings */
export function repeatWords(cells: string, names: readonly string[]): string | undefined {
  const side = boardSide(cells)
  const repeat = LINES.flatMap((line) => repeatsIn(cells, side, line))[0]
  if (!repeat) return undefined
  const marked = repeat.count === 2 ? m['sudoku_words.both_cells_are_marked']() : m['sudoku_words.those_cells_are_marked']()
  return m['sudoku_words.has']({ unit: repeat.unit, symbol: symbolName(repeat.symbol, names), times: TIMES[repeat.count] ?? '', marked })
}

interface Line {
  readonly indexOf: (cell: number, side: BoardSide) => number
  readonly name: (index: number, side: BoardSide) => string
}

const LINES: readonly Line[] = [
  { indexOf: rowOf, name: (index) => m['sudoku_words.row']({ index: index + 1 }) },
  { indexOf: columnOf, name: (index) => m['sudoku_words.column']({ index: index + 1 }) },
  { indexOf: boxOf, name: boxesInSentencesWords.theBox },
]

function repeatsIn(cells: string, side: BoardSide, { indexOf, name }: Line): { unit: string; symbol: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const [cell, symbol] of [...cells].entries()) {
    if (symbol === EMPTY_CELL) continue
    const key = `${indexOf(cell, side)} ${symbol}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => {
      const [index = '0', symbol = ''] = key.split(' ')
      return { unit: name(Number(index), side), symbol, count }
    })
}
