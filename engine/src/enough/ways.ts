import type { Equation, Expression } from '../question.ts'
import type { NumberRange, Way } from './question.ts'

/** Every way to give the emoji whole numbers of a range so that all lines come true, until there are enough.
 *  @param symbols those that get a number; each way has 0 for the others
 *  @returns at most `limit` ways, the smallest numbers first */
export function waysWithin(
  lines: readonly Equation[],
  symbols: readonly number[],
  { low, high }: NumberRange,
  limit: number,
): readonly Way[] {
  const found: Way[] = []
  const values: number[] = Array.from({ length: Math.max(-1, ...symbols) + 1 }, () => 0)
  // A line is looked at as soon as the last of its emoji has a number.
  const checks = symbols.map((symbol, depth) => {
    const later = symbols.slice(depth + 1)
    return lines.filter(({ left }) => names(left, symbol) && !later.some((other) => names(left, other)))
  })
  const search = (depth: number): void => {
    const symbol = symbols[depth]
    if (symbol === undefined) {
      found.push([...values])
      return
    }
    for (let value = low; value <= high && found.length < limit; value += 1) {
      values[symbol] = value
      if (checks[depth]?.every(({ left, right }) => valueOf(left, values) === right)) search(depth + 1)
    }
    values[symbol] = 0
  }
  search(0)
  return found
}

/** With × and ÷ before + and −; a division that leaves something gives no whole number. */
function valueOf({ operands, operators }: Expression, values: readonly number[]): number {
  let sum = 0
  let product = 0
  for (const [index, operand] of operands.entries()) {
    const amount = operand.kind === 'number' ? operand.value : operand.copies * (values[operand.symbol] ?? 0)
    const operator = operators[index - 1] ?? '+'
    if (operator === '*') product *= amount
    else if (operator === '/') {
      product /= amount
      if (!Number.isInteger(product)) return Number.NaN
    } else {
      sum += product
      product = operator === '-' ? -amount : amount
    }
  }
  return sum + product
}

function names({ operands }: Expression, symbol: number): boolean {
  return operands.some((operand) => operand.kind === 'symbol' && operand.symbol === symbol)
}
