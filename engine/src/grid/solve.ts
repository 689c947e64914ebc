import { answerIn, deduceLines, type Deduction } from '../algebra/deduction.ts'
import { provenByBlocks } from '../algebra/proof.ts'
import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { GridQuestion } from '../question.ts'
import { hiddenTileOf } from './hidden-tile.ts'
import { askedLine, equationsOf, linesOf, type Counts } from './lines.ts'

/** Solves the displayed totals and calculates the asked one. */
export function solveGrid(question: GridQuestion): Solution {
  return answerIn(deduceGrid(question), question.emoji.length)
}

export function proveGrid(question: GridQuestion): ProofResult {
  const deduction = deduceGrid(question)
  const answerSymbol = question.emoji.length
  return provenByBlocks(deduction, answerIn(deduction, answerSymbol), answerSymbol)
}

/** The deduction from the displayed totals; the asked one is a symbol of its own, after those of the emoji. */
export function deduceGrid(question: GridQuestion): Deduction | 'impossible' {
  const { emoji, rowTotals, columnTotals } = question
  const lines = readLines(question)
  const asked = lines?.[askedLine(question)]
  if (!lines || !asked) return 'impossible'
  const deduction = deduceLines(equationsOf(lines, [...rowTotals, ...columnTotals], asked), emoji.length + 1)
  return deduction === 'impossible' || holdsNone(question, deduction) ? 'impossible' : deduction
}

/** Whether the hidden tile has the value of no emoji. */
function holdsNone(question: GridQuestion, { values }: Deduction): boolean {
  const tile = hiddenTileOf(question)
  if (tile === undefined || values[tile] === undefined) return false
  const others = new Set(values.slice(0, tile))
  return !others.has(undefined) && !others.has(values[tile])
}

/** @returns undefined for cells that are no grid of the emoji, or totals of the wrong number */
function readLines(question: GridQuestion): Counts[] | undefined {
  const { emoji, cells, rowTotals, columnTotals, ask } = question
  const tile = hiddenTileOf(question)
  const width = columnTotals.length
  const isGrid =
    cells.length === rowTotals.length &&
    cells.every((row) => row.length === width && row.every((symbol) => emoji[symbol] !== undefined)) &&
    (tile === undefined || cells.flat().filter((symbol) => symbol === tile).length === 1) &&
    [...rowTotals, ...columnTotals].every((total) => total === null || Number.isSafeInteger(total)) &&
    ask.index >= 0 &&
    ask.index < (ask.line === 'row' ? cells.length : width)
  return isGrid ? linesOf(cells, emoji.length) : undefined
}
