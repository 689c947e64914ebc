import { answerIn, deduce } from '../algebra/deduction.ts'
import { askedRelation, readEquations, readExpression } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { ClassicQuestion } from '../question.ts'

/** Solves the displayed equations and works out what is asked. Steps are linear after substitution, so a unique answer holds over the
 *  real numbers; 'ambiguous' is also the answer where such steps do not decide. */
export function solveClassic({ emoji, equations, ask }: ClassicQuestion): Solution {
  const given = readEquations(equations, emoji.length)
  const asked = readExpression(ask, emoji.length)
  if (!given || !asked) return { kind: 'impossible' }
  return answerIn(deduce([...given, askedRelation(asked, emoji.length)], emoji.length + 1), emoji.length)
}
