import type { LevelId } from '../levels.ts'
import { balanceOf, foundIn, moved, nextMove } from '../algebra/balance.ts'
import type { GridLine, GridQuestion } from '../question.ts'

/** The least and the greatest value of an emoji in a grid with an idea. */
export const RANGES: Readonly<Partial<Record<LevelId, readonly [low: number, high: number]>>> = {
  2: [1, 15],
  3: [1, 15],
  4: [1, 20],
  5: [-9, 20],
}

/** The rows and columns of a grid with their symbols, and the symbols of the asked one. */
export function linesOf({ cells, rowTotals, columnTotals, ask }: GridQuestion) {
  const rows = cells.map((symbols, index) => ({ line: 'row', index, symbols, total: rowTotals[index] ?? null }))
  const columns = columnTotals.map((total, index) => ({ line: 'column', index, symbols: cells.map((row) => row[index] as number), total }))
  const lines = [...rows, ...columns]
  const symbolsOf = ({ line, index }: GridLine) =>
    lines.filter((one) => one.line === line && one.index === index).flatMap(({ symbols }) => symbols)
  return { lines, asked: symbolsOf(ask), symbolsOf }
}

/** The totals that the asked line may have, by trying all whole numbers of a range for the emoji. Shares no code with the solver.
 *  @param isDistinct different emoji have different values other than 0 */
export function totalsPossible(question: GridQuestion, [low, high]: readonly [number, number], isDistinct: boolean): ReadonlySet<number> {
  const { lines, asked, symbolsOf } = linesOf(question)
  const [one, other] = (question.equalLines ?? []).map(symbolsOf)
  const values: number[] = []
  const sumOf = (symbols: readonly number[]) => symbols.reduce((sum, symbol) => sum + (values[symbol] as number), 0)
  const conditions = lines.flatMap(({ symbols, total }) => (total === null ? [] : [{ symbols, holds: () => sumOf(symbols) === total }]))
  if (one && other) conditions.push({ symbols: [...one, ...other], holds: () => sumOf(one) === sumOf(other) })
  // The emoji of the line with the fewest come first, so that wrong numbers are noticed early.
  const byCount = conditions.toSorted((a, b) => new Set(a.symbols).size - new Set(b.symbols).size)
  const order = [...new Set([...byCount.flatMap(({ symbols }) => symbols), ...asked])]
  const checks = order.map((symbol, depth) =>
    conditions.filter(({ symbols }) => symbols.includes(symbol) && symbols.every((each) => order.indexOf(each) <= depth)),
  )
  const totals = new Set<number>()
  const search = (depth: number): void => {
    const symbol = order[depth]
    if (symbol === undefined) {
      totals.add(sumOf(asked))
      return
    }
    const taken = new Set(order.slice(0, depth).map((each) => values[each]))
    for (let value = low; value <= high; value += 1) {
      if (isDistinct && (value === 0 || taken.has(value))) continue
      values[symbol] = value
      if (checks[depth]?.every(({ holds }) => holds())) search(depth + 1)
    }
  }
  search(0)
  return totals
}

/** What the next best moves of a player lead to, by symbol; the answer is the last. */
export function movedToTheEnd(question: GridQuestion): readonly (number | undefined)[] {
  let balance = balanceOf(question)
  for (let move = balance && nextMove(balance); balance && move; move = balance && nextMove(balance)) balance = moved(balance, move)
  return balance ? foundIn(balance) : []
}
