import { UNBOUNDED, leftToRightValue, valueWithin } from '../algebra/evaluation.ts'
import type { Equation, Expression, Operator } from '../question.ts'
import { numbersOf, withNumber } from './numbers.ts'
import type { LeftStep, MistakeKind, SumStep } from './worked.ts'

/** Plausible mistakes in place of a right step.
 *  @param before the earlier steps; the wrong step may build on the last
 *  @param sharing the total of the equal emoji, where the step divides it
 *  @returns wrong steps without duplicates; [] where the mistake cannot occur in this step */
export function slipsIn(kind: MistakeKind, step: SumStep, before: readonly SumStep[], sharing: number | undefined): readonly SumStep[] {
  switch (kind) {
    case 'copied':
      return step.kind === 'put' || step.kind === 'ask' ? miscopied(step) : []
    case 'order':
      if (step.kind === 'answer') return answered(step, notFirst(before.at(-1)))
      return step.kind === 'left' ? leftNotFirst(step, before.at(-1)) : []
    case 'sign':
      if (step.kind === 'answer') return answered(step, signsChanged(before.at(-1)))
      return step.kind === 'left' ? otherSide(step, before.at(-1)) : []
    case 'sharing':
      return step.kind === 'share' && sharing !== undefined ? sharedWrongly(step, sharing) : []
    case 'place':
      return []
  }
}

/** One too many or too few, ten off, or digits swapped. */
function miscopied(step: SumStep): readonly SumStep[] {
  return numbersOf(step).flatMap((number, position) => {
    const turned = number >= 10 ? Number([...`${number}`].reverse().join('')) : number
    const others = [number + 1, number - 1, number + 10, number - 10, turned]
    return [...new Set(others)].filter((other) => other > 0 && other !== number).map((other) => withNumber(step, position, other))
  })
}

function answered(step: SumStep & { readonly kind: 'answer' }, values: readonly (number | undefined)[]): readonly SumStep[] {
  const wrong = new Set(values.filter((value) => value !== undefined && Number.isInteger(value) && value >= 0 && value !== step.value))
  return [...wrong].map((value) => ({ ...step, value: value ?? 0 }))
}

function notFirst(ask: SumStep | undefined): readonly number[] {
  return ask?.kind === 'ask' ? [leftToRightValue(ask.put, [])] : []
}

/** A line worked out from left to right, where that leaves as many of the emoji. */
function leftNotFirst(step: LeftStep, put: SumStep | undefined): readonly SumStep[] {
  const total = put?.kind === 'put' && put.line === step.line ? totalFromLeft(put.put, step) : undefined
  return total !== undefined && total > 0 && total !== step.total ? [{ ...step, total }] : []
}

/** The total that a line leaves for an emoji if × does not come first.
 *  @returns undefined where it leaves another number of them */
export function totalFromLeft({ left, right }: Equation, { symbol, count }: LeftStep): number | undefined {
  const [none = 0, one = 0] = [0, 1].map((value) => leftToRightValue(left, Array<number>(symbol).fill(0).concat(value)))
  return one - none === count ? right - none : undefined
}

/** One minus read as a plus. */
function signsChanged(ask: SumStep | undefined): readonly (number | undefined)[] {
  if (ask?.kind !== 'ask') return []
  return ask.put.operators.flatMap((operator, index) =>
    operator === '-' ? [valueWithin(withSign(ask.put, index, '+'), [], UNBOUNDED)] : [],
  )
}

/** An addend is added again instead of subtracted, or the other way round. */
function otherSide(step: SumStep & { readonly kind: 'left' }, put: SumStep | undefined): readonly SumStep[] {
  if (put?.kind !== 'put' || put.line !== step.line) return []
  const { left, right } = put.put
  // With × or ÷ more is at stake than a sign.
  if (left.operators.some((operator) => operator === '*' || operator === '/')) return []
  const numbers = left.operands.flatMap((operand, index) =>
    operand.kind === 'number' ? [left.operators[index - 1] === '-' ? -operand.value : operand.value] : [],
  )
  const sum = numbers.reduce((total, number) => total + number, 0)
  const other = right + sum
  return sum !== 0 && other > 0 && other !== step.total ? [{ ...step, total: other }] : []
}

/** Not divided, the count subtracted instead, or off by one. */
function sharedWrongly(step: SumStep & { readonly kind: 'share' }, total: number): readonly SumStep[] {
  const count = total / step.value
  const others = new Set([total, total - count, step.value + 1, step.value - 1])
  return [...others].filter((value) => value > 0 && value !== step.value).map((value) => ({ ...step, value }))
}

function withSign({ operands, operators }: Expression, index: number, sign: Operator): Expression {
  return { operands, operators: operators.map((operator, at) => (at === index ? sign : operator)) }
}
