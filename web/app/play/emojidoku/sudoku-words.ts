import * as messages from '@emojigma/messages/page/play/emojidoku/sudoku-words.ts'
import { boardSide, boxOf, columnOf, EMPTY_CELL, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { isGiven, notedSymbols, type SudokuBoard } from './sudoku-board.ts'

const TIMES = [
  messages.never,
  messages.once,
  messages.twice,
  messages.threeTimes,
  messages.fourTimes,
  messages.fiveTimes,
  messages.sixTimes,
  messages.sevenTimes,
  messages.eightTimes,
  messages.nineTimes,
]

/** "row 5 column 5, notes strawberry, watermelon, selected"
 *  @param names what the puzzle's emoji are called */
export function cellWords(board: SudokuBoard, cell: number, names: readonly string[], isRepeated: boolean): string {
  const side = boardSide(board.cells)
  const symbol = board.cells[cell] ?? EMPTY_CELL
  const notes = notedSymbols(board, cell).map((noted) => symbolName(noted, names))
  const content = symbol === EMPTY_CELL ? (notes.length > 0 ? messages.notes(notes.join(', ')) : messages.empty) : symbolName(symbol, names)
  const words = [messages.rowColumn(rowOf(cell, side) + 1, columnOf(cell, side) + 1), content]
  if (isGiven(board, cell)) words.push(messages.given)
  if (isRepeated) words.push(messages.repeated)
  if (board.selected === cell) words.push(messages.selected)
  return words.join(', ')
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
  const marked = repeat.count === 2 ? messages.bothCellsAreMarked : messages.thoseCellsAreMarked
  return messages.has(repeat.unit, symbolName(repeat.symbol, names), TIMES[repeat.count], marked)
}

interface Line {
  readonly indexOf: (cell: number, side: BoardSide) => number
  readonly name: (index: number, side: BoardSide) => string
}

const LINES: readonly Line[] = [
  { indexOf: rowOf, name: (index) => messages.row(index + 1) },
  { indexOf: columnOf, name: (index) => messages.column(index + 1) },
  { indexOf: boxOf, name: messages.theBox },
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
