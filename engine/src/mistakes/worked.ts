import type { BoardUnit } from '../explanation/explanation.ts'
import type { ClassicQuestion, Equation, Expression, SudokuQuestion } from '../question.ts'

/** What can go wrong in one step: × not done before +, a number copied wrongly, a sign, equal emoji shared wrongly, and an "only place"
 *  that is not the only one.
 *  Source: docs/product.md, Find the mistake */
export type MistakeKind = 'order' | 'copied' | 'sign' | 'sharing' | 'place'

/** A line with numbers in place of the emoji that are known. */
interface PutStep {
  readonly kind: 'put'
  /** Of the question, from 0. */
  readonly line: number
  readonly put: Equation
}

/** What is left of a line when its numbers are brought together: so many of one emoji are so much. */
export interface LeftStep {
  readonly kind: 'left'
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly total: number
}

/** One of several equal emoji. */
export interface ShareStep {
  readonly kind: 'share'
  readonly line: number
  readonly symbol: number
  readonly value: number
}

/** What is asked for, in numbers. */
interface AskStep {
  readonly kind: 'ask'
  readonly put: Expression
}

interface AnswerStep {
  readonly kind: 'answer'
  readonly value: number
}

/** "In this row there is only one place for it." */
export interface PlaceStep {
  readonly kind: 'place'
  readonly unit: BoardUnit
  /** From 1; digit n stands for the n-th emoji. */
  readonly digit: number
  /** Row-major, from 0. */
  readonly cell: number
}

export type SumStep = PutStep | LeftStep | ShareStep | AskStep | AnswerStep
export type WorkedStep = SumStep | PlaceStep

export interface WorkedSums {
  readonly question: ClassicQuestion
  readonly steps: readonly SumStep[]
}

export interface WorkedBoard {
  readonly question: SudokuQuestion
  readonly steps: readonly PlaceStep[]
}

/** A puzzle and the steps taken. */
export type WorkedSolution = WorkedSums | WorkedBoard

/** The number, or the digit of an emoji, that should stand at one place of a step. */
export interface Correction {
  /** Which number of the step, from 0; of a line, those of its terms and then its total. */
  readonly position: number
  readonly value: number
}

export function isBoard(worked: WorkedSolution): worked is WorkedBoard {
  return worked.question.typeId === 4
}
