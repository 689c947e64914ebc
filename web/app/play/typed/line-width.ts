import type { Expression, Operand } from '@emojigma/engine/question.ts'

/** Widths in sizes of an emoji; a numeral is drawn at 0.6 of it. */
const DIGIT = 0.36
const SIGN = { short: 0.9, long: 0.66 }
const RIGHT_SIDE = 1.3
/** Copies of one emoji lie a little over each other on a plate of their own. */
const COPY_PITCH = 0.94
const PLATE = 0.24

/** How wide the widest line of a question is drawn, with its equals sign and its number.
 *  `isLong`: three things and more stand on a line, so that its signs move closer. */
export function widestLine(expressions: readonly Expression[]): { readonly units: number; readonly isLong: boolean } {
  const isLong = expressions.some(({ operands }) => operands.length > 2)
  const sign = isLong ? SIGN.long : SIGN.short
  const widths = expressions.map(
    ({ operands, operators }) => operands.reduce((width, operand) => width + operandWidth(operand), 0) + (operators.length + 1) * sign,
  )
  return { units: Math.round((Math.max(...widths) + RIGHT_SIDE) * 100) / 100, isLong }
}

function operandWidth(operand: Operand): number {
  if (operand.kind === 'number') return operand.asDots ? (operand.value > 6 ? 1.36 : 0.86) : String(operand.value).length * DIGIT
  return operand.copies === 1 ? 1 : 1 + (operand.copies - 1) * COPY_PITCH + PLATE
}
