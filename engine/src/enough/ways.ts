import { UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { symbolsIn } from '../algebra/symbols-in.ts'
import type { Equation } from '../question.ts'
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
    return lines.filter(({ left }) => symbolsIn(left).has(symbol) && !later.some((other) => symbolsIn(left).has(other)))
  })
  const search = (depth: number): void => {
    const symbol = symbols[depth]
    if (symbol === undefined) {
      found.push([...values])
      return
    }
    for (let value = low; value <= high && found.length < limit; value += 1) {
      values[symbol] = value
      if (checks[depth]?.every(({ left, right }) => valueWithin(left, values, UNBOUNDED) === right)) search(depth + 1)
    }
    values[symbol] = 0
  }
  search(0)
  return found
}
