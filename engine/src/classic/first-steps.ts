import { happens } from '../algebra/composition.ts'
import { isWrittenNumber } from '../algebra/grounds.ts'
import { valueWithin } from '../algebra/evaluation.ts'
import type { QuestionLine, Expression, Operand } from '../question.ts'
import type { Random } from '../random.ts'

/** A sum of one unknown: e for the emoji, n for a number. In a comparison a sign separates two sums: 'ee?n'. */
type Form = string

/** A line that gives the emoji's value, and questions that may follow. */
interface Family {
  readonly lines: readonly Form[]
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
  /** How often the total stands first, a percentage. */
  readonly reversedChance: number
}

const MIXED: readonly Form[] = ['een', 'ene', 'nee']

/** Counting pictures (one is worth so much: what are these?), doubles (two or three are worth so much), the missing number, and which is
 *  more. */
export const LEVEL_1: FirstSteps = {
  families: [
    { lines: ['e'], questions: ['ee', 'eee', 'eeee', 'en', 'ne', ...MIXED, 'enn', 'nen', 'nne'] },
    { lines: ['ee', 'eee'], questions: ['e', 'e', 'ee', 'eee', 'eeee', 'en', 'ne'] },
    { lines: ['en', 'ne'], questions: ['e', 'e', 'ee', 'eee', 'en', 'ne'] },
    { lines: ['enn', 'nen', 'nne'], questions: ['e'] },
    { lines: ['e', 'ee', 'en', 'ne'], questions: ['e?n', 'n?e', 'ee?n', 'n?ee', 'en?n', 'n?en', 'e?nn', 'nn?e', 'ee?nn', 'nn?ee'] },
  ],
  highestValue: 9,
  largestNumber: 6,
  dotsChance: 100,
  hasWritten: false,
  reversedChance: 0,
}

/** One step more: equal emoji and a number in one sum, in the line or in the question. */
export const LEVEL_2: FirstSteps = {
  families: [
    { lines: [...MIXED, 'eeen', 'neee'], questions: ['e', 'ee', 'eee', 'en', 'ne'] },
    { lines: ['ee', 'eee', 'en', 'ne'], questions: [...MIXED, 'eeen', 'neee', 'enn', 'nen'] },
  ],
  highestValue: 9,
  largestNumber: 6,
  dotsChance: 30,
  hasWritten: true,
  reversedChance: 43,
}

/** @param highest largest total
 *  @returns undefined when the attempt failed and should be repeated */
export function drawFirstSteps(
  random: Random,
  { families, highestValue, largestNumber, dotsChance, hasWritten, reversedChance }: FirstSteps,
  highest: number,
): { readonly equation: QuestionLine; readonly sides: readonly Expression[] } | undefined {
  const { lines, questions } = random.pick(families)
  const [line, question] = [random.pick(lines), random.pick(questions)]
  const value = random.between(1, Math.min(highestValue, highest))
  const draw = (form: Form) => expressionOf(form, () => numberFrom(random, Math.min(largestNumber, highest), dotsChance))
  const left = draw(line)
  const sides = question.split('?').map(draw)
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
