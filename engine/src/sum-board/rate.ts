import type { LevelId } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import type { Rating, SudokuGrounds } from '../rating.ts'
import { EMPTY_CELL } from '../sudoku/board.ts'
import { rateSudoku } from '../sudoku/rate.ts'
import type { Technique } from '../sudoku/techniques/step.ts'
import { isKnown, type SumDeduction } from './deduce.ts'
import { deduceSums, hasSums, type SumsQuestion } from './explain.ts'
import { solveSums } from './solve.ts'

/** Any Emojidoku, with sums or without. */
export function rateEmojidoku(question: SudokuQuestion): Rating<SudokuGrounds> {
  return hasSums(question) ? rateSums(question) : rateSudoku(question)
}

/** Band: what has to be found, see `bandOf`. Score: what each deduction costs to see, added up. */
export function rateSums(question: SumsQuestion): Rating<SudokuGrounds> {
  const deduced = deduceSums(question)
  if (!deduced) return { kind: 'impossible' }
  if (!isKnown(deduced.known)) {
    const solution = solveSums(question)
    return solution.kind === 'unique' ? { kind: 'too hard' } : solution
  }
  const steps: Partial<Record<Technique, number>> = {}
  for (const { step } of deduced.taken) if (step.technique !== 'group value') steps[step.technique] = (steps[step.technique] ?? 0) + 1
  const restsOn: SudokuGrounds = {
    hardestTechnique: HARD_FIRST.find((technique) => steps[technique] !== undefined) ?? 'last in unit',
    steps,
    givens: question.board.replaceAll(EMPTY_CELL, '').length,
    rounds: undefined,
  }
  return {
    kind: 'rated',
    band: bandOf(question, deduced.taken),
    score: deduced.taken.reduce((sum, { cost }) => sum + cost, 0),
    restsOn,
  }
}

const HARD_FIRST: readonly Technique[] = [
  'group combination',
  'naked single',
  'hidden single in line',
  'hidden single in box',
  'group rest',
]

/** Level 5 where numbers have to be found, Level 4 where only some emoji come to a total together, Level 3 where all cages are filled one
 *  cell after another. */
function bandOf({ sums }: SumsQuestion, taken: readonly SumDeduction[]): LevelId {
  if (sums.values.includes(null)) return 10
  return taken.some(({ step }) => step.technique === 'group combination') ? 9 : 8
}
