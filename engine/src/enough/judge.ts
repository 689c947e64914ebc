import { symbolsIn } from '../algebra/symbols-in.ts'
import { FOUR_GRIDS } from '../sudoku/four.ts'
import { linesOfQuestion, type BoardQuestion, type EnoughQuestion, type Verdict, type Way } from './question.ts'
import { waysWithin } from './ways.ts'

/** Looks at every way there is: all whole numbers of the range for every emoji, or all complete 4×4 boards. So what it says is proven.
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
    const spoken = symbols.filter((symbol) => some.some(({ left }) => symbolsIn(left).has(symbol)))
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

/** The first of the smallest choices among the indices below `count` with which something is so; all of them where it needs all. */
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
