import { answerIn, deduce } from '../algebra/deduction.ts'
import { explainStages, type Displayed } from '../algebra/explain-stages.ts'
import { askedRelation, readEquations, readExpression } from '../algebra/reading.ts'
import { knownIn, withNumbers, workedOut } from '../algebra/tidy.ts'
import type { AlgebraStep, Explanation } from '../explanation.ts'
import type { ClassicQuestion } from '../question.ts'

/** The steps of {@link solveClassic} as a person takes them, in the order of solving; the last gives the answer. */
export function explainClassic({ emoji, equations, ask }: ClassicQuestion): Explanation<AlgebraStep> {
  const relations = readEquations(equations, emoji.length)
  const asked = readExpression(ask, emoji.length)
  if (!relations || !asked) return { kind: 'impossible' }
  const deduction = deduce([...relations, askedRelation(asked, emoji.length)], emoji.length + 1)
  const solution = answerIn(deduction, emoji.length)
  if (deduction === 'impossible' || solution.kind !== 'unique') return { kind: solution.kind === 'impossible' ? 'impossible' : 'ambiguous' }
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
