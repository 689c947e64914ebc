import type { Polynomial } from '../algebra/polynomial.ts'

/** A row or a column: how often each symbol stands in it. */
export type Counts = readonly number[]

/** The rows, then the columns, of a grid.
 *  @param cells row-major, every row as long as the first */
export function linesOf(cells: readonly (readonly number[])[], symbolCount: number): Counts[] {
  const width = cells[0]?.length ?? 0
  const lines = Array.from({ length: cells.length + width }, () => Array.from({ length: symbolCount }, () => 0))
  for (const [row, line] of cells.entries()) {
    for (const [column, symbol] of line.entries()) {
      for (const counts of [lines[row], lines[cells.length + column]] as [number[], number[]]) counts[symbol] = (counts[symbol] as number) + 1
    }
  }
  return lines
}

/** The sum of a line's cells. */
export function sumOf(counts: Counts): Polynomial {
  return counts.flatMap((coefficient, symbol) => (coefficient === 0 ? [] : [{ coefficient, divisor: 1, of: [symbol], over: [] }]))
}

export function isSameLine(one: Counts, other: Counts): boolean {
  return one.every((count, symbol) => count === other[symbol])
}

export function totalOf(counts: Counts, values: readonly number[]): number {
  return counts.reduce((total, count, symbol) => total + count * (values[symbol] as number), 0)
}
