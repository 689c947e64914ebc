import { bitsOf, type Line } from '../algebra/linear.ts'
import type { GridLine, GridQuestion } from '../question.ts'

/** A row or column: the count of each symbol. */
export type Counts = readonly number[]

/** The rows, then the columns, of a grid.
 *  @param cells row-major, every row as long as the first */
export function linesOf(cells: readonly (readonly number[])[], symbolCount: number): Counts[] {
  const width = cells[0]?.length ?? 0
  const lines: number[][] = []
  for (let line = cells.length + width; line > 0; line -= 1) lines.push(noneOf(symbolCount))
  for (let row = 0; row < cells.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const symbol = cells[row]?.[column] as number
      add(lines[row] as number[], symbol)
      add(lines[cells.length + column] as number[], symbol)
    }
  }
  return lines
}

/** Index of the asked line among the rows and then the columns. */
export function askedLine(question: GridQuestion): number {
  return indexOf(question.ask, question)
}

/** Index of a line among the rows and then the columns. */
export function indexOf({ line, index }: GridLine, { cells }: Pick<GridQuestion, 'cells'>): number {
  return line === 'row' ? index : cells.length + index
}

/** The line at an index among the rows and then the columns. */
export function lineAt(index: number, { cells }: Pick<GridQuestion, 'cells'>): GridLine {
  return index < cells.length ? { line: 'row', index } : { line: 'column', index: index - cells.length }
}

export function totalOf(counts: Counts, values: readonly number[]): number {
  let total = 0
  for (let symbol = 0; symbol < counts.length; symbol += 1) total += (counts[symbol] as number) * (values[symbol] as number)
  return total
}

/** The visible totals as equations, the difference of two equal lines, which is 0, and the asked line with its total as one more symbol,
 *  the last.
 *  @param totals of the lines; null where hidden
 *  @param equal two lines of the same total, if there are any; their relation is the last */
export function equationsOf(
  lines: readonly Counts[],
  totals: readonly (number | null)[],
  asked: Counts,
  equal?: readonly [Counts, Counts],
): Line[] {
  const equations: Line[] = []
  for (let relation = 0; relation < lines.length; relation += 1) {
    const counts = lines[relation] as Counts
    const right = totals[relation]
    if (typeof right === 'number') equations.push({ relation, coefficients: [...counts, 0], unknowns: bitsOf(counts), right })
  }
  if (equal) {
    const [one, other] = equal
    const coefficients = [...one.map((count, symbol) => count - (other[symbol] as number)), 0]
    equations.push({ relation: lines.length + 1, coefficients, unknowns: bitsOf(coefficients), right: 0 })
  }
  const coefficients = [...asked, -1]
  return [...equations, { relation: lines.length, coefficients, unknowns: bitsOf(coefficients), right: 0 }]
}

/** A list of zeros, as long as a grid has cells at most. Slicing a constant list allocates exactly the room needed, unlike growing one. */
export function noneOf(count: number): number[] {
  return (ZEROS[count] ?? Array<number>(count).fill(0)).slice()
}

const ZEROS: readonly (readonly number[])[] = Array.from({ length: 21 }, (_, count) => Array.from({ length: count }, () => 0))

function add(counts: number[], symbol: number): void {
  counts[symbol] = (counts[symbol] as number) + 1
}
