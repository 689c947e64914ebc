import type { Cell } from '../frame/answer-text.ts'

/** Cells at least this large are guessed at by one click; on smaller ones a tap chooses, and a button confirms.
 *  Source: docs/product.md, Spot the odd emoji */
export const ROOMY_CELL_PX = 44

/** The cell that an arrow key leads to; the first step enters the board in its corner. */
export function cellAfter(cell: Cell | undefined, key: string, side: number): Cell | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  if (!cell) return { row: 0, column: 0 }
  return { row: within(cell.row + move.row, side), column: within(cell.column + move.column, side) }
}

export function isSameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && a.row === b.row && a.column === b.column
}

const MOVES: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -99 },
  End: { row: 0, column: 99 },
}

function within(index: number, side: number): number {
  return Math.min(side - 1, Math.max(0, index))
}
