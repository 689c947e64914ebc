import { shownLines } from '../grid/shown-lines.ts'
import type { Emoji, Equation, GridQuestion, SudokuQuestion } from '../question.ts'

/** The numbers that the emoji may stand for, both ends included. */
export interface NumberRange {
  readonly low: number
  readonly high: number
}

/** Some lines about emoji, of which nothing else is asked than how many ways there are to make them all come true. */
export interface LinesQuestion {
  readonly kind: 'lines'
  readonly emoji: readonly Emoji[]
  readonly equations: readonly Equation[]
  readonly range: NumberRange
}

/** The same for a grid: the totals that are shown are its lines, rows first. */
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

/** How many ways are there: exactly one, several, or none?
 *  Source: docs/product.md, Enough to know? */
export type EnoughQuestion = LinesQuestion | TotalsQuestion | BoardQuestion

export type EnoughAnswer = 'one' | 'many' | 'none'

/** The answer and what shows it to anybody. */
export type Verdict =
  /** The only way, after all were looked at. */
  | { readonly answer: 'one'; readonly way: Way; readonly lookedAt: number }
  /** Two different ways, both of which make everything come true. */
  | { readonly answer: 'many'; readonly ways: readonly [Way, Way] }
  /** As few lines, or given cells of a board, as can be that no way agrees with; indices in ascending order. */
  | { readonly answer: 'none'; readonly against: readonly number[] }

/** The value of each emoji; of a board the digit of each cell. */
export type Way = readonly number[]

/** The lines as equations: those of a grid are the rows and then the columns whose totals are shown. */
export function linesOfQuestion(question: LinesQuestion | TotalsQuestion): readonly Equation[] {
  if (question.kind === 'lines') return question.equations
  return shownLines(question.grid).map(({ equation }) => equation)
}

export function emojiOf(question: EnoughQuestion): readonly Emoji[] {
  return question.kind === 'lines' ? question.emoji : question.kind === 'grid' ? question.grid.emoji : question.board.emoji
}
