import type { QuestionPlace, DisplayedLine } from '../explanation/explanation.ts'

/** Wrong ways to an answer, one thought each. */
export const SLIP_RULES = [
  // In a line or in the question.
  'order',
  'minus-as-plus',
  'plus-as-minus',
  'times-as-plus',
  'plus-as-times',
  'divide-as-times',
  'divide-as-minus',
  'copies',
  'number-left-out',
  'emoji-left-out',
  // In a line.
  'miscounted',
  'not-shared',
  'shared-by-two',
  'count-subtracted',
  'moved-wrongly',
  'one-line-only',
  // In the question.
  'asked-one',
  'mixed-up',
  'minus-turned',
  'side-by-side',
  'less-not-more',
  // In the number.
  'minus-lost',
  'minus-added',
  'off-by-one',
  'off-by-ten',
  'digits-swapped',
  // In a grid.
  'row-for-column',
  'next-line',
  'cell-left-out',
  // In a word.
  'counted-from-zero',
  'one-letter-back',
  'one-letter-off',
  'letters-reordered',
  'alphabet-backwards',
  // On a board.
  'rows-forgotten',
  'columns-forgotten',
  'boxes-forgotten',
  'two-cells-swapped',
  'one-cell-wrong',
  // In a crowd.
  'row-and-column',
  'next-row',
  'next-column',
] as const

export type SlipRule = (typeof SLIP_RULES)[number]

/** A wrong way to an answer. */
export interface Slip {
  readonly rule: SlipRule
  /** Where it was made; undefined where it makes no difference, or might have been in several places. */
  readonly place: DisplayedLine | QuestionPlace | undefined
  /** The product or quotient to begin with, in numbers. */
  readonly first: { readonly left: number; readonly operator: '*' | '/'; readonly right: number } | undefined
}

/** A slip with the answer that it leads to. */
export interface WrongAnswer extends Slip {
  readonly answer: string
}
