import { valuesIn, type Deduction } from '../algebra/deduction.ts'
import { symbolsIn } from '../algebra/symbols-in.ts'
import { judge } from './judge.ts'
import { emojiOf, linesOfQuestion, type EnoughAnswer, type LinesQuestion, type TotalsQuestion } from './question.ts'

/** Whether what was made has the answer that is wanted, each emoji stands in a line, and no line contradicts itself alone. One way must be
 *  the only one among all numbers there are, and without a way there must be none with any whole numbers; several are shown by two.
 *  @param deduction what follows from the lines */
export function isSure(made: LinesQuestion | TotalsQuestion, wanted: EnoughAnswer, deduction: Deduction | 'impossible'): boolean {
  const verdict = judge(made)
  const count = emojiOf(made).length
  if (verdict.answer !== wanted || !speaksOfAll(made, count)) return false
  if (verdict.answer === 'none') return deduction === 'impossible' && verdict.against.length > 1
  return verdict.answer === 'many' || valuesIn(deduction, count) !== undefined
}

function speaksOfAll(made: LinesQuestion | TotalsQuestion, count: number): boolean {
  return new Set(linesOfQuestion(made).flatMap(({ left }) => [...symbolsIn(left)])).size === count
}
