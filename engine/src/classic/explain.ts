import { answerIn } from '../algebra/deduction.ts'
import { explainStages, type Displayed } from '../algebra/explain-stages.ts'
import { knownIn, withNumbers, workedOut } from '../algebra/tidy.ts'
import type { AlgebraStep, Explanation } from '../explanation/explanation.ts'
import type { ClassicQuestion } from '../question.ts'
import { deduceClassic } from './solve.ts'

/** The steps of {@link deduceClassic} as a person takes them, in the order of solving; the last gives the answer. */
export function explainClassic(question: ClassicQuestion): Explanation<AlgebraStep> {
  const deduction = deduceClassic(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations, ask } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const lines: Displayed[] = equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const answer = Number(solution.answer)
  const last = deduction.stages.find(({ symbols }) => symbols.includes(emoji.length))
  const others = deduction.stages.filter((stage) => stage !== last)
  const { steps, values } = explainStages(others, lines, emoji.length)
  const put = withNumbers(ask, values)
  const worked = workedOut(put)
  const final: AlgebraStep =
    worked?.value === answer
      ? { technique: 'work out', known: knownIn(ask, values), put: { left: put, right: answer }, workings: worked.workings, answer }
      : { technique: 'together', lines: lines.map(({ line }) => line), found: [], answer }
  return { kind: 'explained', steps: [...steps, final], answer: solution.answer }
}
