import { explainClassic } from './classic/explain.ts'
import type { Explanation } from './explanation.ts'
import { explainGrid } from './grid/explain.ts'
import { explainOdd } from './odd-emoji/explain.ts'
import type { Question } from './question.ts'
import { explainSudoku } from './sudoku/explain.ts'
import { explainWord } from './word/explain.ts'

/** How a question of any kind is solved. Needs the solvers alone, no emoji tables and no generators, so that a page can load it. */
export function explain(question: Question): Explanation {
  switch (question.typeId) {
    case 1:
      return explainClassic(question)
    case 2:
      return explainGrid(question)
    case 3:
      return explainWord(question)
    case 4:
      return explainSudoku(question)
    case 5:
      return explainOdd(question)
  }
}
