import { boardSide, boxOf, columnOf, EMPTY_CELL, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { isGiven, notedSymbols, type SudokuBoard } from './sudoku-board.ts'

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times', 'nine times']

/** "row 5 column 5, notes strawberry, watermelon, selected"
 *  @param names what the puzzle's emoji are called */
export function cellWords(board: SudokuBoard, cell: number, names: readonly string[], isRepeated: boolean): string {
  const side = boardSide(board.cells)
  const symbol = board.cells[cell] ?? EMPTY_CELL
  const notes = notedSymbols(board, cell).map((noted) => symbolName(noted, names))
  const content = symbol === EMPTY_CELL ? (notes.length > 0 ? `notes ${notes.join(', ')}` : 'empty') : symbolName(symbol, names)
  const words = [`row ${rowOf(cell, side) + 1} column ${columnOf(cell, side) + 1}`, content]
  if (isGiven(board, cell)) words.push('given')
  if (isRepeated) words.push('repeated')
  if (board.selected === cell) words.push('selected')
  return words.join(', ')
}

export function symbolName(symbol: string, names: readonly string[]): string {
  return names[Number(symbol) - 1] ?? ''
}

/** "Row 8 has carrot twice. Both cells are striped."
 *  @returns undefined while nothing repeats
 *  Source: docs/product.md, Voice and fixed strings */
export function repeatWords(cells: string, names: readonly string[]): string | undefined {
  const side = boardSide(cells)
  const repeat = LINES.flatMap((line) => repeatsIn(cells, side, line))[0]
  if (!repeat) return undefined
  const striped = repeat.count === 2 ? 'Both cells are striped.' : 'Those cells are striped.'
  return `${repeat.unit} has ${symbolName(repeat.symbol, names)} ${TIMES[repeat.count]}. ${striped}`
}

interface Line {
  readonly indexOf: (cell: number, side: BoardSide) => number
  readonly name: (index: number, side: BoardSide) => string
}

const LINES: readonly Line[] = [
  { indexOf: rowOf, name: (index) => `Row ${index + 1}` },
  { indexOf: columnOf, name: (index) => `Column ${index + 1}` },
  { indexOf: boxOf, name: boxName },
]

function boxName(index: number, side: BoardSide): string {
  const names = side === 4 ? ['top left', 'top right', 'bottom left', 'bottom right'] : NINE_BOXES
  return `The ${names[index]} box`
}

const NINE_BOXES = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'middle',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
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
