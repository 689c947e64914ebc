import type { BoardUnit } from '../explanation/explanation.ts'
import type { ClassicQuestion, Expression, SudokuQuestion, Equation } from '../question.ts'

/** The ways to go wrong in one step: precedence of ×, a copied number, a sign, equal emoji divided wrongly, and a false "only place".
 *  Source: docs/product.md, Find the mistake */
export type MistakeKind = 'order' | 'copied' | 'sign' | 'sharing' | 'place'

/** A line with numbers in place of known emoji. */
interface PutStep {
  readonly kind: 'put'
  /** Of the question, from 0. */
  readonly line: number
  readonly put: Equation
}

/** A line after combining its numbers: a multiple of one emoji and a total. */
export interface LeftStep {
  readonly kind: 'left'
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly total: number
}

/** Divides a total among equal emoji. */
export interface ShareStep {
  readonly kind: 'share'
  readonly line: number
  readonly symbol: number
  readonly value: number
}

/** The asked expression in numbers. */
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

/** A Classic puzzle whose lines all have their total last. */
export interface SumQuestion extends ClassicQuestion {
  readonly equations: readonly Equation[]
}

export interface WorkedSums {
  readonly question: SumQuestion
  readonly steps: readonly SumStep[]
}

export interface WorkedBoard {
  readonly question: SudokuQuestion
  readonly steps: readonly PlaceStep[]
}

/** A puzzle and its worked steps. */
export type WorkedSolution = WorkedSums | WorkedBoard

/** The right number, or digit of an emoji, at one position of a step. */
export interface Correction {
  /** Position in the step, from 0; of a line, its terms and then its total. */
  readonly position: number
  readonly value: number
}

export function isBoard(worked: WorkedSolution): worked is WorkedBoard {
  return worked.question.typeId === 4
}
