import { valuesIn, type Deduction } from '../algebra/deduction.ts'
import { symbolsOf } from '../algebra/sides.ts'
import { judge } from './judge.ts'
import { emojiOf, linesOfQuestion, type EnoughAnswer, type LinesQuestion, type TotalsQuestion } from './question.ts'

/** Whether an exercise has the wanted answer, each emoji occurs in a line, and no line contradicts itself. A single way must be unique over
 *  all numbers, and 'none' must hold for all integers; 'many' needs two ways.
 *  @param deduction from the lines */
export function isSure(made: LinesQuestion | TotalsQuestion, wanted: EnoughAnswer, deduction: Deduction | 'impossible'): boolean {
  const verdict = judge(made)
  const count = emojiOf(made).length
  if (verdict.answer !== wanted || !speaksOfAll(made, count)) return false
  if (verdict.answer === 'none') return deduction === 'impossible' && verdict.against.length > 1
  return verdict.answer === 'many' || valuesIn(deduction, count) !== undefined
}

function speaksOfAll(made: LinesQuestion | TotalsQuestion, count: number): boolean {
  return new Set(linesOfQuestion(made).flatMap((line) => [...symbolsOf(line)])).size === count
}
