import { answerIn, deduceLines, type Deduction } from '../algebra/deduction.ts'
import { provenByBlocks } from '../algebra/proof.ts'
import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { GridLine, GridQuestion } from '../question.ts'
import { hiddenTileOf } from './hidden-tile.ts'
import { askedLine, equationsOf, indexOf, linesOf, type Counts } from './lines.ts'

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
  const equal = equalCounts(question, lines)
  const deduction = deduceLines(equationsOf(lines, [...rowTotals, ...columnTotals], asked, equal), emoji.length + 1)
  return deduction === 'impossible' || holdsNone(question, deduction) ? 'impossible' : deduction
}

function equalCounts(question: GridQuestion, lines: readonly Counts[]): readonly [Counts, Counts] | undefined {
  const [one, other] = question.equalLines?.map((line) => lines[indexOf(line, question)]) ?? []
  return one && other && [one, other]
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
  const { emoji, cells, rowTotals, columnTotals, ask, equalLines = [] } = question
  const tile = hiddenTileOf(question)
  const width = columnTotals.length
  const isLine = ({ line, index }: GridLine): boolean => index >= 0 && index < (line === 'row' ? cells.length : width)
  const named = [ask, ...equalLines]
  const isGrid =
    cells.length === rowTotals.length &&
    cells.every((row) => row.length === width && row.every((symbol) => emoji[symbol] !== undefined)) &&
    (tile === undefined || cells.flat().filter((symbol) => symbol === tile).length === 1) &&
    [...rowTotals, ...columnTotals].every((total) => total === null || Number.isSafeInteger(total)) &&
    named.every(isLine) &&
    equalLines.every(({ line, index }) => (line === 'row' ? rowTotals : columnTotals)[index] === null) &&
    new Set(named.map((line) => indexOf(line, question))).size === named.length
  return isGrid ? linesOf(cells, emoji.length) : undefined
}
