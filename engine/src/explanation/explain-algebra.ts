import { explainClassic } from '../classic/explain.ts'
import type { Values } from '../algebra/tidy.ts'
import type { AlgebraExplanation } from './explanation.ts'
import { explainGrid } from '../grid/explain.ts'
import type { AlgebraQuestion, Question, QuestionOf } from '../question.ts'
import { explainWord } from '../word/explain.ts'

/** @param noted by emoji, values that a player has found, all correct: the steps start from them */
export function explainAlgebra(question: AlgebraQuestion, noted: Values = []): AlgebraExplanation {
  return (EXPLAIN_ALGEBRA[question.typeId] as Explain<AlgebraQuestion>)(question, noted)
}

type Explain<Q> = (question: Q, noted?: Values) => AlgebraExplanation

export const EXPLAIN_ALGEBRA: { readonly [T in AlgebraQuestion['typeId']]: Explain<QuestionOf<T>> } = {
  1: explainClassic,
  2: explainGrid,
  3: explainWord,
}

export function isAlgebra(question: Question): question is AlgebraQuestion {
  return question.typeId in EXPLAIN_ALGEBRA
}
