import { answerIn, deduce, type Deduction } from '../algebra/deduction.ts'
import { provenByBlocks } from '../algebra/proof.ts'
import { askedRelation, readEquations, readExpression } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { Proven } from '../proof.ts'
import type { ClassicQuestion } from '../question.ts'

/** Solves the displayed equations and works out what is asked. Steps are linear after substitution, so a unique answer holds over the
 *  real numbers; 'ambiguous' is also the answer where such steps do not decide. */
export function solveClassic(question: ClassicQuestion): Solution {
  return answerIn(deduceClassic(question), question.emoji.length)
}

export function proveClassic(question: ClassicQuestion): Proven {
  const deduction = deduceClassic(question)
  const answerSymbol = question.emoji.length
  return provenByBlocks(deduction, answerIn(deduction, answerSymbol), answerSymbol)
}

/** What follows from the displayed equations; the answer is a symbol of its own, after those of the emoji. */
export function deduceClassic({ emoji, equations, ask }: ClassicQuestion): Deduction | 'impossible' {
  const given = readEquations(equations, emoji.length)
  const asked = readExpression(ask, emoji.length)
  return given && asked ? deduce([...given, askedRelation(asked, emoji.length)], emoji.length + 1) : 'impossible'
}
