import { isPrecedenceTrap } from '../algebra/grounds.ts'
import { sumsIn } from '../algebra/sides.ts'
import { explainAlgebra } from '../explanation/explain-algebra.ts'
import type { AlgebraStep } from '../explanation/explanation.ts'
import { foundBy } from '../explanation/steps-to-take.ts'
import type { AlgebraQuestion } from '../question.ts'

/** The work that a question took: the hardest of it. */
export type Deed =
  | { readonly kind: 'compared' | 'three-together' | 'together' | 'below-zero' | 'times-first' | 'shared' | 'counted-on' | 'added-up' }
  | { readonly kind: 'one-after-another'; readonly count: number }

/** @returns undefined for a question that is not solved */
export function deedOf(question: AlgebraQuestion): Deed | undefined {
  const explanation = explainAlgebra(question)
  if (explanation.kind !== 'explained') return undefined
  const { steps, values } = explanation
  const known = values.map((value) => value ?? 0)
  if (question.typeId === 1 && question.or) return { kind: 'compared' }
  const together = steps.flatMap(solvedTogether)
  if (together.length > 0) return { kind: Math.max(...together) > 2 ? 'three-together' : 'together' }
  if (known.some((value) => value < 0)) return { kind: 'below-zero' }
  const expressions = question.typeId === 2 ? [] : sumsIn(question.equations)
  const all = question.typeId === 1 ? [...expressions, question.ask] : expressions
  if (all.some((expression) => isPrecedenceTrap(expression, known))) return { kind: 'times-first' }
  const count = steps.flatMap(foundBy).length
  if (count > 1) return { kind: 'one-after-another', count }
  if (steps.some((step) => step.technique === 'one unknown' && step.count > 1)) return { kind: 'shared' }
  return { kind: steps.some((step) => 'balance' in step && step.balance.length > 0) ? 'counted-on' : 'added-up' }
}

/** How many emoji a step finds only together. */
function solvedTogether(step: AlgebraStep): readonly number[] {
  if (step.technique === 'together') return [step.found.length]
  if (step.technique === 'put line in') return [2]
  if (step.technique !== 'combine' && step.technique !== 'substitute') return []
  const sums = 'sums' in step ? step.sums : [step.before]
  return [new Set(sums.flatMap(({ parts }) => parts.map(({ symbol }) => symbol))).size]
}
