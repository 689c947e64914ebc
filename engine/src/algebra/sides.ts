import type { Equation, Expression, QuestionLine, Side } from '../question.ts'
import { valueWithin, type Bounds } from './evaluation.ts'
import { symbolsIn } from './symbols-in.ts'

/** The sides to work out in a line: one side, or both. */
export function sumsOf({ left, right }: QuestionLine): readonly Expression[] {
  return [left, right].filter((side) => typeof side !== 'number')
}

/** The sums of several lines, in the order of display. */
export function sumsIn(lines: readonly QuestionLine[]): readonly Expression[] {
  return lines.flatMap(sumsOf)
}

/** Whether something has to be worked out on both sides. */
export function hasTwoSums(line: QuestionLine): boolean {
  return sumsOf(line).length === 2
}

/** Whether the total comes first: 10 = 🍎 + 🍎. */
export function isReversed({ left }: QuestionLine): boolean {
  return typeof left === 'number'
}

/** The line with its total last.
 *  @returns undefined when both sides have to be worked out, or neither */
export function asTotal({ left, right }: QuestionLine): Equation | undefined {
  if (typeof right === 'number') return typeof left === 'number' ? undefined : { left, right }
  return typeof left === 'number' ? { left: right, right: left } : undefined
}

export function symbolsOf(line: QuestionLine): ReadonlySet<number> {
  return new Set(sumsOf(line).flatMap((sum) => [...symbolsIn(sum)]))
}

/** @returns undefined as {@link valueWithin} */
export function sideWithin(side: Side, values: readonly number[], bounds: Bounds): number | undefined {
  return typeof side === 'number' ? side : valueWithin(side, values, bounds)
}

/** The total of each line with these values. */
export function totalsOf(lines: readonly QuestionLine[], values: readonly number[], bounds: Bounds): readonly number[] {
  return lines.flatMap((line) => {
    const total = asTotal(line)?.right ?? sideWithin(line.left, values, bounds)
    return total === undefined ? [] : [total]
  })
}

/** Whether both sides come to the same. */
export function isTrueWith({ left, right }: QuestionLine, values: readonly number[], bounds: Bounds): boolean {
  const comesTo = sideWithin(left, values, bounds)
  return comesTo !== undefined && comesTo === sideWithin(right, values, bounds)
}

/** A line with its sums changed. */
export function withSums({ left, right }: QuestionLine, changed: (sum: Expression) => Expression): QuestionLine {
  const change = (side: Side): Side => (typeof side === 'number' ? side : changed(side))
  return { left: change(left), right: change(right) }
}
