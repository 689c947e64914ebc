import type { Values } from '../algebra/tidy.ts'
import type { AlgebraQuestion, ClassicQuestion } from '../question.ts'
import { explainAlgebra } from './explain-algebra.ts'

const symbol = (index: number) => ({ kind: 'symbol', symbol: index, copies: 1 }) as const
/** @returns the sum of `symbols` = `right` */
export const sum = (right: number, ...symbols: number[]) => ({
  left: { operands: symbols.map(symbol), operators: symbols.slice(1).map(() => '+' as const) },
  right,
})

/** a = 3, b = 5, c = 7; the question is c + b. */
export const CHAIN: ClassicQuestion = {
  typeId: 1,
  emoji: ['red-apple', 'grapes', 'coconut'],
  equations: [sum(6, 0, 0), sum(8, 0, 1), sum(12, 1, 2)],
  ask: sum(0, 2, 1).left,
}

/** @throws Error for a question without an explanation */
export function explained(question: AlgebraQuestion, noted: Values = []) {
  const explanation = explainAlgebra(question, noted)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation
}
