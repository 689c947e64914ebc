import type { CombineStep, Source, Sum } from '../explanation/explanation.ts'
import { commonDivisor } from './fraction.ts'

/** A sum of a block, with its source. */
export interface SumWithSource {
  readonly source: Source
  readonly sum: Sum
}

/** A sum that follows from two others. */
export interface Combination extends Omit<CombineStep, 'technique' | 'sources'> {
  readonly of: readonly [SumWithSource | Combination, SumWithSource | Combination]
}

type Node = SumWithSource | Combination

/** Combines as many sums as symbols into a sum of one symbol, with the smallest numbers.
 *  @param sums few: every order is tried
 *  @returns the combinations in order, the last of one symbol; undefined when the sums do not determine the symbols */
export function wayToOneSymbol(sums: readonly SumWithSource[], symbols: readonly number[]): readonly Combination[] | undefined {
  return shortestWay(sums, symbols)?.combinations
}

export function countOf({ parts }: Sum, symbol: number): number {
  return parts.find((part) => part.symbol === symbol)?.count ?? 0
}

interface Way {
  readonly combinations: readonly Combination[]
  readonly effort: number
}

function shortestWay(nodes: readonly Node[], symbols: readonly number[]): Way | undefined {
  if (symbols.length === 1) return nodes.some(({ sum }) => sum.parts.length > 0) ? { combinations: [], effort: 0 } : undefined
  let best: Way | undefined
  for (const symbol of symbols) {
    const holding = nodes.filter(({ sum }) => countOf(sum, symbol) !== 0)
    const others = nodes.filter(({ sum }) => countOf(sum, symbol) === 0)
    const rest = symbols.filter((other) => other !== symbol)
    for (const pivot of holding) {
      const combined = holding.filter((node) => node !== pivot).map((node) => combine(pivot, node, symbol))
      if (combined.some(({ sum }) => sum.parts.length === 0)) continue
      const onward = shortestWay([...others, ...combined], rest)
      if (!onward) continue
      const effort = combined.reduce((sum, step) => sum + effortOf(step), onward.effort)
      if (!best || effort < best.effort) best = { combinations: [...combined, ...onward.combinations], effort }
    }
  }
  return best
}

/** Penalty for subtracting something that is itself subtracted. */
const DOUBLE_MINUS = 15

/** Small multiples first, then small numbers in the result. */
function effortOf({ times, sums, operator, sum }: Combination): number {
  const numbers = sum.parts.reduce((most, { count }) => Math.max(most, Math.abs(count)), 0)
  const isDouble = operator === '-' && sums[1].parts.some(({ count }) => count < 0)
  return 10 * (times[0] + times[1]) + numbers + (isDouble ? DOUBLE_MINUS : 0)
}

function combine(one: Node, other: Node, without: number): Combination {
  const [ofOne, ofOther] = [countOf(one.sum, without), countOf(other.sum, without)]
  const divisor = commonDivisor(ofOne, ofOther)
  const first = multiplied(one.sum, Math.abs(ofOther) / divisor)
  const second = multiplied(other.sum, Math.abs(ofOne) / divisor)
  const times = [Math.abs(ofOther) / divisor, Math.abs(ofOne) / divisor] as const
  if (ofOne > 0 !== ofOther > 0)
    return { of: [one, other], times, sums: [first, second], operator: '+', without, ...halved(plus(first, second)) }
  const difference = plus(first, multiplied(second, -1))
  return isAwkward(difference)
    ? {
        of: [other, one],
        times: [times[1], times[0]],
        sums: [second, first],
        operator: '-',
        without,
        ...halved(multiplied(difference, -1)),
      }
    : { of: [one, other], times, sums: [first, second], operator: '-', without, ...halved(difference) }
}

/** Whether the two sums read better in the other order. */
function isAwkward({ parts, total }: Sum): boolean {
  const taken = parts.filter(({ count }) => count < 0).length
  return taken === parts.length || (total < 0 && taken > 0)
}

/** Divides a sum of several symbols by a common divisor. */
function halved(sum: Sum): { dividedBy: number; sum: Sum } {
  const divisor = sum.parts.length > 1 ? sum.parts.reduce((common, { count }) => commonDivisor(common, count), sum.total) : 1
  return { dividedBy: divisor, sum: divisor === 1 ? sum : multiplied(sum, 1 / divisor) }
}

function multiplied({ parts, total }: Sum, times: number): Sum {
  return {
    parts: parts.map(({ symbol, count }) => ({ symbol, count: Math.round(count * times) })),
    total: total === 0 ? 0 : Math.round(total * times),
  }
}

function plus(one: Sum, other: Sum): Sum {
  const symbols = [...new Set([...one.parts, ...other.parts].map(({ symbol }) => symbol))].toSorted((a, b) => a - b)
  const parts = symbols.map((symbol) => ({ symbol, count: countOf(one, symbol) + countOf(other, symbol) }))
  return { parts: parts.filter(({ count }) => count !== 0), total: one.total + other.total }
}
