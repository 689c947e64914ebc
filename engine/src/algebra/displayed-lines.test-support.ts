import type { DisplayedLine } from '../explanation/explanation.ts'
import type { ClassicQuestion, GridQuestion, QuestionLine, WordQuestion } from '../question.ts'

/** The displayed lines of a question as equations; of a grid, the lines with visible totals. */
export function linesIn(question: ClassicQuestion | GridQuestion | WordQuestion): { line: DisplayedLine; equation: QuestionLine }[] {
  if (question.typeId !== 2) return question.equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
  const { cells, rowTotals, columnTotals } = question
  const rows = cells.map((row, index) => ({ line: { kind: 'row' as const, index }, symbols: row, total: rowTotals[index] }))
  const columns = columnTotals.map((total, index) => ({
    line: { kind: 'column' as const, index },
    symbols: cells.map((row) => row[index] as number),
    total,
  }))
  return [...rows, ...columns].flatMap(({ line, symbols, total }) => {
    if (typeof total !== 'number') return []
    const operands = symbols.map((symbol) => ({ kind: 'symbol' as const, symbol, copies: 1 }))
    return [{ line, equation: { left: { operands, operators: operands.slice(1).map(() => '+' as const) }, right: total } }]
  })
}
