import type { Question, QuestionOf } from './question.ts'
import type { PuzzleTypeId } from './types.ts'

/** A function per puzzle type, which takes a question of that type. */
export type ByType<Rest extends readonly unknown[], Result> = {
  readonly [T in PuzzleTypeId]: (question: QuestionOf<T>, ...rest: Rest) => Result
}

/** Calls the function of the question's type. */
export function callByType<Rest extends readonly unknown[], Result>(
  functions: ByType<Rest, Result>,
  question: Question,
  ...rest: Rest
): Result {
  return (functions[question.typeId] as (question: Question, ...rest: Rest) => Result)(question, ...rest)
}
