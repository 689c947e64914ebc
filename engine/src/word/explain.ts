import { explainLines } from '../algebra/explain-lines.ts'
import type { LineEquation } from '../algebra/line-steps.ts'
import type { Values } from '../algebra/tidy.ts'
import { letterAt } from '../alphabet.ts'
import type { AlgebraExplanation } from '../explanation/explanation.ts'
import { explainedBy } from '../explanation/steps-to-take.ts'
import type { WordQuestion } from '../question.ts'
import { deduceWord, wordIn } from './solve.ts'

/** The steps of {@link deduceWord} as a person takes them; the last turns the values into letters.
 *  @param noted values that a player has found, all correct */
export function explainWord(question: WordQuestion, noted: Values = []): AlgebraExplanation {
  const deduction = deduceWord(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations, spelling, alphabet } = question
  const solution = wordIn(deduction, question)
  if (solution.kind !== 'unique') return solution
  const lines: LineEquation[] = equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const { steps, values } = explainLines(lines, emoji.length, noted)
  const letters = spelling.map((symbol) => {
    const value = values[symbol] as number
    return { symbol, value, letter: letterAt(value, alphabet) as string }
  })
  return explainedBy([...steps, { technique: 'spell', letters, answer: solution.answer }], values, solution.answer)
}
