import { answerIn, valuesIn, type Deduction } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import type { LevelId } from '../levels.ts'
import type { ClassicQuestion } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import { largestTotal } from './levels.ts'
import { deduceClassic } from './solve.ts'

export function rateClassic(question: ClassicQuestion): Rating<AlgebraGrounds> {
  return rateDeduced(question, deduceClassic(question))
}

/** The rating of a question from its deduction. */
export function rateDeduced({ emoji, equations, ask, or }: ClassicQuestion, deduction: Deduction | 'impossible'): Rating<AlgebraGrounds> {
  if (deduction === 'impossible') return { kind: 'impossible' }
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const values = valuesIn(deduction, emoji.length)
  if (!values) return { kind: 'too hard' }
  const stages = deduction.stages.filter(({ symbols }) => !symbols.includes(emoji.length))
  const restsOn = algebraGrounds(stages, equations, [ask, ...(or ? [or] : [])], values, [Number(solution.answer)])
  return { kind: 'rated', band: bandOf(restsOn), score: algebraScore(restsOn), restsOn }
}

/** The hardest demand of the question decides. */
function bandOf(demands: AlgebraGrounds): LevelId {
  const { largestBlock, symbols, hasNegatives, hasComposites, twoSums } = demands
  const isAbove = (levelId: LevelId): boolean => demands.largestNumber > largestTotal(levelId)
  if (largestBlock > 2 || hasNegatives) return 5
  if (largestBlock === 2) return hasComposites ? 4 : 3
  if (demands.precedenceTraps > 0) return 2
  if (demands.products > 0 || symbols > 3 || isAbove(10)) return 1
  if (hasComposites || isAbove(9)) return 10
  if (symbols > 2 || twoSums > 0) return 9
  if (symbols > 1 || demands.differences > 0 || isAbove(7)) return 8
  return demands.writtenNumbers > 0 || demands.reversed > 0 || isAbove(6) ? 7 : 6
}
