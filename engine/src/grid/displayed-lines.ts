import type { LineEquation } from '../algebra/line-steps.ts'
import type { EqualLines } from '../explanation/explanation.ts'
import type { Equation, GridQuestion, Operand } from '../question.ts'
import { indexOf } from './lines.ts'

/** The rows and columns with visible totals. */
export function displayedLines(question: GridQuestion): readonly LineEquation[] {
  const totals = [...question.rowTotals, ...question.columnTotals]
  return totals.flatMap((total, index) => (total === null ? [] : [displayed(question, index, total)]))
}

/** Two lines with the same total as one: a sum on each side. */
export function equatedLines(question: GridQuestion): readonly LineEquation<EqualLines>[] {
  const [one, other] = (question.equalLines ?? []).map((line) => displayed(question, indexOf(line, question), null))
  if (!one || !other) return []
  return [
    { line: { kind: 'equal lines', lines: [one.line, other.line] }, equation: { left: one.equation.left, right: other.equation.left } },
  ]
}

/** A line of the grid as an equation.
 *  @param index of a row, then of a column */
export function displayed({ cells }: GridQuestion, index: number, total: number | null): LineEquation & { readonly equation: Equation } {
  const isRow = index < cells.length
  const symbols = isRow ? (cells[index] ?? []) : cells.map((row) => row[index - cells.length] as number)
  const operands: Operand[] = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }))
  const equation: Equation = { left: { operands, operators: operands.slice(1).map(() => '+') }, right: total ?? 0 }
  return { line: isRow ? { kind: 'row', index } : { kind: 'column', index: index - cells.length }, equation }
}
