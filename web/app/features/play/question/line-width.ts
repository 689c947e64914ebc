import type { Expression, Operand } from '@emojigma/engine/question.ts'

/** Widths in sizes of an emoji; a numeral is drawn at 0.6 of it. */
const DIGIT = 0.36
/** The room on both sides of a number, which has none of its own as an emoji has. */
const NUMBER_MARGINS = 0.18
/** Rows of five dots under a numeral. */
const FIVE_DOTS = 0.6
const SIGN = { wide: 0.9, long: 0.66, tight: 0.48 }
const RIGHT_SIDE = { wide: 1.3, long: 1.3, tight: 0.84 }
/** Copies of one emoji lie a little over each other on a plate of their own. */
const COPY_PITCH = 0.94
const PLATE = 0.24

/** Two sums with a word between them, which is as wide as two signs. */
export function sideBySide(one: Expression, other: Expression): Expression {
  return { operands: [...one.operands, ...other.operands], operators: [...one.operators, '+', '+', ...other.operators] }
}

/** How wide the widest line of a question is drawn, with its equals sign and its number, and how close its signs stand:
 *  `long` where a line has three things and more, `tight` where the question has two lines, which leaves more to its emoji. */
export function widestLine(expressions: readonly Expression[]): { readonly units: number; readonly signs: keyof typeof SIGN } {
  const signs = expressions.length === 2 ? 'tight' : expressions.some(({ operands }) => operands.length > 2) ? 'long' : 'wide'
  const widths = expressions.map(
    ({ operands, operators }) =>
      operands.reduce((width, operand) => width + operandWidth(operand), 0) + (operators.length + 1) * SIGN[signs],
  )
  return { units: Math.round((Math.max(...widths) + RIGHT_SIDE[signs]) * 100) / 100, signs }
}

function operandWidth(operand: Operand): number {
  if (operand.kind === 'number') return operand.asDots ? (operand.value > 6 ? 1.36 : 0.86) : numeralWidth(operand.value)
  return operand.copies === 1 ? 1 : 1 + (operand.copies - 1) * COPY_PITCH + PLATE
}

function numeralWidth(value: number): number {
  const figures = String(value).length * DIGIT
  return NUMBER_MARGINS + (value > 6 && value <= 10 ? Math.max(figures, FIVE_DOTS) : figures)
}
