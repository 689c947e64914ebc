import { repeatedCells } from '../sudoku/board.ts'
import { solutionsOfFour } from '../sudoku/four.ts'
import { readBoard, writeBoard } from '../sudoku/notation.ts'
import { searchSolutions } from '../sudoku/solver.ts'

/** @param board 16 or 81 characters, '.' = empty
 *  @returns two complete boards with these givens, or the only one, or none */
export function twoSolutions(board: string): readonly string[] {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return []
  if (givens.length === 16) return solutionsOfFour(givens).slice(0, 2).map(writeBoard)
  const found = [new Int32Array(81), new Int32Array(81)]
  return found.slice(0, searchSolutions(givens, 2, found).count).map(writeBoard)
}
