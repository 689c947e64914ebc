import { answerIn, type Deduction } from './algebra/deduction.ts'
import { deduceClassic } from './classic/solve.ts'
import { GENERATOR_VERSION } from './daily.ts'
import { deduceGrid } from './grid/solve.ts'
import type { Solution } from './kind.ts'
import type { LevelId } from './levels.ts'
import { solveOdd } from './odd-emoji/solve.ts'
import type { Puzzle, Question } from './question.ts'
import { FOUR_GRIDS } from './sudoku/four.ts'
import { climb, FOUR_LADDER, NINE_LADDER } from './sudoku/ladder.ts'
import { readBoard } from './sudoku/notation.ts'
import { Position } from './sudoku/position.ts'
import { solveBoard } from './sudoku/solve.ts'
import { nodesSearched } from './sudoku/solver.ts'
import { FOUR, NINE } from './sudoku/units.ts'
import type { PuzzleTypeId } from './types.ts'
import { deduceWord, wordIn } from './word/solve.ts'

/** By which method a puzzle was proven to have exactly one answer, and how much work that was. */
export type Proof =
  /** Every block of linear equations has a determinant other than 0, so no other real numbers come true either. */
  | { readonly method: 'linear blocks'; readonly holdsFor: 'real numbers'; readonly stages: number; readonly largestBlock: number }
  /** All ways to fill the board were searched, and it is also solved by steps that never guess. */
  | { readonly method: 'full search'; readonly holdsFor: 'all boards'; readonly nodes: number; readonly humanSteps: number }
  /** The board was compared with each complete 4×4 board, and it is also solved by steps that never guess. */
  | { readonly method: 'full list'; readonly holdsFor: 'all boards'; readonly boardsCompared: number; readonly humanSteps: number }
  /** One cell has the other emoji by construction. */
  | { readonly method: 'construction'; readonly holdsFor: 'all cells'; readonly cells: number }

/** What was proven about a puzzle as it is displayed. */
export interface Certificate {
  readonly kind: 'certified'
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly generatorVersion: number
  readonly proven: 'exactly one answer'
  readonly answer: string
  readonly proof: Proof
}

export type Certification =
  | Certificate
  /** The displayed question has no answer, more than one, or another than the puzzle says; or nobody solves it without guessing. */
  | { readonly kind: 'refused'; readonly reason: 'impossible' | 'ambiguous' | 'other answer' | 'needs guessing' }

/** Proves anew, from the displayed question alone, that its answer is the only one. */
export function certify({ levelId, question, answer }: Puzzle): Certification {
  const proven = prove(question)
  if (typeof proven === 'string') return { kind: 'refused', reason: proven }
  if (proven.answer !== answer) return { kind: 'refused', reason: 'other answer' }
  return {
    kind: 'certified',
    typeId: question.typeId,
    levelId,
    generatorVersion: GENERATOR_VERSION,
    proven: 'exactly one answer',
    answer,
    proof: proven.proof,
  }
}

type Proven = { readonly answer: string; readonly proof: Proof } | 'impossible' | 'ambiguous' | 'needs guessing'

function prove(question: Question): Proven {
  switch (question.typeId) {
    case 1: {
      const deduction = deduceClassic(question)
      return provenBy(deduction, answerIn(deduction, question.emoji.length), [question.emoji.length])
    }
    case 2: {
      const deduction = deduceGrid(question)
      return provenBy(deduction, answerIn(deduction, question.emoji.length), [question.emoji.length])
    }
    case 3: {
      const deduction = deduceWord(question)
      return provenBy(deduction, wordIn(deduction, question), [])
    }
    case 4:
      return proveBoard(question.board)
    case 5: {
      const solution = solveOdd(question)
      const proof: Proof = { method: 'construction', holdsFor: 'all cells', cells: question.side ** 2 }
      return solution.kind === 'unique' ? { answer: solution.answer, proof } : solution.kind
    }
  }
}

/** @param asked symbols that stand for the answer and not for an emoji */
function provenBy(deduction: Deduction | 'impossible', solution: Solution, asked: readonly number[]): Proven {
  if (deduction === 'impossible') return 'impossible'
  if (solution.kind !== 'unique') return solution.kind
  const stages = deduction.stages.filter(({ symbols }) => !symbols.every((symbol) => asked.includes(symbol)))
  const largestBlock = stages.reduce((largest, { symbols }) => Math.max(largest, symbols.length), 0)
  return { answer: solution.answer, proof: { method: 'linear blocks', holdsFor: 'real numbers', stages: stages.length, largestBlock } }
}

function proveBoard(board: string): Proven {
  const isNine = board.length === 81
  const givens = readBoard(board)
  if (!givens) return 'impossible'
  const solution = solveBoard(board)
  if (solution.kind !== 'unique') return solution.kind
  const nodes = nodesSearched()
  const position = new Position(isNine ? NINE : FOUR, givens)
  const humanSteps = climb(position, isNine ? NINE_LADDER : FOUR_LADDER).length
  if (!position.isSolved) return 'needs guessing'
  const proof: Proof = isNine
    ? { method: 'full search', holdsFor: 'all boards', nodes, humanSteps }
    : { method: 'full list', holdsFor: 'all boards', boardsCompared: FOUR_GRIDS.length, humanSteps }
  return { answer: solution.answer, proof }
}
