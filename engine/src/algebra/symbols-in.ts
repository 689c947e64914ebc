import type { Expression } from '../question.ts'

/** The symbols of an expression. */
export function symbolsIn({ operands }: Expression): ReadonlySet<number> {
  return new Set(operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])))
}
