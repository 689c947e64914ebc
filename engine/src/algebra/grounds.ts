import type { QuestionLine, Expression, Operand } from '../question.ts'
import type { AlgebraGrounds } from '../rating.ts'
import type { Stage } from './deduction.ts'
import { leftToRightValue, valueWithin, UNBOUNDED } from './evaluation.ts'
import { hasTwoSums, isReversed, sumsIn, totalsOf } from './sides.ts'

/** Score of each block by its number of symbols; larger ones count like the last. */
const BLOCK_WEIGHTS = [0, 1, 4, 9]

/** @param stages without the one that only gives the answer
 *  @param equations all displayed ones
 *  @param asked the asked expressions
 *  @param values of the symbols
 *  @param others numbers that are displayed or asked for: the answer, or the totals of a grid */
export function algebraGrounds(
  stages: readonly Stage[],
  equations: readonly QuestionLine[],
  asked: readonly Expression[],
  values: readonly number[],
  others: readonly number[],
): AlgebraGrounds {
  const blocks = stages.map(({ symbols }) => symbols.length)
  const expressions = [...sumsIn(equations), ...asked]
  const numbers = [...values, ...totalsOf(equations, values, UNBOUNDED), ...others]
  return {
    largestBlock: Math.max(0, ...blocks),
    blocks,
    symbols: values.length,
    products: countOf(expressions, ({ operators }) => operators.includes('*') || operators.includes('/')),
    differences: countOf(expressions, ({ operators }) => operators.includes('-')),
    writtenNumbers: countOf(expressions, ({ operands }) => operands.some(isWrittenNumber)),
    precedenceTraps: countOf(expressions, (expression) => isPrecedenceTrap(expression, values)),
    hasNegatives: numbers.some((number) => number < 0),
    reversed: equations.filter(isReversed).length,
    twoSums: equations.filter(hasTwoSums).length,
    hasComposites: expressions.some(({ operands }) => operands.some(isComposite)),
    largestNumber: numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0),
  }
}

/** Whether calculating from left to right gives another result. */
export function isPrecedenceTrap(expression: Expression, values: readonly number[]): boolean {
  return leftToRightValue(expression, values) !== valueWithin(expression, values, UNBOUNDED)
}

/** A number that is written, not drawn as dots to count. */
export function isWrittenNumber(operand: Operand): boolean {
  return operand.kind === 'number' && !operand.asDots
}

function isComposite(operand: Operand): boolean {
  return operand.kind === 'symbol' && operand.copies > 1
}

function countOf(expressions: readonly Expression[], isCounted: (expression: Expression) => boolean): number {
  let count = 0
  for (const expression of expressions) if (isCounted(expression)) count += 1
  return count
}

/** Blocks weigh most; then what makes people stumble, and a point for each doubling of the largest number. */
export function algebraScore({ blocks, products, precedenceTraps, hasNegatives, hasComposites, largestNumber }: AlgebraGrounds): number {
  const weights = blocks.reduce((sum, size) => sum + (BLOCK_WEIGHTS[size] ?? 9), 0)
  const doublings = 32 - Math.clz32(largestNumber)
  return weights + 2 * products + 2 * precedenceTraps + (hasNegatives ? 1 : 0) + (hasComposites ? 2 : 0) + doublings
}
