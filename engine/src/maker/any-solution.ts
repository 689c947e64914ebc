import { repeatedCells } from '../sudoku/board.ts'
import { solutionsOfFour } from '../sudoku/four.ts'
import { readBoard, writeBoard } from '../sudoku/notation.ts'
import { searchSolutions } from '../sudoku/solver.ts'

/** @param board 16 or 81 characters, '.' = empty
 *  @returns one complete board with these givens; undefined when there is none */
export function anySolution(board: string): string | undefined {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return undefined
  if (givens.length === 16) {
    const [first] = solutionsOfFour(givens)
    return first && writeBoard(first)
  }
  const solution = new Int32Array(81)
  return searchSolutions(givens, 1, solution).count > 0 ? writeBoard(solution) : undefined
}
