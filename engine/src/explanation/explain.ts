import { EXPLAIN_ALGEBRA } from './explain-algebra.ts'
import type { Explanation } from './explanation.ts'
import { explainOdd } from '../odd-emoji/explain.ts'
import type { Question, QuestionOf } from '../question.ts'
import { explainSudoku } from '../sudoku/explain.ts'
import type { PuzzleTypeId } from '../types.ts'

/** How a question of any kind is solved, just as its kind explains it. A page loads this instead of the kinds: it needs the solvers
 *  alone, no emoji tables and no generators. */
export function explain(question: Question): Explanation {
  return (EXPLAIN[question.typeId] as (question: Question) => Explanation)(question)
}

const EXPLAIN: { readonly [T in PuzzleTypeId]: (question: QuestionOf<T>) => Explanation } = {
  ...EXPLAIN_ALGEBRA,
  4: explainSudoku,
  5: explainOdd,
}
