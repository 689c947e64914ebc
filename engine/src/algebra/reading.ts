import type { QuestionLine, Expression } from '../question.ts'
import type { Relation } from './linear.ts'
import { collect, termsOf, type Polynomial } from './polynomial.ts'
import { asTotal, sumsOf } from './sides.ts'

/** @returns the equations as relations; undefined when one is malformed or names an unknown symbol */
export function readEquations(equations: readonly QuestionLine[], symbolCount: number): Relation[] | undefined {
  const relations: Relation[] = []
  for (const equation of equations) {
    const relation = readEquation(equation, symbolCount)
    if (!relation) return undefined
    relations.push(relation)
  }
  return relations
}

/** Everything to work out goes to the left, with the signs turned around where it stood on the right. */
export function relationOf(left: Polynomial, right: Polynomial): Relation {
  return { left: collect([...left, ...right.map((term) => ({ ...term, coefficient: -term.coefficient }))]), right: 0 }
}

function readEquation(equation: QuestionLine, symbolCount: number): Relation | undefined {
  const total = asTotal(equation)
  if (total) {
    const left = readExpression(total.left, symbolCount)
    return left && Number.isSafeInteger(total.right) ? { left, right: total.right } : undefined
  }
  const [left, right] = sumsOf(equation).map((sum) => readExpression(sum, symbolCount))
  return left && right && relationOf(left, right)
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
