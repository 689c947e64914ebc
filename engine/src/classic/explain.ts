import { answerIn } from '../algebra/deduction.ts'
import { explainStages, type LineEquation } from '../algebra/explain-stages.ts'
import { groupsIn, knownIn, together, withNumbers, workedOut } from '../algebra/tidy.ts'
import type { AlgebraExplanation, AlgebraStep } from '../explanation/explanation.ts'
import { explainedBy } from '../explanation/steps-to-take.ts'
import type { ClassicQuestion } from '../question.ts'
import { deduceClassic, sidesOf } from './solve.ts'

/** The steps of {@link deduceClassic} as a person takes them; the last gives the answer. */
export function explainClassic(question: ClassicQuestion): AlgebraExplanation {
  const deduction = deduceClassic(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const lines: LineEquation[] = equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const answer = Number(solution.answer)
  const last = deduction.stages.find(({ symbols }) => symbols.includes(emoji.length))
  const others = deduction.stages.filter((stage) => stage !== last)
  const { steps, values } = explainStages(others, lines, emoji.length)
  const [asked, less] = sidesOf(question) ?? []
  const put = asked && withNumbers(asked.expression, values)
  const worked = put && workedOut(put)
  const asks = question.or ? together(question.ask, question.or) : question.ask
  const final: AlgebraStep =
    put && worked?.value === answer
      ? {
          technique: 'work out',
          known: knownIn(asks, values),
          groups: groupsIn(asks, values),
          put: { left: put, right: answer },
          workings: worked.workings,
          less: less?.value === undefined ? undefined : { left: withNumbers(less.expression, values), right: less.value },
          answer,
        }
      : { technique: 'together', lines: lines.map(({ line }) => line), found: [], answer }
  return explainedBy([...steps, final], values, solution.answer)
}
