import { answerIn, worthsIn } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import { leftToRightValue } from '../algebra/evaluation.ts'
import type { LevelId } from '../levels.ts'
import type { ClassicQuestion } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import { classicLevelOf } from './levels.ts'
import { deduceClassic } from './solve.ts'

export function rateClassic(question: ClassicQuestion): Rating<AlgebraGrounds> {
  const deduction = deduceClassic(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations, ask } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const values = worthsIn(deduction, emoji.length)
  if (!values) return { kind: 'beyond' }
  const answer = Number(solution.answer)
  const stages = deduction.stages.filter(({ symbols }) => !symbols.includes(emoji.length))
  const totals = [...equations.map(({ right }) => right), answer]
  const restsOn = algebraGrounds(stages, [...equations.map(({ left }) => left), ask], values, totals)
  const isTrap = leftToRightValue(ask, values) !== answer
  return { kind: 'rated', band: bandOf(question, restsOn, isTrap), score: algebraScore(restsOn), restsOn }
}

/** The sums of the simple levels grow into each other, so the easiest that has such symbols, signs and numbers is the band. */
const SIMPLE_LEVELS: readonly LevelId[] = [6, 7, 8, 9, 10]

function bandOf({ emoji, equations, ask }: ClassicQuestion, grounds: AlgebraGrounds, isTrap: boolean): LevelId {
  if (grounds.largestBlock > 2) return 5
  if (grounds.largestBlock === 2) return grounds.hasComposites ? 4 : 3
  if (isTrap) return 2
  const signs = [...equations.map(({ left }) => left), ask].flatMap(({ operators }) => operators)
  const simple = SIMPLE_LEVELS.find((levelId) => {
    const { bounds, opening, following, asked, plans, largestMultiple } = classicLevelOf(levelId)
    const hasMinus = [opening, following, asked].some(({ minusChance }) => minusChance > 0)
    return (
      emoji.length <= Math.max(...plans.map(({ length }) => length)) &&
      grounds.largestNumber <= bounds.high &&
      !grounds.hasNegatives &&
      (largestMultiple > 1 || !grounds.hasComposites) &&
      signs.every((sign) => sign === '+' || (sign === '-' && hasMinus))
    )
  })
  return simple ?? 1
}
