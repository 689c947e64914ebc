import { explainClassic } from '../classic/explain.ts'
import type { AlgebraExplanation } from './explanation.ts'
import { explainGrid } from '../grid/explain.ts'
import type { AlgebraQuestion, Question, QuestionOf } from '../question.ts'
import { explainWord } from '../word/explain.ts'

export function explainAlgebra(question: AlgebraQuestion): AlgebraExplanation {
  return (EXPLAIN_ALGEBRA[question.typeId] as (question: AlgebraQuestion) => AlgebraExplanation)(question)
}

export const EXPLAIN_ALGEBRA: { readonly [T in AlgebraQuestion['typeId']]: (question: QuestionOf<T>) => AlgebraExplanation } = {
  1: explainClassic,
  2: explainGrid,
  3: explainWord,
}

export function isAlgebra(question: Question): question is AlgebraQuestion {
  return question.typeId in EXPLAIN_ALGEBRA
}
