import { isMissingToTen } from '../classic/learning.ts'
import { EVERYDAY_THEMES } from '../emoji/themes.ts'
import { isAlgebra } from '../explanation/explain-algebra.ts'
import { kindOf } from '../kinds.ts'
import type { Puzzle, Question } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { rateClassic } from '../classic/rate.ts'
import type { SudokuGrounds } from '../rating.ts'
import { rateSudoku } from '../sudoku/rate.ts'
import { likelySlips } from '../understanding/understand.ts'
import { drawMoment, isMomentStrand } from './moment.ts'
import { drawSimple } from './simple.ts'
import { skillsOf, strandOf, type StrandPlace } from './strand-of.ts'
import { PUZZLES_A_STEP, STRANDS, type StrandId, type StrandStep } from './strands.ts'

/** Raised whenever a practice puzzle of some number changes. */
const PRACTICE_VERSION = 3
/** Far more than the rarest step needs. */
const MOST_DRAWS = 4000

/** Of so many puzzles of a step the most telling one is taken. */
const COMPARED = 20

/** The puzzle of a step with a number: always the same. It needs the idea of its strand, and no later one.
 *  @param step from 1
 *  @param number from 0; from PUZZLES_A_STEP on, sums whose likely slips lead to different answers
 *  @throws RangeError for a step beyond the strand */
export function drawPractice({ strand, step }: StrandPlace, number: number): Puzzle {
  const rung = STRANDS.find(({ id }) => id === strand)?.steps[step - 1]
  if (!rung) throw new RangeError(`no step ${step} of ${strand}`)
  const random = randomFrom('practice', PRACTICE_VERSION, strand, step, number)
  let best: { readonly puzzle: Puzzle; readonly score: number } | undefined
  for (let draw = 0, compared = 0; draw < MOST_DRAWS && compared < COMPARED; draw += 1) {
    const puzzle = drawn(random, strand, step, rung)
    if (!puzzle || strandOf(puzzle.question) !== strand || !isOfStep(puzzle.question, strand, step)) continue
    if (number < PUZZLES_A_STEP || !isAlgebra(puzzle.question)) return puzzle
    compared += 1
    const { all, apart } = likelySlips(puzzle.question, puzzle.levelId)
    const score = apart - WEIGHT_OF_A_TIE * (all - apart)
    if (!best || score > best.score) best = { puzzle, score }
  }
  if (best) return best.puzzle
  throw new Error(`no puzzle ${number} of step ${step} of ${strand}`)
}

/** Slips that lead to one answer cost more than slips that cannot be made. */
const WEIGHT_OF_A_TIE = 3

function drawn(random: Random, strand: StrandId, step: number, { typeId, levelId }: StrandStep): Puzzle | undefined {
  const theme = random.pick(EVERYDAY_THEMES)
  const simple = drawSimple(random, strand, step, theme)
  if (simple) return simple === 'again' ? undefined : simple
  if (isMomentStrand(strand)) return drawMoment(random, strand, step, levelId, theme)
  const fitsOneHand = levelId === 6 && step === 1 && strand !== 'making-ten'
  return kindOf(typeId).generate({ levelId, theme, otherThemes: EVERYDAY_THEMES, random, fitsOneHand })
}

/** The additional condition of a step that shares its strand and level with another. */
function isOfStep(question: Question, strand: StrandId, step: number): boolean {
  if (question.typeId === 1) return isOfClassicStep(question, strand, step)
  if (question.typeId !== 4) return true
  const steps = boardGrounds(question)?.steps ?? {}
  switch (strand) {
    case 'only-emoji':
      return (steps['naked single'] ?? 0) > FEW_SINGLES === step > 1
    default:
      return true
  }
}

const FEW_SINGLES = 2

function isOfClassicStep(question: Extract<Question, { typeId: 1 }>, strand: StrandId, step: number): boolean {
  const rating = rateClassic(question)
  const grounds = rating.kind === 'rated' ? rating.restsOn : undefined
  if (!grounds) return false
  switch (strand) {
    case 'counting':
      return (question.or !== undefined) === step > 2 && skillsOf(question).includes('Counting')
    case 'doubles':
    case 'missing-number':
      return question.or === undefined && (step !== 2 || grounds.largestNumber > FIVE)
    case 'making-ten':
      return question.or === undefined && question.equations.some(isMissingToTen)
    case 'taking-away':
      return step !== 2 || grounds.differences > 1
    case 'times':
      return step < 3 || grounds.products > 1
    case 'times-first':
      return step < 3 || grounds.precedenceTraps > 1
    case 'equal-groups':
      return grounds.largestNumber > TWENTY === step > 1
    default:
      return true
  }
}

const FIVE = 5
const TWENTY = 20

function boardGrounds(question: Extract<Question, { typeId: 4 }>): SudokuGrounds | undefined {
  const rating = rateSudoku(question)
  return rating.kind === 'rated' ? rating.restsOn : undefined
}
