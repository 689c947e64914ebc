import { deduce, type Deduction } from '../algebra/deduction.ts'
import { askedRelation } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { GridQuestion } from '../question.ts'
import { linesOf, sumOf, type Counts } from './lines.ts'

/** Solves the displayed totals and works out the one that is asked. */
export function solveGrid(question: GridQuestion): Solution {
  const { emoji, ask } = question
  const lines = readLines(question)
  const asked = lines?.[ask.line === 'row' ? ask.index : question.cells.length + ask.index]
  if (!lines || !asked) return { kind: 'impossible' }
  const deduction = deduceTotals(lines, [...question.rowTotals, ...question.columnTotals], emoji.length, asked)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const answer = deduction.values[emoji.length]
  return answer === undefined ? { kind: 'ambiguous' } : { kind: 'unique', answer: `${answer}` }
}

/** What follows from the totals that are shown.
 *  @param totals of the rows, then of the columns; null where not shown
 *  @param asked a line whose total becomes one more symbol, the last */
export function deduceTotals(
  lines: readonly Counts[],
  totals: readonly (number | null)[],
  symbolCount: number,
  asked: Counts,
): Deduction | 'impossible' {
  const shown = lines.flatMap((counts, index) => {
    const right = totals[index]
    return right === null || right === undefined ? [] : [{ left: sumOf(counts), right }]
  })
  return deduce([...shown, askedRelation(sumOf(asked), symbolCount)], symbolCount + 1)
}

/** @returns undefined for cells that are no grid of the emoji, or totals that are not its own */
function readLines({ emoji, cells, rowTotals, columnTotals, ask }: GridQuestion): Counts[] | undefined {
  const width = columnTotals.length
  const isGrid =
    cells.length === rowTotals.length &&
    cells.every((row) => row.length === width && row.every((symbol) => emoji[symbol] !== undefined)) &&
    [...rowTotals, ...columnTotals].every((total) => total === null || Number.isSafeInteger(total)) &&
    ask.index >= 0 &&
    ask.index < (ask.line === 'row' ? cells.length : width)
  return isGrid ? linesOf(cells, emoji.length) : undefined
}
