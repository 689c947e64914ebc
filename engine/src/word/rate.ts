import { deduce } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore, allKnown } from '../algebra/grounds.ts'
import { readEquations } from '../algebra/reading.ts'
import type { LevelId } from '../levels.ts'
import type { WordQuestion } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import { solveWord } from './solve.ts'

export function rateWord(question: WordQuestion): Rating<AlgebraGrounds> {
  const { emoji, equations } = question
  const relations = readEquations(equations, emoji.length)
  const deduction = relations ? deduce(relations, emoji.length) : 'impossible'
  const solution = solveWord(question)
  if (deduction === 'impossible' || solution.kind !== 'unique') return { kind: solution.kind === 'ambiguous' ? 'ambiguous' : 'impossible' }
  const values = allKnown(deduction.values)
  if (!values) return { kind: 'beyond' }
  const expressions = equations.map(({ left }) => left)
  const totals = equations.map(({ right }) => right)
  const restsOn = algebraGrounds(deduction.stages, expressions, values, totals)
  return { kind: 'rated', band: bandOf(restsOn, emoji.length), score: algebraScore(restsOn), restsOn }
}

function bandOf({ largestBlock, products }: AlgebraGrounds, symbols: number): LevelId {
  if (largestBlock > 2) return 5
  if (largestBlock === 2) return products > 0 ? 4 : 3
  return symbols > 3 ? 2 : 1
}
