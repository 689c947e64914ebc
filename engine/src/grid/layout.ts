import { isEntangled } from '../algebra/elimination.ts'
import type { Random } from '../random.ts'
import { drawComparedCells } from './compared-lines.ts'
import { EASY_ROUNDS, type GridLevel, type Size } from './levels.ts'

/** Which symbol stands where, and which totals are not shown. */
export interface Layout {
  /** Row-major. */
  readonly cells: readonly (readonly number[])[]
  /** Indices among the rows and then the columns, the asked line first. */
  readonly hidden: readonly number[]
}

/** Draws a layout of a level, of one of its sizes. Every symbol occurs,
 *  the asked line holds several, and no two lines hold the same: one would show the total of the other, also by way of the sums of all
 *  rows and of all columns being equal.
 *  @returns undefined when the draw went wrong and should be tried again */
export function drawLayout(random: Random, level: GridLevel): Layout | undefined {
  const size = random.pick(level.sizes)
  return level.comparesLines ? drawCompared(random, level, size) : drawBlocks(random, level, size)
}

/** A layout in which one line and one emoji more are another line. */
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

/** What the rows hold, and then what the columns hold. */
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

/** Draws a layout of which as many lines as the level's largest block has symbols, all rows or all columns, hold those alone and show
 *  their totals; with them known, shown lines give the other symbols one at a time, as far as a quick look tells. */
function drawBlocks(random: Random, level: GridLevel, { rows, columns }: Size): Layout | undefined {
  const { symbols } = level
  const isAlongRows = random.below(2) === 0
  const count = isAlongRows ? rows : columns
  const length = isAlongRows ? columns : rows
  const lines = drawLines(random, level, count, length)
  const contents = contentsOf(lines, length)
  const hidden = contents && drawHidden(random, level, contents)
  if (!hidden) return undefined
  // Only what is kept is mixed up: neither the order of the lines nor the numbers of the symbols matter before.
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

/** The possible contents of a line. */
interface Filling {
  readonly cells: readonly number[]
  /** How often each symbol stands in it. */
  readonly counts: readonly number[]
  /** The same, four bits a symbol. */
  readonly content: number
}

/** Fills the lines of one direction, those of the block first, which holds the first symbols. */
function drawLines(random: Random, { symbols, largestBlock }: GridLevel, count: number, length: number): Filling[] {
  const lines: Filling[] = []
  for (const alike of random.pick(blocksOf(largestBlock, length))) lines.push(random.pick(alike))
  while (lines.length < count) lines.push(random.pick(fillingsOf(symbols, length)))
  return lines
}

/** What the lines hold, and then what those hold that cross them.
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

/** Lines whose totals are not shown, the asked one first, none of them of the block.
 *  @returns undefined when the asked line is of one symbol, or the others do not give the symbols outside the block one at a time */
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

/** In how many rounds the shown lines give the symbols, if each round uses all lines with a single unknown; what a block of several gives
 *  together is known from the start.
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

/** All that a line of some length may hold of the first symbols. */
function fillingsOf(symbols: number, length: number): readonly Filling[] {
  const key = symbols * MOST_CELLS + length
  return (keptFillings[key] ??= Array.from({ length: symbols ** length }, (_, index) => fillingFrom(index, symbols, length)))
}

/** A block's lines, each as the ways to hold so much of each symbol. */
type Block = readonly (readonly Filling[])[]

/** All blocks of which each symbol is found only from all lines together. */
function blocksOf(size: number, length: number): readonly Block[] {
  return (keptBlocks[size * MOST_CELLS + length] ??= findBlocks(size, length))
}

// Kept, because every draw asks for one of a few lists.
const MOST_CELLS = 8
const keptFillings: (readonly Filling[])[] = []
const keptBlocks: (readonly Block[])[] = []

function findBlocks(size: number, length: number): Block[] {
  const choices = [...Map.groupBy(fillingsOf(size, length), ({ content }) => content).values()]
  let drafts: Block[] = [[]]
  for (let line = 0; line < size; line += 1) drafts = drafts.flatMap((draft) => choices.map((choice) => [...draft, choice]))
  return drafts.filter((draft) => isEntangled(draft.map(([filling]) => filling?.counts ?? [])))
}

/** @param index its digits to the base of `symbols` are the cells */
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

/** For as many lines or symbols as a grid has. */
const NUMBERS_BELOW: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, end) =>
  Array.from({ length: end }, (__, number) => number),
)
