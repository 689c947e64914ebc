import { useEffect, useMemo, useState } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { saveWork, onWorkInOtherTab, readWork } from '../offline/stored-work.ts'
import {
  isUntouched,
  newBoard,
  sudokuReducer,
  workOf,
  type SudokuAction,
  type SudokuBoard,
  type Move,
  type SudokuWork,
} from './sudoku-board.ts'
import { boardSide, EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'

/** An Emojidoku in progress, stored on the device.
 *  @returns the board, and a dispatch function that returns the next board */
export function useSudoku(puzzleId: number, givens: string): [board: SudokuBoard, act: (action: SudokuAction) => SudokuBoard] {
  const hasStoredWork = useInBrowser(() => readWork(puzzleId) !== undefined, false)
  const stored = useMemo(() => (hasStoredWork ? storedBoard(puzzleId, givens) : newBoard(givens)), [hasStoredWork, puzzleId, givens])
  const [changed, setChanged] = useState<SudokuBoard>()
  useEffect(() => onWorkInOtherTab(puzzleId, () => setChanged(storedBoard(puzzleId, givens))), [puzzleId, givens])
  const board = changed ?? stored
  const act = (action: SudokuAction): SudokuBoard => {
    const next = sudokuReducer(board, action)
    if (next === board) return board
    setChanged(next)
    if (next.past !== board.past || next.future !== board.future) saveWork(puzzleId, isUntouched(next) ? undefined : workOf(next))
    return next
  }
  return [board, act]
}

function storedBoard(puzzleId: number, givens: string): SudokuBoard {
  const board = newBoard(givens)
  const work = parseSudokuWork(givens, readWork(puzzleId))
  return work ? sudokuReducer(board, { type: 'workRestored', work }) : board
}

/** Validates stored work.
 *  @returns undefined unless it belongs to exactly this puzzle */
export function parseSudokuWork(givens: string, stored: unknown): SudokuWork | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { cells, notes, past, future } = stored as Record<string, unknown>
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
