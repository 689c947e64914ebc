import type { Expression } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import type { Skill } from '../skills.ts'

/** The skills that the operators and operands of the sums need. */
export function arithmeticIn(expressions: readonly Expression[]): readonly Skill[] {
  const operators = new Set(expressions.flatMap((expression) => expression.operators))
  const operands = expressions.flatMap((expression) => expression.operands)
  const skills: (Skill | false)[] = [
    operands.some((operand) => operand.kind === 'number' && operand.asDots) && 'Counting',
    operators.has('+') && 'Addition',
    operators.has('-') && 'Subtraction',
    operators.has('*') && 'Multiplication',
    operators.has('/') && 'Division',
    operands.some((operand) => operand.kind === 'symbol' && operand.copies > 1) && 'Equal groups',
  ]
  return skills.filter((skill) => skill !== false)
}

/** The skills that finding the values needs. */
export function findingIn(rating: Rating<AlgebraGrounds>): readonly Skill[] {
  if (rating.kind !== 'rated') return ['Finding one unknown']
  const { largestBlock, precedenceTraps, hasNegatives } = rating.restsOn
  const skills: (Skill | false)[] = [
    precedenceTraps > 0 && 'Order of operations',
    hasNegatives && 'Numbers below zero',
    largestBlock > 1 ? 'Simultaneous equations' : 'Finding one unknown',
  ]
  return skills.filter((skill) => skill !== false)
}
