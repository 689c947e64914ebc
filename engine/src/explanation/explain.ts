import { callByType, type ByType } from '../by-type.ts'
import { EXPLAIN_ALGEBRA } from './explain-algebra.ts'
import type { Explanation } from './explanation.ts'
import { explainOdd } from '../odd-emoji/explain.ts'
import type { Question } from '../question.ts'
import { explainSudoku } from '../sudoku/explain.ts'

/** How a question of any kind is solved, just as its kind explains it. A page loads this instead of the kinds: it needs the solvers
 *  alone, no emoji tables and no generators. */
export function explain(question: Question): Explanation {
  return callByType(EXPLAIN, question)
}

const EXPLAIN: ByType<[], Explanation> = {
  ...EXPLAIN_ALGEBRA,
  4: explainSudoku,
  5: explainOdd,
}
