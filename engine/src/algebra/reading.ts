import type { Equation, Expression } from '../question.ts'
import type { Relation } from './linear.ts'
import { collect, termsOf, type Polynomial } from './polynomial.ts'

/** @returns the equations as relations; undefined when one is malformed or names an unknown symbol */
export function readEquations(equations: readonly Equation[], symbolCount: number): Relation[] | undefined {
  const relations: Relation[] = []
  for (const { left, right } of equations) {
    const polynomial = readExpression(left, symbolCount)
    if (!polynomial || !Number.isSafeInteger(right)) return undefined
    relations.push({ left: polynomial, right })
  }
  return relations
}

/** @returns the expression as a sum; undefined when it is malformed or names an unknown symbol */
export function readExpression(expression: Expression, symbolCount: number): Polynomial | undefined {
  const isKnown = expression.operands.every(
    (operand) => operand.kind === 'number' || (Number.isInteger(operand.symbol) && operand.symbol >= 0 && operand.symbol < symbolCount),
  )
  const terms = isKnown ? termsOf(expression) : undefined
  return terms && collect(terms)
}

/** The asked expression as a relation with the answer as one more symbol.
 *  @param answer index of that symbol */
export function askedRelation(asked: Polynomial, answer: number): Relation {
  return { left: [...asked, { coefficient: -1, divisor: 1, of: [answer], over: [] }], right: 0 }
}
