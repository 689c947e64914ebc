import { answerIn, deduce, valuesIn, type Deduction } from '../algebra/deduction.ts'
import { valueWithin, UNBOUNDED } from '../algebra/evaluation.ts'
import { provenByBlocks } from '../algebra/proof.ts'
import { askedRelation, readEquations, readExpression } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { ClassicQuestion, Expression } from '../question.ts'

/** Solves the displayed equations and calculates the asked expression. Steps are linear after substitution, so a unique answer holds
 *  over the real numbers; 'ambiguous' is also returned where such steps do not decide. */
export function solveClassic(question: ClassicQuestion): Solution {
  return answerIn(deduceClassic(question), question.emoji.length)
}

export function proveClassic(question: ClassicQuestion): ProofResult {
  const deduction = deduceClassic(question)
  const answerSymbol = question.emoji.length
  return provenByBlocks(deduction, answerIn(deduction, answerSymbol), answerSymbol)
}

/** The deduction from the displayed equations; the answer is a symbol of its own, after those of the emoji. */
export function deduceClassic(question: ClassicQuestion): Deduction | 'impossible' {
  const { emoji, equations, or } = question
  const given = readEquations(equations, emoji.length)
  if (!given || (or && !readExpression(or, emoji.length))) return 'impossible'
  const greater = sidesOf(question)?.[0].expression
  const asked = greater && readExpression(greater, emoji.length)
  if (greater && !asked) return 'impossible'
  return deduce(asked ? [...given, askedRelation(asked, emoji.length)] : given, emoji.length + 1)
}

/** A side of the question, and its value in a comparison. */
interface Side {
  readonly expression: Expression
  readonly value: number | undefined
}

/** The asked expression; in a comparison the greater side, then the other.
 *  @returns undefined while it is unknown which is greater */
export function sidesOf({ emoji, equations, ask, or }: ClassicQuestion): readonly [asked: Side, less?: Side] | undefined {
  if (!or) return [{ expression: ask, value: undefined }]
  const given = readEquations(equations, emoji.length)
  const deduction = given ? deduce(given, emoji.length) : 'impossible'
  const values = deduction === 'impossible' ? undefined : valuesIn(deduction, emoji.length)
  if (!values) return undefined
  const [one, other] = [ask, or].map((expression) => ({ expression, value: valueWithin(expression, values, UNBOUNDED) }))
  if (one?.value === undefined || other?.value === undefined) return undefined
  return one.value < other.value ? [other, one] : [one, other]
}
