import { answerIn } from '../algebra/deduction.ts'
import { explainLines } from '../algebra/explain-lines.ts'
import { questionSteps, type LineEquation } from '../algebra/line-steps.ts'
import { knownIn, withNumbers, type Values } from '../algebra/tidy.ts'
import type { AlgebraExplanation } from '../explanation/explanation.ts'
import { explainedBy } from '../explanation/steps-to-take.ts'
import type { ClassicQuestion, Expression } from '../question.ts'
import { deduceClassic, sidesOf } from './solve.ts'

/** The steps of {@link deduceClassic} as a person takes them; the last gives the answer.
 *  @param noted values that a player has found, all correct */
export function explainClassic(question: ClassicQuestion, noted: Values = []): AlgebraExplanation {
  const deduction = deduceClassic(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, equations } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const lines: LineEquation[] = equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const answer = Number(solution.answer)
  const { steps, values } = explainLines(lines, emoji.length, noted)
  const [asked, other] = sidesOf(question) ?? []
  const less = other?.value === undefined ? undefined : { left: withNumbers(other.expression, values), right: other.value }
  const known = knownIn(question.or ? bothSides(question.ask, question.or) : question.ask, values)
  const final = asked && questionSteps(asked.expression, less, known, values, steps.length)
  const together = { technique: 'together', lines: lines.map(({ line }) => line), put: [], found: [], answer } as const
  return explainedBy([...steps, ...(final ?? [together])], values, solution.answer)
}

function bothSides(one: Expression, other: Expression): Expression {
  return { operands: [...one.operands, ...other.operands], operators: [...one.operators, '+', ...other.operators] }
}
