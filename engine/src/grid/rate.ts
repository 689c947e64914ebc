import { answerIn, worthsIn } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import type { LevelId } from '../levels.ts'
import type { GridQuestion } from '../question.ts'
import type { AlgebraGrounds, Rating } from '../rating.ts'
import { gridLevelOf } from './levels.ts'
import { deduceGrid } from './solve.ts'

export function rateGrid(question: GridQuestion): Rating<AlgebraGrounds> {
  const deduction = deduceGrid(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, rowTotals, columnTotals } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const values = worthsIn(deduction, emoji.length)
  if (!values) return { kind: 'beyond' }
  const stages = deduction.stages.filter(({ symbols }) => !symbols.includes(emoji.length))
  const totals = [...rowTotals, ...columnTotals].filter((total) => total !== null)
  const restsOn = algebraGrounds(stages, [], values, [...totals, Number(solution.answer)])
  return { kind: 'rated', band: bandOf(restsOn, values), score: algebraScore(restsOn), restsOn }
}

/** Blocks and symbols tell the levels apart; Easy and Medium differ in their numbers alone. */
function bandOf({ largestBlock }: AlgebraGrounds, values: readonly number[]): LevelId {
  if (largestBlock > 2) return values.length > gridLevelOf(4).symbols || values.some((value) => value < 0) ? 5 : 4
  if (largestBlock === 2) return 3
  return Math.max(...values) <= gridLevelOf(1).highestValue ? 1 : 2
}
