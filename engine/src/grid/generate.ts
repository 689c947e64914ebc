import { happens } from '../algebra/composition.ts'
import { answerIn, type Deduction } from '../algebra/deduction.ts'
import { isEntangled } from '../algebra/elimination.ts'
import { bitsOf } from '../algebra/linear.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import type { GenerateRequest } from '../kind.ts'
import type { GridQuestion, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { gridLevelOf, type GridLevel } from './levels.ts'
import { askedLine, hasTwins, linesOf, noneOf, totalOf, type Counts } from './lines.ts'
import { deduceGrid } from './solve.ts'

/** Far more than the worst level ever needs. */
const MOST_ATTEMPTS = 100_000
const DRAWS_A_BLOCK = 20
const DRAWS_OF_VALUES = 20

export function generateGrid({ levelId, theme, random }: GenerateRequest): Puzzle<GridQuestion> {
  const level = gridLevelOf(levelId)
  const wantsNegative = happens(random, level.negativeChance)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const drawn = drawGrid(random, level, wantsNegative)
    if (!drawn) continue
    const question: GridQuestion = { typeId: 2, emoji: pickDistinct(random, theme.emoji, level.symbols), ...drawn }
    const deduction = deduceGrid(question)
    const solution = answerIn(deduction, level.symbols)
    if (solution.kind === 'unique' && isOfLevel(deduction, level, question))
      return { levelId, theme: theme.name, question, answer: solution.answer }
  }
  throw new Error(`no Grid puzzle at level ${levelId}`)
}

function drawGrid(random: Random, level: GridLevel, wantsNegative: boolean): Omit<GridQuestion, 'typeId' | 'emoji'> | undefined {
  const { cells, block } = drawCells(random, level)
  // A twin would show a total twice, or give a hidden one away, also by way of the sums of all rows and all columns being equal.
  if (hasTwins(cells)) return undefined
  const lines = linesOf(cells, level.symbols)
  const hidden = drawHidden(random, level, block)
  const asked = hidden[0] as number
  if (!mayFollow(lines, hidden, block)) return undefined
  const values = drawValues(random, level, lines[asked] as Counts, wantsNegative)
  if (!values) return undefined
  const totals = lines.map((line, index) => (hidden.includes(index) ? null : totalOf(line, values)))
  return {
    cells,
    rowTotals: totals.slice(0, level.rows),
    columnTotals: totals.slice(level.rows),
    ask: asked < level.rows ? { line: 'row', index: asked } : { line: 'column', index: asked - level.rows },
  }
}

/** The lines that are to be solved first, together. */
interface Block {
  /** Indices among the rows and then the columns. */
  readonly lines: readonly number[]
  /** The symbols that they hold, as many as lines. */
  readonly symbols: readonly number[]
}

/** Fills as many lines as the block has symbols, all rows or all columns, with those alone, and the rest with any; every symbol occurs. */
function drawCells(random: Random, { rows, columns, symbols, largestBlock }: GridLevel): { cells: number[][]; block: Block } {
  const isAlongRows = random.below(2) === 0
  const count = isAlongRows ? rows : columns
  const length = isAlongRows ? columns : rows
  const names = random.shuffle(upTo(symbols))
  const rest = noneOf((count - largestBlock) * length)
  for (let index = 0; index < rest.length; index += 1) rest[index] = names[largestBlock + index] ?? random.pick(names)
  const mixed = random.shuffle(rest)
  const places = random.shuffle(upTo(count))
  const block = names.slice(0, largestBlock)
  const drawn = drawBlock(random, block, length)
  for (let end = mixed.length; drawn.length < count; end -= length) drawn.push(mixed.slice(end - length, end))
  const lines: number[][] = []
  for (let line = 0; line < count; line += 1) lines.push(drawn[places.indexOf(line)] as number[])
  const blockLines = places.slice(0, largestBlock)
  return isAlongRows
    ? { cells: lines, block: { lines: blockLines, symbols: block } }
    : { cells: transposed(lines, length), block: { lines: blockLines.map((column) => rows + column), symbols: block } }
}

