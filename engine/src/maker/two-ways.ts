import { UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { isTrueWith, symbolsOf } from '../algebra/sides.ts'
import type { ClassicQuestion, QuestionLine } from '../question.ts'
import type { Way } from './faults.ts'

/** Small values first: people think of those. */
const TRIED: readonly number[] = [
  ...Array.from({ length: 50 }, (_, index) => index + 1),
  0,
  ...Array.from({ length: 12 }, (_, index) => -1 - index),
]
const MOST_TRIES = 60_000

/** Looks for two integer assignments that satisfy every line and give different answers.
 *  @param known values that follow from the lines already
 *  @returns undefined when a bounded number of tries found none, which proves nothing */
export function twoWays(
  { emoji, equations, ask }: ClassicQuestion,
  known: readonly (number | undefined)[],
): readonly [Way, Way] | undefined {
  const order = searchOrder(equations, emoji.length, known)
  const checks = order.map((_, depth) => equations.filter((equation) => lastDepth(equation, order, known) === depth))
  const values = emoji.map((_, symbol) => known[symbol] ?? 0)
  let tries = 0
  let first: Way | undefined

  /** @returns the second way, once found */
  function search(depth: number): Way | undefined {
    const symbol = order[depth]
    if (symbol === undefined) {
      const answer = valueWithin(ask, values, UNBOUNDED)
      if (answer === undefined || answer === first?.answer) return undefined
      const way = { values: [...values], answer }
      if (first) return way
      first = way
      return undefined
    }
    for (const value of TRIED) {
      tries += 1
      if (tries > MOST_TRIES) return undefined
      values[symbol] = value
      if (!(checks[depth] ?? []).every((equation) => isTrueWith(equation, values, UNBOUNDED))) continue
      const second = search(depth + 1)
      if (second) return second
    }
    return undefined
  }

  const second = search(0)
  return first && second ? [first, second] : undefined
}

/** Unknown symbols, those of the lines with the fewest unknowns first, so that wrong values fail early. */
function searchOrder(equations: readonly QuestionLine[], count: number, known: readonly (number | undefined)[]): readonly number[] {
  const order: number[] = []
  const isOpen = (symbol: number): boolean => known[symbol] === undefined && !order.includes(symbol)
  const openIn = (equation: QuestionLine): number[] => [...symbolsOf(equation)].filter(isOpen)
  for (;;) {
    const [next] = equations
      .map(openIn)
      .filter((open) => open.length > 0)
      .toSorted((one, other) => one.length - other.length)
    if (!next) break
    order.push(...next)
  }
  for (let symbol = 0; symbol < count; symbol += 1) if (isOpen(symbol)) order.push(symbol)
  return order
}

/** The search depth at which all of a line's values are assigned; −1 if always. */
function lastDepth(equation: QuestionLine, order: readonly number[], known: readonly (number | undefined)[]): number {
  return Math.max(-1, ...[...symbolsOf(equation)].map((symbol) => (known[symbol] === undefined ? order.indexOf(symbol) : -1)))
}
