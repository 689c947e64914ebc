import type { Equation, Expression } from '../question.ts'
import type { Relation } from './linear.ts'
import { collect, termsOf, type Polynomial } from './polynomial.ts'

/** @returns what the equations say; undefined when one of them says nothing or names a symbol that is not there */
export function readEquations(equations: readonly Equation[], symbolCount: number): Relation[] | undefined {
  const relations: Relation[] = []
  for (const { left, right } of equations) {
    const polynomial = readExpression(left, symbolCount)
    if (!polynomial || !Number.isSafeInteger(right)) return undefined
    relations.push({ left: polynomial, right })
  }
  return relations
}

/** @returns the sum that an expression stands for; undefined when it says nothing or names a symbol that is not there */
export function readExpression(expression: Expression, symbolCount: number): Polynomial | undefined {
  const isKnown = expression.operands.every(
    (operand) => operand.kind === 'number' || (Number.isInteger(operand.symbol) && operand.symbol >= 0 && operand.symbol < symbolCount),
  )
  const terms = isKnown ? termsOf(expression) : undefined
  return terms && collect(terms)
}

/** An expression whose value is asked for, as a relation with one more symbol: the answer.
 *  @param answer the index of that symbol */
export function askedRelation(asked: Polynomial, answer: number): Relation {
  return { left: [...asked, { coefficient: -1, divisor: 1, of: [answer], over: [] }], right: 0 }
}
