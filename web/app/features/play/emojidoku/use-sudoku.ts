import { useEffect, useMemo, useState } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { keepWork, onWorkElsewhere, readWork } from '../offline/stored-work.ts'
import { isUntouched, newBoard, sudokuReducer, workOf, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { parseSudokuWork } from './sudoku-work.ts'

/** An Emojidoku in progress, which a reload brings back.
 *  @returns the board, and how to act on it, which answers with the board that comes of it */
export function useSudoku(puzzleId: number, givens: string): [board: SudokuBoard, act: (action: SudokuAction) => SudokuBoard] {
  const isKept = useInBrowser(() => readWork(puzzleId) !== undefined, false)
  const kept = useMemo(() => (isKept ? keptBoard(puzzleId, givens) : newBoard(givens)), [isKept, puzzleId, givens])
  const [changed, setChanged] = useState<SudokuBoard>()
  useEffect(() => onWorkElsewhere(puzzleId, () => setChanged(keptBoard(puzzleId, givens))), [puzzleId, givens])
  const board = changed ?? kept
  const act = (action: SudokuAction): SudokuBoard => {
    const next = sudokuReducer(board, action)
    if (next === board) return board
    setChanged(next)
    if (next.past !== board.past || next.future !== board.future) keepWork(puzzleId, isUntouched(next) ? undefined : workOf(next))
    return next
  }
  return [board, act]
}

function keptBoard(puzzleId: number, givens: string): SudokuBoard {
  const board = newBoard(givens)
  const work = parseSudokuWork(givens, readWork(puzzleId))
  return work ? sudokuReducer(board, { type: 'workRestored', work }) : board
}
