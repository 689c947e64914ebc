import { callByType, type ByType } from '../by-type.ts'
import { EXPLAIN_ALGEBRA } from './explain-algebra.ts'
import type { Explanation } from './explanation.ts'
import { explainOdd } from '../odd-emoji/explain.ts'
import type { Question } from '../question.ts'
import { explainEmojidoku } from '../sum-board/explain.ts'

/** Explains a question of any type. Pages load this instead of the kinds: it needs only the solvers, no emoji tables and no generators. */
export function explain(question: Question): Explanation {
  return callByType(EXPLAIN, question)
}

const EXPLAIN: ByType<[], Explanation> = {
  ...EXPLAIN_ALGEBRA,
  4: explainEmojidoku,
  5: explainOdd,
}
