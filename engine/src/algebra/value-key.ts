import type { QuestionLine, Expression, Operand } from '../question.ts'
import { asTotal, sumsOf } from './sides.ts'

/** An expression with values instead of symbols, its factors and terms sorted: `[3]*[4]+[2]:2`.
 *  Dots count as the number they show. */
export function expressionKey({ operands, operators }: Expression, values: readonly number[]): string {
  const terms: string[] = []
  let sign = '+'
  let factors: string[] = []
  for (const [index, operand] of operands.entries()) {
    const operator = operators[index - 1] ?? '+'
    if (index > 0 && (operator === '+' || operator === '-')) {
      terms.push(sign + factors.toSorted().join(''))
      factors = []
    }
    if (operator === '+' || operator === '-') sign = operator
    factors.push((operator === '/' ? '/' : '*') + operandKey(operand, values))
  }
  terms.push(sign + factors.toSorted().join(''))
  return terms.toSorted().join('')
}

/** The sorted equations of a question, as {@link expressionKey} writes them; it does not matter which side of one comes first. */
export function equationsKey(equations: readonly QuestionLine[], values: readonly number[]): string {
  return equations
    .map((equation) => {
      const total = asTotal(equation)
      if (total) return `${expressionKey(total.left, values)}=${total.right}`
      return sumsOf(equation)
        .map((sum) => expressionKey(sum, values))
        .toSorted()
        .join('=')
    })
    .toSorted()
    .join(';')
}

function operandKey(operand: Operand, values: readonly number[]): string {
  if (operand.kind === 'number') return `${operand.value}`
  return operand.copies === 1 ? `[${values[operand.symbol]}]` : `[${values[operand.symbol]}]:${operand.copies}`
}
