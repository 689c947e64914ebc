import { UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { symbolsIn } from '../algebra/symbols-in.ts'
import type { Expression, Operand, Equation } from '../question.ts'
import type { SumQuestion, SumStep } from './worked.ts'

const LARGEST = 200

type Values = readonly (number | undefined)[]

/** Works through a puzzle whose emoji are found one after the other.
 *  @param change replaces the right step at an index; later steps build on it
 *  @returns undefined where a step gives a fraction, less than 1 or a very large number, or two emoji must be found together */
export function work(
  question: SumQuestion,
  change: (step: SumStep, index: number) => SumStep = (step) => step,
): readonly SumStep[] | undefined {
  const steps: SumStep[] = []
  const values: (number | undefined)[] = question.emoji.map(() => undefined)
  const take = <S extends SumStep>(step: S): S => {
    const taken = change(step, steps.length) as S
    steps.push(taken)
    return taken
  }
  while (unknownsIn(question.ask, values).length > 0) {
    const line = question.equations.findIndex(({ left }) => unknownsIn(left, values).length === 1)
    const shown = question.equations[line]
    if (!shown) return undefined
    const [symbol = 0] = unknownsIn(shown.left, values)
    const isKnownIn = symbolsIn(shown.left).size > 1
    const source = isKnownIn ? take({ kind: 'put', line, put: { ...shown, left: putIn(shown.left, values) } }).put : shown
    const value = followUp(source, line, symbol, take)
    if (value === undefined) return undefined
    values[symbol] = value
  }
  const { put } = take({ kind: 'ask', put: putIn(question.ask, values) })
  const value = valueWithin(put, [], UNBOUNDED)
  if (value === undefined) return undefined
  take({ kind: 'answer', value })
  return steps.every(isFit) ? steps : undefined
}

/** Solves a line with one unknown emoji. */
function followUp(source: Equation, line: number, symbol: number, take: <S extends SumStep>(step: S) => S): number | undefined {
  const [none, one, two] = [0, 1, 2].map((value) => realValue(source.left, symbol, value))
  if (none === undefined || one === undefined || two === undefined) return undefined
  const slope = one - none
  if (slope === 0 || Math.abs(two - one - slope) > 1e-9) return undefined
  const count = Number.isInteger(slope) ? Math.abs(slope) : 1
  const isPlain = source.left.operands.every(({ kind }) => kind === 'symbol') && source.left.operators.every((sign) => sign === '+')
  let total = Math.round(((source.right - none) / slope) * count)
  if (!isPlain) ({ total } = take({ kind: 'left', line, symbol, count, total }))
  else if (count === 1) return undefined
  const value = total / count
  if (!Number.isInteger(value) || value < 1) return undefined
  return count === 1 ? value : take({ kind: 'share', line, symbol, value }).value
}

/** @returns undefined for a division by an unknown */
function realValue({ operands, operators }: Expression, symbol: number, value: number): number | undefined {
  const dividesBySymbol = operands.some((operand, index) => operators[index - 1] === '/' && operand.kind === 'symbol')
  if (dividesBySymbol) return undefined
  let sum = 0
  let product = 0
  for (const [index, operand] of operands.entries()) {
    const amount = operand.kind === 'number' ? operand.value : operand.symbol === symbol ? operand.copies * value : Number.NaN
    const operator = operators[index - 1] ?? '+'
    if (operator === '*') product *= amount
    else if (operator === '/') product /= amount
    else {
      sum += product
      product = operator === '-' ? -amount : amount
    }
  }
  return sum + product
}

export function putIn({ operands, operators }: Expression, values: Values): Expression {
  return {
    operands: operands.map((operand): Operand => {
      const known = operand.kind === 'number' ? operand.value : values[operand.symbol]
      if (known === undefined) return operand
      return { kind: 'number', value: operand.kind === 'number' ? known : known * operand.copies, asDots: false }
    }),
    operators,
  }
}

function unknownsIn(expression: Expression, values: Values): readonly number[] {
  return [...symbolsIn(expression)].filter((symbol) => values[symbol] === undefined)
}

function isFit(step: SumStep): boolean {
  switch (step.kind) {
    case 'put':
      return step.put.right >= 0 && step.put.right <= LARGEST
    case 'left':
      return step.total >= 1 && step.total <= LARGEST
    case 'share':
      return step.value >= 1
    case 'answer':
      return step.value >= 0 && step.value <= LARGEST
    case 'ask':
      return true
  }
}
