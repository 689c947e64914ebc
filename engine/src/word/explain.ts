import { deduce } from '../algebra/deduction.ts'
import { explainStages, type Displayed } from '../algebra/explain-stages.ts'
import { readEquations } from '../algebra/reading.ts'
import type { AlgebraStep, Explanation } from '../explanation.ts'
import type { WordQuestion } from '../question.ts'
import { letterAt } from './letters.ts'
import { solveWord } from './solve.ts'

/** The steps of {@link solveWord} as a person takes them; the last turns the values into letters. */
export function explainWord(question: WordQuestion): Explanation<AlgebraStep> {
  const { emoji, equations, spelling } = question
  const relations = readEquations(equations, emoji.length)
  const deduction = relations ? deduce(relations, emoji.length) : 'impossible'
  const solution = solveWord(question)
  if (deduction === 'impossible' || solution.kind === 'impossible') return { kind: 'impossible' }
  if (solution.kind === 'ambiguous') return { kind: 'ambiguous' }
  const lines: Displayed[] = equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const { steps, values } = explainStages(deduction.stages, lines, emoji.length)
  const letters = spelling.map((symbol) => {
    const value = values[symbol] as number
    return { symbol, value, letter: letterAt(value) as string }
  })
  return { kind: 'explained', steps: [...steps, { technique: 'spell', letters, answer: solution.answer }], answer: solution.answer }
}
