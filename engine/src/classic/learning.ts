import { asTotal, sumsIn } from '../algebra/sides.ts'
import { arithmeticIn, findingIn } from '../algebra/skills.ts'
import type { StrandId } from '../practice/strand-ids.ts'
import type { ClassicQuestion, QuestionLine, Expression, Operator } from '../question.ts'
import type { Skill } from '../skills.ts'
import { rateClassic } from './rate.ts'

export function classicSkills(question: ClassicQuestion): readonly Skill[] {
  return [...arithmeticIn(expressionsOf(question)), ...findingIn(rateClassic(question))]
}

export function classicStrand(question: ClassicQuestion): StrandId | undefined {
  const rating = rateClassic(question)
  if (rating.kind !== 'rated') return undefined
  const { largestBlock, hasNegatives, precedenceTraps, differences, symbols, hasComposites } = rating.restsOn
  const { equations } = question
  const all = expressionsOf(question)
  const has = (operator: Operator) => all.some(({ operators }) => operators.includes(operator))
  if (largestBlock > 2) return 'three-unknowns'
  if (hasNegatives) return 'below-zero'
  if (largestBlock > 1) return 'two-unknowns'
  if (precedenceTraps > 0) return 'times-first'
  if (has('/')) return 'sharing'
  if (has('*')) return 'times'
  if (hasComposites) return 'equal-groups'
  if (differences > 0) return 'taking-away'
  if (equations.some(isMissingToTen)) return 'making-ten'
  if (symbols > 1) return 'one-after-another'
  if (sumsIn(equations).some(({ operands }) => operands.some(({ kind }) => kind === 'number'))) return 'missing-number'
  return sumsIn(equations).some(({ operands }) => operands.length > 1) ? 'doubles' : 'counting'
}

function expressionsOf({ equations, ask, or }: ClassicQuestion): readonly Expression[] {
  return [...sumsIn(equations), ask, ...(or ? [or] : [])]
}

/** One emoji and one number that make ten. */
export function isMissingToTen(equation: QuestionLine): boolean {
  const total = asTotal(equation)
  if (!total) return false
  const {
    left: { operands, operators },
    right,
  } = total
  const numbers = operands.filter(({ kind }) => kind === 'number').length
  return right === 10 && operands.length === 2 && numbers === 1 && operators[0] === '+'
}
