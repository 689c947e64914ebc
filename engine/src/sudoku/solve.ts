import type { Solution } from '../kind.ts'
import { boardSide } from './board.ts'
import { solutionsOfFour } from './four.ts'
import { readBoard, writeBoard } from './notation.ts'
import { firstSolutions } from './solver.ts'

/** Solves a board as it is displayed.
 *  @param board 16 or 81 characters, '.' = empty; may contradict itself, and anything else is impossible too */
export function solveBoard(board: string): Solution {
  const givens = readBoard(board)
  if (!givens) return { kind: 'impossible' }
  const [first, second] = boardSide(board) === 4 ? solutionsOfFour(givens) : firstSolutions(givens, 2)
  if (!first) return { kind: 'impossible' }
  return second ? { kind: 'ambiguous' } : { kind: 'unique', answer: writeBoard(first) }
}
