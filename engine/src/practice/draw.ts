import { isMissingToTen } from '../classic/learning.ts'
import { EVERYDAY_THEMES } from '../emoji/themes.ts'
import { isAlgebra } from '../explanation/explain-algebra.ts'
import { kindOf } from '../kinds.ts'
import type { Puzzle, Question } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { rateClassic } from '../classic/rate.ts'
import { drawSums } from '../sum-board/generate.ts'
import { likelySlips } from '../understanding/understand.ts'
import { drawMoment, isMomentStrand, momentOf } from './moment.ts'
import { drawSimple } from './simple.ts'
import { skillsOf, strandOf, type StrandPlace } from './strand-of.ts'
import { PUZZLES_A_STEP, STRANDS, type StrandStep } from './strands.ts'
import type { StrandId } from './strand-ids.ts'

/** Raised whenever a practice puzzle of some number changes. */
const PRACTICE_VERSION = 5
/** Far more than the rarest step needs. */
const MOST_DRAWS = 8000

/** Of so many puzzles of a step the most telling one is taken. */
const COMPARED = 20

export interface PracticePuzzle extends Puzzle {
  /** Of a board: the only cell that is asked for, row-major from 0. */
  readonly answerCell?: number | undefined
}

/** The puzzle of a step with a number: always the same. It needs the idea of its strand, and no later one.
 *  @param step from 1
 *  @param number from 0, the easiest first; from PUZZLES_A_STEP on, sums whose likely slips lead to different answers
 *  @throws RangeError for a step beyond the strand */
export function drawPractice({ strand, step }: StrandPlace, number: number): PracticePuzzle {
  const rung = STRANDS.find(({ id }) => id === strand)?.steps[step - 1]
  if (!rung) throw new RangeError(`no step ${step} of ${strand}`)
  const random = randomFrom('practice', PRACTICE_VERSION, strand, step, number)
  if (isMomentStrand(strand)) {
    const puzzle = drawMoment(random, strand, step, number, rung.levelId, random.pick(EVERYDAY_THEMES))
    return { ...puzzle, answerCell: momentOf(strand, puzzle.question)?.cell }
  }
  const puzzle = number < PUZZLES_A_STEP ? puzzlesOf(strand, step, rung)[number] : mostTelling(random, strand, step, rung)
  if (puzzle) return puzzle
  throw new Error(`no puzzle ${number} of step ${step} of ${strand}`)
}

const drawnSteps = new Map<string, readonly Puzzle[]>()

/** The different puzzles of a step, the easiest first. */
function puzzlesOf(strand: StrandId, step: number, rung: StrandStep): readonly Puzzle[] {
  const key = `${strand} ${step}`
  const known = drawnSteps.get(key)
  if (known) return known
  const random = randomFrom('practice', PRACTICE_VERSION, strand, step)
  const different = new Map<string, { readonly puzzle: Puzzle; readonly score: number }>()
  for (let draw = 0; draw < MOST_DRAWS && different.size < PUZZLES_A_STEP; draw += 1) {
    const found = fitting(random, strand, step, rung)
    if (found) different.set(sameKey(found.puzzle), found)
  }
  const puzzles = [...different.values()].toSorted((one, other) => one.score - other.score).map(({ puzzle }) => puzzle)
  drawnSteps.set(key, puzzles)
  return puzzles
}

/** Equal for puzzles that differ only in their pictures, or in the order of what is added or multiplied. */
function sameKey(puzzle: Puzzle): string {
  const { question } = puzzle
  // The first levels count a puzzle in other emoji as another one.
  return question.typeId === 5 ? question.emoji.join(' ') : kindOf(question.typeId).repeatKey({ ...puzzle, levelId: 5 })
}

function mostTelling(random: Random, strand: StrandId, step: number, rung: StrandStep): Puzzle | undefined {
  let best: { readonly puzzle: Puzzle; readonly score: number } | undefined
  for (let draw = 0, compared = 0; draw < MOST_DRAWS && compared < COMPARED; draw += 1) {
    const puzzle = fitting(random, strand, step, rung)?.puzzle
    if (!puzzle) continue
    if (!isAlgebra(puzzle.question)) return puzzle
    compared += 1
    const { all, apart } = likelySlips(puzzle.question, puzzle.levelId)
    const score = apart - WEIGHT_OF_A_TIE * (all - apart)
    if (!best || score > best.score) best = { puzzle, score }
  }
  return best?.puzzle
}

/** Slips that lead to one answer cost more than slips that cannot be made. */
const WEIGHT_OF_A_TIE = 3

/** Draws a puzzle once.
 *  @returns undefined where it is not of the step */
function fitting(random: Random, strand: StrandId, step: number, rung: StrandStep): { puzzle: Puzzle; score: number } | undefined {
  const puzzle = drawn(random, strand, step, rung)
  if (!puzzle || puzzle.levelId !== rung.levelId || strandOf(puzzle.question) !== strand || !isOfStep(puzzle.question, strand, step))
    return undefined
  const rating = kindOf(puzzle.question.typeId).rate(puzzle.question)
  const { least, most } = rung.scores
  return rating.kind === 'rated' && rating.score >= least && rating.score <= most ? { puzzle, score: rating.score } : undefined
}

function drawn(random: Random, strand: StrandId, step: number, { typeId, levelId }: StrandStep): Puzzle | undefined {
  const theme = random.pick(EVERYDAY_THEMES)
  if (strand === 'board-sums') return drawSums(random, step, theme)
  const simple = drawSimple(random, strand, step, theme)
  if (simple) return simple === 'again' ? undefined : simple
  return kindOf(typeId).generate({ levelId, theme, otherThemes: EVERYDAY_THEMES, random })
}

/** The additional condition of a step that shares its strand and level with another. */
function isOfStep(question: Question, strand: StrandId, step: number): boolean {
  return question.typeId !== 1 || isOfClassicStep(question, strand, step)
}

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
