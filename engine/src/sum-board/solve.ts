import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import { at } from '../sudoku/bits.ts'
import { FOUR_GRIDS, solutionsOfFour } from '../sudoku/four.ts'
import { readBoard, writeBoard } from '../sudoku/notation.ts'
import { explainSums, type SumsQuestion } from './explain.ts'

const MOST_WORTH = 9

/** The complete board, and what each emoji is worth. */
export interface SolvedSums {
  readonly board: string
  readonly values: readonly number[]
}

/** All solutions, by looking through the complete boards and, on each, through the numbers that the cages leave; at most two.
 *  @returns [] for a board that contradicts itself */
export function solutionsOfSums({ board, sums }: SumsQuestion): readonly SolvedSums[] {
  const givens = readBoard(board)
  const found: SolvedSums[] = []
  for (const grid of givens ? solutionsOfFour(givens) : []) {
    const equations = sums.cages.map(({ cells, total }) => ({ symbols: cells.map((cell) => at(grid, cell) - 1), total }))
    for (const values of valuesOf(equations, sums.values)) {
      found.push({ board: writeBoard(grid), values })
      if (found.length === 2) return found
    }
  }
  return found
}

interface SymbolSum {
  readonly symbols: readonly number[]
  readonly total: number
}

/** Different numbers from 1 to 9 for the emoji without one, such that all sums hold; at most two ways. */
function valuesOf(sums: readonly SymbolSum[], values: readonly (number | null)[]): readonly (readonly number[])[] {
  if (!sums.every((sum) => mayHold(sum, values))) return []
  const symbol = values.indexOf(null)
  if (symbol < 0) return [values.flatMap((value) => value ?? [])]
  const ways: (readonly number[])[] = []
  for (let value = 1; value <= MOST_WORTH && ways.length < 2; value += 1) {
    if (!values.includes(value)) ways.push(...valuesOf(sums, values.with(symbol, value)))
  }
  return ways.slice(0, 2)
}

function mayHold({ symbols, total }: SymbolSum, values: readonly (number | null)[]): boolean {
  const unknown = symbols.filter((symbol) => values[symbol] === null).length
  const rest = symbols.reduce((left, symbol) => left - (values[symbol] ?? 0), total)
  return unknown === 0 ? rest === 0 : rest >= unknown && rest <= unknown * MOST_WORTH
}

export function solveSums(question: SumsQuestion): Solution {
  const [first, second] = solutionsOfSums(question)
  if (!first) return { kind: 'impossible' }
  return second ? { kind: 'ambiguous' } : { kind: 'unique', answer: first.board }
}

/** Proves that board and numbers have one solution, reached by steps that never guess. */
export function proveSums(question: SumsQuestion): ProofResult {
  const solution = solveSums(question)
  if (solution.kind !== 'unique') return solution.kind
  const explanation = explainSums(question)
  if (explanation.kind !== 'explained') return 'needs guessing'
  const proof = {
    method: 'full list',
    holdsFor: 'all boards',
    boardsCompared: FOUR_GRIDS.length,
    humanSteps: explanation.steps.length,
  } as const
  return { answer: solution.answer, proof }
}
