import { happens } from '../algebra/composition.ts'
import { isWrittenNumber } from '../algebra/grounds.ts'
import { valueWithin } from '../algebra/evaluation.ts'
import type { QuestionLine, Expression, Operand } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'

/** A sum of one unknown: e for the emoji, n for a number. In a comparison a sign separates two sums: 'ee?n'. */
type Form = string

/** A line that gives the emoji's value, and questions that may follow. */
interface Family {
  readonly line: Form
  readonly questions: readonly Form[]
}

/** The ingredients of a beginner's puzzle. */
export interface FirstSteps {
  readonly families: readonly Family[]
  readonly highestValue: number
  readonly largestNumber: number
  /** How often a number is drawn as dots to count, a percentage. */
  readonly dotsChance: number
  /** Has a number in digits. */
  readonly hasWritten: boolean
  /** How often the total comes first, a percentage. */
  readonly reversedChance: number
}

/** Counting pictures (one is worth so much: what are these?), doubles (two or three are worth so much), the missing number, and which is
 *  more. */
export const LEVEL_1: FirstSteps = {
  families: [
    { line: 'e', questions: ['ee', 'eee', 'eeee', 'en', 'een', 'enn', 'eeen', 'ee?n', 'ee?nn'] },
    { line: 'ee', questions: ['e', 'eee', 'eeee', 'en', 'een', 'enn', 'e?n', 'eee?nn'] },
    { line: 'eee', questions: ['e', 'ee', 'eeee', 'en', 'een', 'e?n'] },
    { line: 'en', questions: ['e', 'ee', 'eee', 'en', 'een', 'enn', 'e?n', 'ee?n', 'en?n'] },
    { line: 'enn', questions: ['e', 'ee', 'en'] },
  ],
  highestValue: 9,
  largestNumber: 6,
  dotsChance: 100,
  hasWritten: false,
  reversedChance: 0,
}

/** One step more: numbers in digits; then equal emoji and a number in one sum, in the line or in the question. */
export const LEVEL_2: FirstSteps = {
  families: [
    { line: 'e', questions: ['en', 'een', 'enn', 'eeen'] },
    { line: 'ee', questions: ['en', 'een', 'enn', 'eeen'] },
    { line: 'eee', questions: ['en', 'een', 'enn', 'eeen'] },
    { line: 'en', questions: ['e', 'ee', 'eee', 'en', 'een', 'enn', 'eeen'] },
    { line: 'een', questions: ['e', 'ee', 'eee', 'en', 'een'] },
    { line: 'enn', questions: ['e', 'ee', 'eee', 'en'] },
    { line: 'eeen', questions: ['e', 'ee', 'eee', 'en'] },
  ],
  highestValue: 9,
  largestNumber: 6,
  dotsChance: 30,
  hasWritten: true,
  reversedChance: 43,
}

/** A puzzle's pattern, without its numbers and their order. */
interface Skeleton {
  readonly line: Form
  readonly question: Form
}

const skeletonsBySteps = new WeakMap<FirstSteps, readonly Skeleton[]>()

/** All skeletons of a level, mixed; more than a month has days.
 *  @param turn which of them, counted on and on; absent = any */
function skeletonOf(random: Random, steps: FirstSteps, turn: number | undefined): Skeleton {
  const known = skeletonsBySteps.get(steps)
  const skeletons =
    known ??
    randomFrom('first steps').shuffle(
      steps.families.flatMap(({ line, questions }) => questions.map((question): Skeleton => ({ line, question }))),
    )
  if (!known) skeletonsBySteps.set(steps, skeletons)
  return turn === undefined ? random.pick(skeletons) : (skeletons[turn % skeletons.length] as Skeleton)
}

/** @param highest largest total
 *  @param turn of the skeletons; absent = any of them
 *  @returns undefined when the attempt failed and should be repeated */
export function drawFirstSteps(
  random: Random,
  steps: FirstSteps,
  highest: number,
  turn?: number,
): { readonly equation: QuestionLine; readonly sides: readonly Expression[] } | undefined {
  const { highestValue, largestNumber, dotsChance, hasWritten, reversedChance } = steps
  const { line, question } = skeletonOf(random, steps, turn)
  const value = random.between(1, Math.min(highestValue, highest))
  const draw = (form: Form) => expressionOf(form, () => numberFrom(random, Math.min(largestNumber, highest), dotsChance))
  const left = draw(mixed(random, line))
  const asked = question.split('?').map((form) => mixed(random, form))
  const sides = random.shuffle(asked).map(draw)
  const bounds = { low: 0, high: highest }
  const right = valueWithin(left, [value], bounds)
  const worth = sides.map((side) => valueWithin(side, [value], bounds))
  // Equal sums cannot be compared.
  if (right === undefined || worth.includes(undefined) || new Set(worth).size < worth.length) return undefined
  if (sides.some((side) => isSame(left, side))) return undefined
  const isWritten = [left, ...sides].some(({ operands }) => operands.some(isWrittenNumber))
  if (isWritten !== hasWritten) return undefined
  return { equation: happens(random, reversedChance) ? { left: right, right: left } : { left, right }, sides }
}

/** The same in any order. */
function mixed(random: Random, form: Form): Form {
  return random.shuffle([...form]).join('')
}

function expressionOf(form: Form, number: () => Operand): Expression {
  const operands = Array.from(form, (letter): Operand => (letter === 'e' ? { kind: 'symbol', symbol: 0, copies: 1 } : number()))
  return { operands, operators: operands.slice(1).map(() => '+') }
}

function numberFrom(random: Random, largest: number, dotsChance: number): Operand {
  return { kind: 'number', value: random.between(1, largest), asDots: random.below(100) < dotsChance }
}

/** Whether both have the same value for any value of the emoji. */
function isSame(one: Expression, other: Expression): boolean {
  const at = (expression: Expression, value: number) => valueWithin(expression, [value], { low: 0, high: Infinity })
  return at(one, 1) === at(other, 1) && at(one, 2) === at(other, 2)
}
