import { explainClassic } from './classic/explain.ts'
import type { AlgebraStep, Explanation } from './explanation.ts'
import { explainGrid } from './grid/explain.ts'
import { explainOdd } from './odd-emoji/explain.ts'
import type { ClassicQuestion, GridQuestion, Question, WordQuestion } from './question.ts'
import { explainSudoku } from './sudoku/explain.ts'
import { explainWord } from './word/explain.ts'

/** How a question of any kind is solved. Needs the solvers alone, no emoji tables and no generators, so that a page can load it. */
export function explain(question: Question): Explanation {
  switch (question.typeId) {
    case 4:
      return explainSudoku(question)
    case 5:
      return explainOdd(question)
    default:
      return explainAlgebra(question)
  }
}

/** How a question about what emoji are worth is solved. */
export function explainAlgebra(question: ClassicQuestion | GridQuestion | WordQuestion): Explanation<AlgebraStep> {
  switch (question.typeId) {
    case 1:
      return explainClassic(question)
    case 2:
      return explainGrid(question)
    case 3:
      return explainWord(question)
  }
}
