import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import { FOUR_GRIDS, solutionsOfFour } from './four.ts'
import { climb, FOUR_LADDER, NINE_LADDER } from './techniques/ladder.ts'
import { readBoard, writeBoard } from './notation.ts'
import { Position } from './position.ts'
import { searchSolutions } from './solver.ts'
import { FOUR, NINE } from './units.ts'

/** Solves a displayed board.
 *  @param board 16 or 81 characters, '.' = empty; may contradict itself; any other text is impossible */
export function solveBoard(board: string): Solution {
  return searchBoard(board).solution
}

/** Proves that a board has one solution, reached by steps that never guess.
 *  @param board as for {@link solveBoard} */
export function proveBoard(board: string): ProofResult {
  const { solution, nodes } = searchBoard(board)
  if (solution.kind !== 'unique') return solution.kind
  const isNine = board.length === 81
  const position = new Position(isNine ? NINE : FOUR, readBoard(board) ?? new Int32Array(board.length))
  const humanSteps = climb(position, isNine ? NINE_LADDER : FOUR_LADDER).length
  if (!position.isSolved) return 'needs guessing'
  const proof = isNine
    ? ({ method: 'full search', holdsFor: 'all boards', nodes, humanSteps } as const)
    : ({ method: 'full list', holdsFor: 'all boards', boardsCompared: FOUR_GRIDS.length, humanSteps } as const)
  return { answer: solution.answer, proof }
}

/** A solution, and the positions examined to find it; the solutions of a 4×4 board are looked up instead. */
export interface SearchedBoard {
  readonly solution: Solution
  readonly nodes: number
}

export function searchBoard(board: string): SearchedBoard {
  return board.length === 16 ? { solution: solveFour(board), nodes: 0 } : searchNine(board)
}

function solveFour(board: string): Solution {
  const givens = readBoard(board)
  const [first, second] = givens ? solutionsOfFour(givens) : []
  if (!first) return { kind: 'impossible' }
  return second ? { kind: 'ambiguous' } : { kind: 'unique', answer: writeBoard(first) }
}

function searchNine(board: string): SearchedBoard {
  if (!readBoard(board, givens)) return { solution: { kind: 'impossible' }, nodes: 0 }
  const { count, nodes, isDecided } = searchSolutions(givens, 2, into)
  if (!isDecided && count < 2) return { solution: { kind: 'not decided' }, nodes }
  if (count === 0) return { solution: { kind: 'impossible' }, nodes }
  return { solution: count > 1 ? { kind: 'ambiguous' } : { kind: 'unique', answer: writeBoard(solution) }, nodes }
}

/** Reused for each 9×9 board: new arrays would take a fifth of the solving time. */
const givens = new Int32Array(81)
const solution = new Int32Array(81)
const into = [solution]
