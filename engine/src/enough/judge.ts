import { UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { isTrueWith, symbolsOf } from '../algebra/sides.ts'
import type { QuestionLine } from '../question.ts'
import { FOUR_GRIDS } from '../sudoku/four.ts'
import {
  type BoardQuestion,
  type EnoughQuestion,
  linesOfQuestion,
  type NumberRange,
  type SpareQuestion,
  type Verdict,
  type Way,
  type WithoutLine,
} from './question.ts'

/** Proves the verdict by exhaustion: all integers of the range for every emoji, or all complete 4×4 boards.
 *  Source: docs/product.md, Enough to know? */
export function judge(question: EnoughQuestion): Verdict {
  if (question.kind === 'board') return judgeBoard(question)
  const lines = linesOfQuestion(question)
  const symbols = (question.kind === 'lines' ? question.emoji : question.grid.emoji).map((_, symbol) => symbol)
  const [first, second] = waysWithin(lines, symbols, question.range, 2)
  if (first && second) return { answer: 'many', ways: [first, second] }
  const { low, high } = question.range
  if (first) return { answer: 'one', way: first, lookedAt: (high - low + 1) ** symbols.length }
  const against = fewest(lines.length, (chosen) => {
    const some = chosen.flatMap((line) => lines[line] ?? [])
    const spoken = symbols.filter((symbol) => some.some((line) => symbolsOf(line).has(symbol)))
    return waysWithin(some, spoken, question.range, 1).length === 0
  })
  return { answer: 'none', against }
}

function judgeBoard({ board: { board } }: BoardQuestion): Verdict {
  const givens = Array.from(board).flatMap((symbol, cell) => (symbol === '.' ? [] : [{ cell, digit: Number(symbol) }]))
  const agrees = (grid: Int32Array, some: readonly (typeof givens)[number][]) => some.every(({ cell, digit }) => grid[cell] === digit)
  const [first, second] = FOUR_GRIDS.filter((grid) => agrees(grid, givens)).map((grid): Way => [...grid])
  if (first && second) return { answer: 'many', ways: [first, second] }
  if (first) return { answer: 'one', way: first, lookedAt: FOUR_GRIDS.length }
  const chosen = fewest(givens.length, (indices) => {
    const some = indices.flatMap((index) => givens[index] ?? [])
    return !FOUR_GRIDS.some((grid) => agrees(grid, some))
  })
  return { answer: 'none', against: chosen.flatMap((index) => givens[index]?.cell ?? []) }
}

/** Proves of each line whether it can go, by exhaustion.
 *  @returns one for each line, in their order
 *  @throws Error when no way satisfies the lines
 *  Source: docs/product.md, Enough to know? */
export function judgeSpare({ emoji, equations, ask, range }: SpareQuestion): readonly WithoutLine[] {
  const symbols = emoji.map((_, symbol) => symbol)
  const answerOf = (way: Way) => valueWithin(ask, way, UNBOUNDED) ?? Number.NaN
  return equations.map((_, line): WithoutLine => {
    const ways = waysWithin(equations.toSpliced(line, 1), symbols, range, Number.POSITIVE_INFINITY)
    const [first, second] = ways
    if (!first) throw new Error('lines that contradict each other')
    const other = ways.find((way) => answerOf(way) !== answerOf(first))
    if (other) return { isSpare: false, ways: [first, other], answers: [answerOf(first), answerOf(other)] }
    return { isSpare: true, ways: second ? [first, second] : [first], count: ways.length, answer: answerOf(first) }
  })
}

/** The first of the smallest subsets of the indices below `count` with a property; all indices if it needs all. */
function fewest(count: number, isSo: (chosen: readonly number[]) => boolean): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  for (let size = 1; size < count; size += 1) {
    const found = firstOf(all, size, isSo)
    if (found) return found
  }
  return all
}

function firstOf(
  from: readonly number[],
  size: number,
  isSo: (chosen: readonly number[]) => boolean,
  chosen: readonly number[] = [],
): readonly number[] | undefined {
  if (size === 0) return isSo(chosen) ? chosen : undefined
  for (const [index, next] of from.entries()) {
    const found = firstOf(from.slice(index + 1), size - 1, isSo, [...chosen, next])
    if (found) return found
  }
  return undefined
}

/** All assignments of integers of a range that satisfy the lines, up to a limit.
 *  @param symbols those to assign; each way has 0 for the others
 *  @returns at most `limit` ways, the smallest numbers first */
function waysWithin(lines: readonly QuestionLine[], symbols: readonly number[], { low, high }: NumberRange, limit: number): readonly Way[] {
  const found: Way[] = []
  const values: number[] = Array.from({ length: Math.max(-1, ...symbols) + 1 }, () => 0)
  // A line is checked as soon as its last emoji has a number.
  const checks = symbols.map((symbol, depth) => {
    const later = symbols.slice(depth + 1)
    return lines.filter((line) => symbolsOf(line).has(symbol) && !later.some((other) => symbolsOf(line).has(other)))
  })
  const search = (depth: number): void => {
    const symbol = symbols[depth]
    if (symbol === undefined) {
      found.push([...values])
      return
    }
    for (let value = low; value <= high && found.length < limit; value += 1) {
      values[symbol] = value
      if (checks[depth]?.every((line) => isTrueWith(line, values, UNBOUNDED))) search(depth + 1)
    }
    values[symbol] = 0
  }
  search(0)
  return found
}
