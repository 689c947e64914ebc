import { eliminate } from './elimination.ts'
import type { Polynomial, Term } from './polynomial.ts'

/** Whether the answer changes with each right-hand side, so that no relation can be left out. Solves (the relations' gradients) transposed
 *  × multipliers = the gradient of the asked sum, and looks for a multiplier of 0.
 *  @param asked gradient of the asked sum
 *  @param gradients of the relations, as many as symbols */
export function needsEveryRelation(asked: readonly number[], gradients: readonly (readonly number[])[]): boolean {
  const count = gradients.length
  const rows: number[][] = []
  for (let symbol = 0; symbol < count; symbol += 1) {
    const row: number[] = []
    for (const gradient of gradients) row.push(gradient[symbol] as number)
    row.push(asked[symbol] as number)
    rows.push(row)
  }
  const rank = eliminate(rows, count)?.length
  return rank === count && rows.every((row) => row[count] !== 0)
}

/** The gradient of a sum, scaled to integers.
 *  @param values of the symbols, none of them 0 */
export function gradientOf(polynomial: Polynomial, values: readonly number[]): number[] {
  const gradient: number[] = []
  while (gradient.length < values.length) gradient.push(0)
  let scale = 1
  for (const term of polynomial) scale *= denominatorOf(term, values)
  for (const { coefficient, divisor, of, over } of polynomial) {
    const termValue = ((scale / divisor) * coefficient * productOf(of, values)) / productOf(over, values)
    for (const symbol of of) gradient[symbol] = (gradient[symbol] as number) + termValue / (values[symbol] as number)
    for (const symbol of over) gradient[symbol] = (gradient[symbol] as number) - termValue / (values[symbol] as number)
  }
  return gradient
}

function denominatorOf({ divisor, over }: Term, values: readonly number[]): number {
  return over.length === 0 ? divisor : divisor * productOf(over, values) ** 2
}

function productOf(symbols: readonly number[], values: readonly number[]): number {
  let product = 1
  for (const symbol of symbols) product *= values[symbol] as number
  return product
}
