import { rateClassic } from './classic/rate.ts'
import { rateGrid } from './grid/rate.ts'
import { rateOdd } from './odd-emoji/rate.ts'
import type { Question } from './question.ts'
import type { Rating } from './rating.ts'
import { rateSudoku } from './sudoku/rate.ts'
import { rateWord } from './word/rate.ts'

/** How hard a question is, and why; from what is displayed, whatever level it was made for. */
export function rate(question: Question): Rating {
  switch (question.typeId) {
    case 1:
      return rateClassic(question)
    case 2:
      return rateGrid(question)
    case 3:
      return rateWord(question)
    case 4:
      return rateSudoku(question)
    case 5:
      return rateOdd(question)
  }
}
