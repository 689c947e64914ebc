import { happens } from '../algebra/composition.ts'
import type { Deduction } from '../algebra/deduction.ts'
import { isEntangled } from '../algebra/elimination.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import type { GenerateRequest } from '../kind.ts'
import type { GridQuestion, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { gridLevelOf, type GridLevel } from './levels.ts'
import { isSameLine, linesOf, totalOf, type Counts } from './lines.ts'
import { deduceTotals, solveGrid } from './solve.ts'

/** Far more than the worst level ever needs. */
const MOST_ATTEMPTS = 100_000

export function generateGrid({ levelId, theme, random }: GenerateRequest): Puzzle<GridQuestion> {
  const level = gridLevelOf(levelId)
  const wantsNegative = happens(random, level.negativeChance)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const drawn = drawGrid(random, level, wantsNegative)
    if (!drawn) continue
    const question: GridQuestion = { typeId: 2, emoji: pickDistinct(random, theme.emoji, level.symbols), ...drawn }
    const solution = solveGrid(question)
    if (solution.kind === 'unique') return { levelId, theme: theme.name, question, answer: solution.answer }
  }
  throw new Error(`no Grid puzzle at level ${levelId}`)
}

function drawGrid(random: Random, level: GridLevel, wantsNegative: boolean): Omit<GridQuestion, 'typeId' | 'emoji'> | undefined {
  const { rows, columns, symbols, hiddenTotals } = level
  const { cells, blockLines } = drawCells(random, level)
  const lines = linesOf(cells, symbols)
  const hideable = lines.flatMap((line, index) => (blockLines.includes(index) || hasTwin(line, lines) ? [] : [index]))
  if (hideable.length < hiddenTotals) return undefined
  const hidden = random.shuffle(hideable).slice(0, hiddenTotals)
  const values = drawValues(random, level)
  const totals = lines.map((line, index) => (hidden.includes(index) ? null : totalOf(line, values)))
  const asked = hidden[0] as number
  const askedLine = lines[asked] as Counts
  if (totalOf(askedLine, values) < 0 !== wantsNegative) return undefined
  const deduction = deduceTotals(lines, totals, symbols, askedLine)
  if (deduction === 'impossible' || !isOfLevel(deduction, level, askedLine)) return undefined
  return {
    cells,
    rowTotals: totals.slice(0, rows),
    columnTotals: totals.slice(rows, rows + columns),
    ask: asked < rows ? { line: 'row', index: asked } : { line: 'column', index: asked - rows },
  }
}

interface DrawnCells {
  readonly cells: readonly (readonly number[])[]
  /** Indices of the lines, rows first, that hold symbols of the block alone. */
  readonly blockLines: readonly number[]
}

/** Fills as many lines as the block has symbols, all rows or all columns, with those alone, and the rest with any; every symbol occurs. */
function drawCells(random: Random, { rows, columns, symbols, largestBlock }: GridLevel): DrawnCells {
  const isAlongRows = random.below(2) === 0
  const count = isAlongRows ? rows : columns
  const length = isAlongRows ? columns : rows
  const names = random.shuffle(Array.from({ length: symbols }, (_, symbol) => symbol))
  const mustOccur = random.shuffle(names.slice(largestBlock).concat(...Array.from({ length: (count - largestBlock) * length - symbols + largestBlock }, () => random.pick(names))))
  const places = random.shuffle(Array.from({ length: count }, (_, index) => index))
  const blockPlaces = places.slice(0, largestBlock)
  const filled = Array.from({ length: count }, (_, place) =>
    Array.from({ length }, () => (blockPlaces.includes(place) ? (names[random.below(largestBlock)] as number) : (mustOccur.pop() as number))),
  )
  return isAlongRows
    ? { cells: filled, blockLines: blockPlaces }
    : { cells: transposed(filled, length), blockLines: blockPlaces.map((place) => rows + place) }
}

function transposed(lines: readonly (readonly number[])[], length: number): number[][] {
  return Array.from({ length }, (_, index) => lines.map((line) => line[index] as number))
}

/** Would another line of the same cells give a hidden total away? */
function hasTwin(line: Counts, lines: readonly Counts[]): boolean {
  return lines.some((other) => other !== line && isSameLine(other, line))
}

/** All symbols are found, in blocks of which the largest is as large as the level wants; each is needed as a whole, and the question comes after the largest. */
function isOfLevel({ stages, values }: Deduction, { symbols, largestBlock }: GridLevel, asked: Counts): boolean {
  if (values.includes(undefined)) return false
  const hardest = largestBlock === 1 ? symbols - 1 : stages.findIndex((stage) => stage.symbols.length === largestBlock)
  return (
    hardest >= 0 &&
    stages.every(
      ({ relations, symbols: found, coefficients }) =>
        found.length <= largestBlock && relations.length === found.length && isEntangled(coefficients),
    ) &&
    stages.slice(hardest).some((stage) => stage.symbols.some((symbol) => (asked[symbol] ?? 0) > 0)) &&
    asked.filter((count) => count > 0).length > 1
  )
}

function drawValues(random: Random, { symbols, lowestValue, highestValue }: GridLevel): number[] {
  const values: number[] = []
  while (values.length < symbols) {
    const value = random.between(lowestValue, highestValue)
    if (value !== 0 && !values.includes(value)) values.push(value)
  }
  return values
}
