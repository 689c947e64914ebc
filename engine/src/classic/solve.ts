import { answerIn, deduce, type Deduction } from '../algebra/deduction.ts'
import { askedRelation, readEquations, readExpression } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { ClassicQuestion } from '../question.ts'

/** Solves the displayed equations and works out what is asked. Steps are linear after substitution, so a unique answer holds over the
 *  real numbers; 'ambiguous' is also the answer where such steps do not decide. */
export function solveClassic(question: ClassicQuestion): Solution {
  return answerIn(deduceClassic(question), question.emoji.length)
}

/** What follows from the displayed equations; the answer is a symbol of its own, after those of the emoji. */
export function deduceClassic({ emoji, equations, ask }: ClassicQuestion): Deduction | 'impossible' {
  const given = readEquations(equations, emoji.length)
  const asked = readExpression(ask, emoji.length)
  return given && asked ? deduce([...given, askedRelation(asked, emoji.length)], emoji.length + 1) : 'impossible'
}
