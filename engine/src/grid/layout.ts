import { isEntangled } from '../algebra/elimination.ts'
import type { Random } from '../random.ts'
import { drawComparedCells } from './compared-lines.ts'
import { EASY_ROUNDS, type GridLevel, type Size } from './levels.ts'

/** The positions of the symbols, and the hidden totals. */
export interface Layout {
  /** Row-major. */
  readonly cells: readonly (readonly number[])[]
  /** Indices among the rows and then the columns, the asked line first. */
  readonly hidden: readonly number[]
}

/** Draws a layout in one of the level's sizes. Every symbol occurs, the asked line holds several, and no two lines have the same content:
 *  one would reveal the other's total, also by way of the equal sums of all rows and all columns.
 *  @returns undefined when the attempt failed and should be repeated */
export function drawLayout(random: Random, level: GridLevel): Layout | undefined {
  const size = random.pick(level.sizes)
  return level.comparesLines ? drawCompared(random, level, size) : drawBlocks(random, level, size)
}

/** A layout in which one line plus one emoji is another line. */
function drawCompared(random: Random, { symbols, hiddenTotals }: GridLevel, size: Size): Layout | undefined {
  const { cells, compared } = drawComparedCells(random, size, symbols)
  const contents = contentsOfCells(cells, size)
  const hidden: number[] = []
  while (hidden.length < hiddenTotals) {
    const line = random.below(contents.length)
    if (!hidden.includes(line) && !compared.includes(line)) hidden.push(line)
  }
  if (isOne(symbolsIn(contents[hidden[0] as number] as number))) return undefined
  let shown = 0
  for (const [line, content] of contents.entries()) {
    if (contents.indexOf(content) < line) return undefined
    if (hidden.includes(line)) continue
    const held = symbolsIn(content)
    if (isOne(held)) return undefined
    shown |= held
  }
  if ((shown & oneOf(symbols - 1)) === 0) return undefined
  const names = random.shuffle(upTo(symbols))
  return { cells: cells.map((row) => row.map((symbol) => names[symbol] as number)), hidden }
}

/** The contents of the rows, then of the columns. */
function contentsOfCells(cells: readonly (readonly number[])[], { rows, columns }: Size): number[] {
  const contents: number[] = []
  for (let line = rows + columns; line > 0; line -= 1) contents.push(0)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const one = oneOf(cells[row]?.[column] as number)
      contents[row] = (contents[row] as number) + one
      contents[rows + column] = (contents[rows + column] as number) + one
    }
  }
  return contents
}

/** Draws a layout in which as many lines as the largest block has symbols, all rows or all columns, hold only those and show their
 *  totals. With them known, the visible lines give the other symbols one at a time, as far as a quick look tells. */
function drawBlocks(random: Random, level: GridLevel, { rows, columns }: Size): Layout | undefined {
  const { symbols } = level
  const isAlongRows = random.below(2) === 0
  const count = isAlongRows ? rows : columns
  const length = isAlongRows ? columns : rows
  const lines = drawLines(random, level, count, length)
  const contents = contentsOf(lines, length)
  const hidden = contents && drawHidden(random, level, contents)
  if (!hidden) return undefined
  // Only accepted layouts are shuffled: before that the order of lines and symbols does not matter.
  const order = random.shuffle(upTo(count))
  const names = random.shuffle(upTo(symbols))
  return {
    cells: isAlongRows
      ? order.map((line) => lines[line]?.cells.map((symbol) => names[symbol] as number) ?? [])
      : upTo(length).map((row) => order.map((line) => names[lines[line]?.cells[row] as number] as number)),
    hidden: hidden.map((line) => {
      const index = line < count ? order.indexOf(line) : line - count
      return line < count === isAlongRows ? index : rows + index
    }),
  }
}

/** A possible content of a line. */
interface Filling {
  readonly cells: readonly number[]
  /** Count of each symbol. */
  readonly counts: readonly number[]
  /** The same, four bits per symbol. */
  readonly content: number
}

/** Fills the lines of one direction, those of the block first, which holds the first symbols. */
function drawLines(random: Random, { symbols, largestBlock }: GridLevel, count: number, length: number): Filling[] {
  const lines: Filling[] = []
  for (const alike of random.pick(blocksOf(largestBlock, length))) lines.push(random.pick(alike))
  while (lines.length < count) lines.push(random.pick(fillingsOf(symbols, length)))
  return lines
}

/** The contents of the lines, and then of the lines across.
 *  @returns undefined when two are the same */
