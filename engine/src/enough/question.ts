import { displayedLines } from '../grid/displayed-lines.ts'
import type { Emoji, Expression, GridQuestion, QuestionLine, SudokuQuestion } from '../question.ts'

/** The values that an emoji can have, both ends included. */
export interface NumberRange {
  readonly low: number
  readonly high: number
}

/** Lines about emoji; the question is how many ways satisfy them all. */
export interface LinesQuestion {
  readonly kind: 'lines'
  readonly emoji: readonly Emoji[]
  readonly equations: readonly QuestionLine[]
  readonly range: NumberRange
}

/** The same for a grid: its lines are the visible totals, rows first. */
export interface TotalsQuestion {
  readonly kind: 'grid'
  readonly grid: GridQuestion
  readonly range: NumberRange
}

/** A 4×4 Emojidoku board. */
export interface BoardQuestion {
  readonly kind: 'board'
  readonly board: SudokuQuestion
}

/** Lines of which exactly one is not needed for what is asked: which?
 *  Source: docs/product.md, Enough to know? */
export interface SpareQuestion {
  readonly kind: 'spare'
  readonly emoji: readonly Emoji[]
  readonly equations: readonly QuestionLine[]
  readonly ask: Expression
  readonly range: NumberRange
}

/** Is there exactly one way, several, or none?
 *  Source: docs/product.md, Enough to know? */
export type EnoughQuestion = LinesQuestion | TotalsQuestion | BoardQuestion

export type EnoughAnswer = 'one' | 'many' | 'none'

/** The answer and its evidence. */
export type Verdict =
  /** The only way, with the number of candidates examined. */
  | { readonly answer: 'one'; readonly way: Way; readonly lookedAt: number }
  /** Two different ways that satisfy everything. */
  | { readonly answer: 'many'; readonly ways: readonly [Way, Way] }
  /** The fewest lines, or givens of a board, that no way satisfies; ascending indices. */
  | { readonly answer: 'none'; readonly against: readonly number[] }

/** The answer without one of the lines: still certain, or open. */
export type WithoutLine =
  /** The answer is the same in every way, of which there are `count`: the only one, or these two and others. */
  | { readonly isSpare: true; readonly ways: readonly [Way] | readonly [Way, Way]; readonly count: number; readonly answer: number }
  /** Two ways in which the answers differ. */
  | { readonly isSpare: false; readonly ways: readonly [Way, Way]; readonly answers: readonly [number, number] }

/** The value of each emoji; for a board the digit of each cell. */
export type Way = readonly number[]

/** The lines as equations; of a grid, the rows and then the columns with visible totals. */
export function linesOfQuestion(question: LinesQuestion | TotalsQuestion): readonly QuestionLine[] {
  if (question.kind === 'lines') return question.equations
  return displayedLines(question.grid).map(({ equation }) => equation)
}

export function emojiOf(question: EnoughQuestion | SpareQuestion): readonly Emoji[] {
  return question.kind === 'lines' || question.kind === 'spare'
    ? question.emoji
    : question.kind === 'grid'
      ? question.grid.emoji
      : question.board.emoji
}
