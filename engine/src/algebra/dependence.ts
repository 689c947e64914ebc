import { eliminate } from './elimination.ts'
import type { Relation } from './linear.ts'
import type { Polynomial, Term } from './polynomial.ts'

/** Does the answer move whenever one of the right-hand sides does? Then none of the relations can be left out: without it the answer is open.
 *  It solves (the relations' gradients) transposed × multipliers = the gradient of what is asked, and looks for a multiplier that is 0.
 *  @param relations as many as symbols
 *  @param values what the symbols are worth, none of them 0 */
export function needsEveryRelation(asked: Polynomial, relations: readonly Relation[], values: readonly number[]): boolean {
  const gradients = relations.map(({ left }) => gradientOf(left, values))
  const wanted = gradientOf(asked, values)
  const rows = values.map((_, symbol) => [...gradients.map((gradient) => gradient[symbol] as number), wanted[symbol] as number])
  const rank = eliminate(rows, relations.length)?.length
  return rank === values.length && rows.every((row) => row[relations.length] !== 0)
}

/** How fast a sum changes with each symbol, all multiplied by one number that makes them integers. */
function gradientOf(polynomial: Polynomial, values: readonly number[]): number[] {
  const gradient: number[] = Array(values.length).fill(0)
  const scale = polynomial.reduce((product, term) => product * denominatorOf(term, values), 1)
  for (const term of polynomial) {
    const worth = (scale / term.divisor) * term.coefficient
    const above = productOf(term.of, values)
    const below = productOf(term.over, values)
    for (const symbol of term.of) gradient[symbol] = (gradient[symbol] as number) + (worth * above) / (values[symbol] as number) / below
    for (const symbol of term.over) gradient[symbol] = (gradient[symbol] as number) - (worth * above) / (values[symbol] as number) / below
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
