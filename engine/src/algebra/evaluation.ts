import type { Expression, Operand } from '../question.ts'

/** The range that every intermediate value of an expression must keep to, both ends included. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

export const UNBOUNDED: Bounds = { low: -Infinity, high: Infinity }

/** Evaluates an expression as a person does: products and quotients first, then from left to right.
 *  @param values of the symbols
 *  @returns undefined when a division is inexact, or a product, quotient or running total leaves the bounds */
export function valueWithin({ operands, operators }: Expression, values: readonly number[], { low, high }: Bounds): number | undefined {
  let total = 0
  let sign = 1
  let product = 0
  for (let index = 0; index < operands.length; index += 1) {
    const value = valueOf(operands[index] as Operand, values)
    const operator = index === 0 ? '+' : operators[index - 1]
    switch (operator) {
      case '*':
        product *= value
        break
      case '/':
        if (value === 0 || product % value !== 0) return undefined
        product /= value
        break
      default:
        total += sign * product
        if (total < low || total > high) return undefined
        sign = operator === '-' ? -1 : 1
        product = value
    }
    if (product < low || product > high) return undefined
  }
  total += sign * product
  return total < low || total > high ? undefined : total
}

/** The result when the precedence of × and ÷ is ignored. */
export function leftToRightValue({ operands, operators }: Expression, values: readonly number[]): number {
  return operands.reduce((total, operand, index) => {
    const value = valueOf(operand, values)
    switch (index === 0 ? '+' : operators[index - 1]) {
      case '*':
        return total * value
      case '/':
        return total / value
      case '-':
        return total - value
      default:
        return total + value
    }
  }, 0)
}

/** Whether something is multiplied or divided by 1, or divided by itself, so that there is nothing to calculate.
 *  @param values of the symbols */
export function hasFactorOne({ operands, operators }: Expression, values: readonly number[]): boolean {
  for (let index = 0; index < operators.length; index += 1) {
    const operator = operators[index]
    if (operator !== '*' && operator !== '/') continue
    const before = valueOf(operands[index] as Operand, values)
    const after = valueOf(operands[index + 1] as Operand, values)
    if (before === 1 || after === 1 || (operator === '/' && before === after)) return true
  }
  return false
}

function valueOf(operand: Operand, values: readonly number[]): number {
  return operand.kind === 'number' ? operand.value : operand.copies * (values[operand.symbol] as number)
}
