import { isWrittenNumber } from '../algebra/grounds.ts'
import { valueWithin } from '../algebra/evaluation.ts'
import type { Equation, Expression, Operand } from '../question.ts'
import type { Random } from '../random.ts'

/** A sum of one unknown: a letter e for the emoji, n for a number. */
type Form = string

/** One line that gives the emoji, and what may be asked after it. */
interface Family {
  readonly lines: readonly Form[]
  readonly questions: readonly Form[]
}

/** What the puzzles for those who are just beginning are made of. */
export interface FirstSteps {
  readonly families: readonly Family[]
  readonly highestValue: number
  readonly largestNumber: number
  /** How often a number is drawn as dots to count, a percentage. */
  readonly dotsChance: number
  /** A number stands in it that is written. */
  readonly hasWritten: boolean
}

const MIXED: readonly Form[] = ['een', 'ene', 'nee']

/** Count the picture (one is worth so much: what are these?), doubles (two or three are so much), and the missing number. */
export const LEVEL_1: FirstSteps = {
  families: [
    { lines: ['e'], questions: ['ee', 'eee', 'eeee', 'en', 'ne', ...MIXED, 'enn', 'nen', 'nne'] },
    { lines: ['ee', 'eee'], questions: ['e', 'e', 'ee', 'eee', 'eeee', 'en', 'ne'] },
    { lines: ['en', 'ne'], questions: ['e', 'e', 'ee', 'eee', 'en', 'ne'] },
    { lines: ['enn', 'nen', 'nne'], questions: ['e'] },
  ],
  highestValue: 9,
  largestNumber: 6,
  dotsChance: 100,
  hasWritten: false,
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
}

/** @param highest no total is above it
 *  @returns undefined when the draw went wrong and should be tried again */
export function drawFirstSteps(
  random: Random,
  { families, highestValue, largestNumber, dotsChance, hasWritten }: FirstSteps,
  highest: number,
): { readonly equation: Equation; readonly ask: Expression } | undefined {
  const { lines, questions } = random.pick(families)
  const [line, question] = [random.pick(lines), random.pick(questions)]
  const value = random.between(1, Math.min(highestValue, highest))
  const draw = (form: Form) => expressionOf(form, () => numberFrom(random, Math.min(largestNumber, highest), dotsChance))
  const [left, ask] = [draw(line), draw(question)]
  const bounds = { low: 0, high: highest }
  const right = valueWithin(left, [value], bounds)
  if (right === undefined || valueWithin(ask, [value], bounds) === undefined || isSame(left, ask)) return undefined
  return hasWritten === [left, ask].some(({ operands }) => operands.some(isWrittenNumber)) ? { equation: { left, right }, ask } : undefined
}

function expressionOf(form: Form, number: () => Operand): Expression {
  const operands = Array.from(form, (letter): Operand => (letter === 'e' ? { kind: 'symbol', symbol: 0, copies: 1 } : number()))
  return { operands, operators: operands.slice(1).map(() => '+') }
}

function numberFrom(random: Random, largest: number, dotsChance: number): Operand {
  return { kind: 'number', value: random.between(1, largest), asDots: random.below(100) < dotsChance }
}

/** Do both come to the same, whatever the emoji is worth? */
function isSame(one: Expression, other: Expression): boolean {
  const at = (expression: Expression, value: number) => valueWithin(expression, [value], { low: 0, high: Infinity })
  return at(one, 1) === at(other, 1) && at(one, 2) === at(other, 2)
}
