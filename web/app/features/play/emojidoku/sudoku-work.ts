import { boardSide, EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import type { Move, SudokuWork } from './sudoku-board.ts'

/** Reads work that was kept for a puzzle.
 *  @returns undefined unless it is work at exactly this puzzle */
export function parseSudokuWork(givens: string, kept: unknown): SudokuWork | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { cells, notes, past, future } = kept as Record<string, unknown>
  const side = boardSide(givens)
  const isSymbol = (value: unknown) =>
    typeof value === 'string' && (value === EMPTY_CELL || (/^[1-9]$/.test(value) && Number(value) <= side))
  const isBits = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** side
  const isContent = (value: unknown) => {
    const { symbol, notes: bits } = (value ?? {}) as Record<string, unknown>
    return isSymbol(symbol) && isBits(bits)
  }
  const isChange = (value: unknown) => {
    const { cell, before, after } = (value ?? {}) as Record<string, unknown>
    return typeof cell === 'number' && givens[cell] === EMPTY_CELL && isContent(before) && isContent(after)
  }
  const isHistory = (value: unknown): value is Move[] =>
    Array.isArray(value) && value.every((move) => Array.isArray(move) && move.length > 0 && move.every(isChange))
  if (typeof cells !== 'string' || cells.length !== givens.length || ![...cells].every(isSymbol)) return undefined
  if ([...givens].some((given, cell) => given !== EMPTY_CELL && cells[cell] !== given)) return undefined
  if (!Array.isArray(notes) || notes.length !== givens.length || !notes.every(isBits)) return undefined
  if (!isHistory(past) || !isHistory(future)) return undefined
  return { cells, notes: notes as number[], past, future }
}