/** Lines of the symbols alone, as many as symbols, and so that each symbol is found only from all of them together; the last draw if none is. */
function drawBlock(random: Random, symbols: readonly number[], length: number): number[][] {
  for (let draw = 1; ; draw += 1) {
    const lines: number[][] = []
    const counts: number[][] = []
    for (const _ of symbols) {
      const line = noneOf(length)
      const count = noneOf(symbols.length)
      for (let place = 0; place < length; place += 1) {
        const choice = random.below(symbols.length)
        line[place] = symbols[choice] as number
        count[choice] = (count[choice] as number) + 1
      }
      lines.push(line)
      counts.push(count)
    }
    if (draw === DRAWS_A_BLOCK || isEntangled(counts)) return lines
  }
}

function transposed(lines: readonly (readonly number[])[], length: number): number[][] {
  const crossing: number[][] = []
  for (let index = 0; index < length; index += 1) {
    const line = noneOf(lines.length)
    for (let other = 0; other < line.length; other += 1) line[other] = lines[other]?.[index] as number
    crossing.push(line)
  }
  return crossing
}

/** Lines whose totals are not shown, the asked one first, none of them of the block. */
function drawHidden(random: Random, { rows, columns, hiddenTotals }: GridLevel, block: Block): number[] {
  const hideable: number[] = []
  for (let line = 0; line < rows + columns; line += 1) if (!block.lines.includes(line)) hideable.push(line)
  return random.shuffle(hideable).slice(0, hiddenTotals)
}

/** A quick look before the proof: can the symbols beyond the block be found one at a time? */
function mayFollow(lines: readonly Counts[], hidden: readonly number[], block: Block): boolean {
  const shown: number[] = []
  for (let index = 0; index < lines.length; index += 1) if (!hidden.includes(index)) shown.push(bitsOf(lines[index] as Counts))
  let known = block.symbols.reduce((bits, symbol) => bits | (1 << symbol), 0)
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false
    for (const symbols of shown) {
      const unknown = symbols & ~known
      if (unknown === 0 || (unknown & (unknown - 1)) !== 0) continue
      known |= unknown
      hasGrown = true
    }
  }
  for (const line of lines) if ((bitsOf(line) & ~known) !== 0) return false
  return true
}

/** All symbols are found, in blocks of which the largest is as large as the level wants; each block is needed as a whole, and the question
 *  needs what is found with the largest or after it. */
function isOfLevel(deduction: Deduction | 'impossible', { symbols, largestBlock }: GridLevel, question: GridQuestion): boolean {
  if (deduction === 'impossible' || deduction.values.includes(undefined)) return false
  const { stages } = deduction
  const asked = linesOf(question.cells, symbols)[askedLine(question)] as Counts
  const hardest = largestBlock === 1 ? symbols - 1 : stages.findIndex((stage) => stage.symbols.length === largestBlock)
  return (
    hardest >= 0 &&
    stages.every(
      ({ relations, symbols: found, coefficients }) =>
        found.length <= largestBlock && relations.length === found.length && isEntangled(coefficients),
    ) &&
    stages.some((stage, index) => index >= hardest && stage.symbols.some((symbol) => (asked[symbol] ?? 0) > 0)) &&
    asked.filter((count) => count > 0).length > 1
  )
}

/** @returns undefined when none of some draws gives the asked total the wanted sign */
function drawValues(random: Random, level: GridLevel, asked: Counts, wantsNegative: boolean): number[] | undefined {
  for (let draw = 0; draw < DRAWS_OF_VALUES; draw += 1) {
    const values: number[] = []
    while (values.length < level.symbols) {
      const value = random.between(level.lowestValue, level.highestValue)
      if (value !== 0 && !values.includes(value)) values.push(value)
    }
    if (totalOf(asked, values) < 0 === wantsNegative) return values
  }
  return undefined
}

function upTo(end: number): readonly number[] {
  return NUMBERS_BELOW[end] as readonly number[]
}

/** For as many lines or symbols as a grid has. */
const NUMBERS_BELOW: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, end) =>
  Array.from({ length: end }, (__, number) => number),
)
