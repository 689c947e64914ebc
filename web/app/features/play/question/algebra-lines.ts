import { m } from '@emojigma/messages'
import { inLetters, type LetterTerm } from '@emojigma/engine/algebra/letters.ts'
import type { ClassicQuestion, GridQuestion, Operand } from '@emojigma/engine/question.ts'

/** A line of a question in letters. */
export interface AlgebraLine {
  /** As marks call it: `equation 0`, `row 1`, `column 2`, `ask`. */
  readonly key: string
  /** "Row 2"; a line of a Classic question needs no name. */
  readonly name: string | undefined
  readonly terms: readonly LetterTerm[]
  /** Undefined where it is asked for. */
  readonly right: number | undefined
}

/** All lines that say or ask something, in their order; lines of a grid whose total is not shown say nothing. */
export function algebraLines(question: ClassicQuestion | GridQuestion, letters: readonly string[]): readonly AlgebraLine[] {
  if (question.typeId === 2) return gridLines(question, letters)
  const { equations, ask } = question
  return [
    ...equations.map(({ left, right }, index) => ({
      key: `equation ${index}`,
      name: undefined,
      terms: inLetters(left, letters),
      right,
    })),
    { key: 'ask', name: undefined, terms: inLetters(ask, letters), right: undefined },
  ]
}

function gridLines({ cells, rowTotals, columnTotals, ask }: GridQuestion, letters: readonly string[]): AlgebraLine[] {
  const lineOf = (line: 'row' | 'column', symbols: readonly number[], index: number, total: number | null): AlgebraLine[] => {
    const isAsked = ask.line === line && ask.index === index
    if (total === null && !isAsked) return []
    const operands: Operand[] = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }))
    const terms = inLetters({ operands, operators: operands.slice(1).map(() => '+') }, letters)
    const name = `${line === 'row' ? m['ui.row']() : m['ui.column']()} ${index + 1}`
    return [{ key: `${line} ${index}`, name, terms, right: isAsked ? undefined : (total ?? undefined) }]
  }
  const rows = cells.flatMap((symbols, index) => lineOf('row', symbols, index, rowTotals[index] ?? null))
  const columns = columnTotals.flatMap((total, index) =>
    lineOf(
      'column',
      cells.map((row) => row[index] ?? 0),
      index,
      total,
    ),
  )
  return [...rows, ...columns]
}
