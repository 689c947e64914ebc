import { valuesIn } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import type { LevelId } from '../levels.ts'
import type { WordQuestion } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import { deduceWord, wordIn } from './solve.ts'

export function rateWord(question: WordQuestion): Rating<AlgebraGrounds> {
  const deduction = deduceWord(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations } = question
  const solution = wordIn(deduction, question)
  if (solution.kind !== 'unique') return solution
  const values = valuesIn(deduction, emoji.length)
  if (!values) return { kind: 'too hard' }
  const expressions = equations.map(({ left }) => left)
  const totals = equations.map(({ right }) => right)
  const restsOn = algebraGrounds(deduction.stages, expressions, values, totals)
  const isMultiplying = expressions.some(({ operators }) => operators.includes('*'))
  return { kind: 'rated', band: bandOf(restsOn, emoji.length, isMultiplying), score: algebraScore(restsOn), restsOn }
}

function bandOf({ largestBlock }: AlgebraGrounds, symbols: number, isMultiplying: boolean): LevelId {
  if (largestBlock > 2) return 5
  if (largestBlock === 2) return isMultiplying ? 4 : 3
  return symbols > 3 ? 2 : 1
}