function contentsOf(lines: readonly Filling[], length: number): number[] | undefined {
  const contents: number[] = []
  for (const { content } of lines) {
    if (contents.includes(content)) return undefined
    contents.push(content)
  }
  for (let index = 0; index < length; index += 1) {
    let content = 0
    for (const { cells } of lines) content += oneOf(cells[index] as number)
    if (contents.includes(content)) return undefined
    contents.push(content)
  }
  return contents
}

/** Hidden lines, the asked one first, none of them in the block.
 *  @returns undefined when the asked line has a single symbol, or the others do not give the symbols outside the block one at a time */
function drawHidden(random: Random, level: GridLevel, contents: readonly number[]): number[] | undefined {
  const { largestBlock, hiddenTotals } = level
  const hidden: number[] = []
  while (hidden.length < hiddenTotals) {
    const line = random.between(largestBlock, contents.length - 1)
    if (!hidden.includes(line)) hidden.push(line)
  }
  if (isOne(symbolsIn(contents[hidden[0] as number] as number))) return undefined
  const rounds = roundsTo(level, contents, hidden)
  return rounds !== undefined && (largestBlock > 1 || rounds === EASY_ROUNDS) ? hidden : undefined
}

/** Rounds in which the visible lines give the symbols, if each round uses all lines with a single unknown; a block of several counts as
 *  known.
 *  @returns undefined when they do not give all of them */
function roundsTo({ symbols, largestBlock }: GridLevel, contents: readonly number[], hidden: readonly number[]): number | undefined {
  const solved = largestBlock === 1 ? 0 : largestBlock
  let open = ALL_SYMBOLS & (oneOf(symbols) - oneOf(solved))
  let rounds = 0
  for (; open !== 0; rounds += 1) {
    let found = 0
    for (let line = solved; line < contents.length; line += 1) {
      const unknown = symbolsIn(contents[line] as number) & open
      if (isOne(unknown) && !hidden.includes(line)) found |= unknown
    }
    if (found === 0) return undefined
    open -= found
  }
  return rounds
}

/** The lowest bit of each symbol's four. */
const ALL_SYMBOLS = 0x1_11_11_11

function symbolsIn(content: number): number {
  return (content | (content >> 1) | (content >> 2)) & ALL_SYMBOLS
}

function isOne(symbols: number): boolean {
  return symbols !== 0 && (symbols & (symbols - 1)) === 0
}

function oneOf(symbol: number): number {
  return 1 << (4 * symbol)
}

/** All contents of a line in the first symbols. */
function fillingsOf(symbols: number, length: number): readonly Filling[] {
  const key = symbols * MOST_CELLS + length
  return (keptFillings[key] ??= Array.from({ length: symbols ** length }, (_, index) => fillingFrom(index, symbols, length)))
}

/** A block's lines, with the possible contents of each. */
type Block = readonly (readonly Filling[])[]

/** All blocks that determine their symbols only by all lines together. */
function blocksOf(size: number, length: number): readonly Block[] {
  return (keptBlocks[size * MOST_CELLS + length] ??= findBlocks(size, length))
}

// Cached: every draw uses one of a few lists.
const MOST_CELLS = 8
const keptFillings: (readonly Filling[])[] = []
const keptBlocks: (readonly Block[])[] = []

function findBlocks(size: number, length: number): Block[] {
  const choices = [...Map.groupBy(fillingsOf(size, length), ({ content }) => content).values()]
  let drafts: Block[] = [[]]
  for (let line = 0; line < size; line += 1) drafts = drafts.flatMap((draft) => choices.map((choice) => [...draft, choice]))
  return drafts.filter((draft) => isEntangled(draft.map(([filling]) => filling?.counts ?? [])))
}

/** @param index its digits in base `symbols` are the cells */
function fillingFrom(index: number, symbols: number, length: number): Filling {
  const cells: number[] = []
  const counts = upTo(symbols).map(() => 0)
  let content = 0
  for (let rest = index; cells.length < length; rest = Math.floor(rest / symbols)) {
    const symbol = rest % symbols
    cells.push(symbol)
    counts[symbol] = (counts[symbol] as number) + 1
    content += oneOf(symbol)
  }
  return { cells, counts, content }
}

function upTo(end: number): readonly number[] {
  return NUMBERS_BELOW[end] as readonly number[]
}

/** Up to the number of lines or symbols of a grid. */
const NUMBERS_BELOW: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, end) =>
  Array.from({ length: end }, (__, number) => number),
)
