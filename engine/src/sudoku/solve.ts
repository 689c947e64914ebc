import type { Solution } from '../kind.ts'
import { solutionsOfFour } from './four.ts'
import { readBoard, writeBoard } from './notation.ts'
import { countSolutions, firstSolution } from './solver.ts'

/** Solves a board as it is displayed.
 *  @param board 16 or 81 characters, '.' = empty; may contradict itself, and anything else is impossible too */
export function solveBoard(board: string): Solution {
  return board.length === 16 ? solveFour(board) : solveNine(board)
}

function solveFour(board: string): Solution {
  const givens = readBoard(board)
  const [first, second] = givens ? solutionsOfFour(givens) : []
  if (!first) return { kind: 'impossible' }
  return second ? { kind: 'ambiguous' } : { kind: 'unique', answer: writeBoard(first) }
}

function solveNine(board: string): Solution {
  const count = readBoard(board, givens) ? countSolutions(givens, 2) : 0
  if (count === 0) return { kind: 'impossible' }
  return count > 1 ? { kind: 'ambiguous' } : { kind: 'unique', answer: writeBoard(firstSolution(solution)) }
}

/** Filled anew for each 9×9 board: new arrays would take as long as a fifth of the solving. */
const givens = new Int32Array(81)
const solution = new Int32Array(81)
