import { happens } from '../algebra/composition.ts'
import { answerIn, type Deduction, type Stage } from '../algebra/deduction.ts'
import { isEntangled } from '../algebra/elimination.ts'
import { pickStrong } from '../emoji/distinct.ts'
import type { GenerateRequest } from '../kind.ts'
import type { Emoji, GridQuestion, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { drawLayout, type Layout } from './layout.ts'
import { comparesTwo } from './compared-lines.ts'
import { needsEqualLines, withEqualLines } from './equal-lines.ts'
import { hiddenTileOf, withHiddenTile } from './hidden-tile.ts'
import { gridLevelOf, type GridLevel } from './levels.ts'
import { askedLine, lineAt, linesOf, totalOf, type Counts } from './lines.ts'
import { deduceGrid, solveGrid } from './solve.ts'

/** Far more than any level ever needs. */
const MOST_ATTEMPTS = 100_000
const DRAWS_OF_VALUES = 20
/** Of a grid with equal lines: smaller ones would soon be the same. */
const FEWEST_LINES = 7

export function generateGrid({ levelId, theme, random, hasIdeas = false }: GenerateRequest): Puzzle<GridQuestion> {
  const level = gridLevelOf(levelId)
  const wantsNegative = happens(random, level.negativeChance)
  const lot = hasIdeas && level.hiddenTileChance > 0 ? random.below(100) : 100
  const hidesTile = lot < level.hiddenTileChance
  const equatesLines = !hidesTile && lot < level.hiddenTileChance + level.equalLinesChance
  const drawn = equatesLines ? { ...level, sizes: level.sizes.filter(({ rows, columns }) => rows + columns >= FEWEST_LINES) } : level
  const emoji = pickStrong(random, theme.emoji, level.symbols)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const layout = drawLayout(random, drawn)
    if (!layout) continue
    const lines = linesOf(layout.cells, level.symbols)
    const asked = lines[layout.hidden[0] as number] as Counts
    const values = drawValues(random, level, asked, wantsNegative)
    if (!values) continue
    const whole = questionOf(emoji, layout, lines, values)
    const question = hidesTile
      ? withHiddenTile(whole, random.below(whole.rowTotals.length), random.below(whole.columnTotals.length))
      : equatesLines
        ? withEqualLines(random, whole, lines, values)
        : whole
    if (!question) continue
    const deduction = deduceGrid(question)
    const solution = answerIn(deduction, question.emoji.length)
    if (solution.kind === 'unique' && isOfLevel(deduction, level, question))
      return { levelId, theme: theme.name, question, answer: solution.answer }
  }
  throw new Error(`no Grid puzzle at level ${levelId}`)
}

function questionOf(emoji: readonly Emoji[], { cells, hidden }: Layout, lines: readonly Counts[], values: readonly number[]): GridQuestion {
  const rows = cells.length
  const totals = lines.map((line, index) => (hidden.includes(index) ? null : totalOf(line, values)))
  const asked = hidden[0] as number
  return {
    typeId: 2,
    emoji,
    cells,
    rowTotals: totals.slice(0, rows),
    columnTotals: totals.slice(rows),
    ask: lineAt(asked, { cells }),
  }
}

/** Whether all symbols are found in blocks, the largest of the level's size and each needed as a whole, and the question needs the
 *  largest or a later one. */
function isOfLevel(deduction: Deduction | 'impossible', level: GridLevel, question: GridQuestion): boolean {
  const { symbols, largestBlock, comparesLines } = level
  if (deduction === 'impossible' || deduction.values.includes(undefined)) return false
  const { stages } = deduction
  const asked = linesOf(question.cells, question.emoji.length)[askedLine(question)] as Counts
  const tile = hiddenTileOf(question)
  const hardest = largestBlock === 1 ? symbols - 1 : stages.findIndex((stage) => stage.symbols.length === largestBlock)
  return (
    hardest >= 0 &&
    stages.some(comparesTwo) === comparesLines &&
    stages.every(
      ({ relations, symbols: found, coefficients }) =>
        found.length <= largestBlock && relations.length === found.length && isEntangled(coefficients),
    ) &&
    stages.some((stage, index) => index >= hardest && stage.symbols.some((symbol) => (asked[symbol] ?? 0) > 0)) &&
    (tile === undefined || isFoundOnTheWay(tile, stages, question, asked)) &&
    (question.equalLines === undefined || needsEqualLines(question, deduction, level))
  )
}

/** Whether a line gives the hidden tile by itself, and the answer needs it: it is asked, or the lines without it do not decide. */
function isFoundOnTheWay(tile: number, stages: readonly Stage[], question: GridQuestion, asked: Counts): boolean {
  if (stages.some(({ symbols }) => symbols.length > 1 && symbols.includes(tile))) return false
  const row = question.cells.findIndex((cells) => cells.includes(tile))
  const column = (question.cells[row] ?? []).indexOf(tile)
  const { rowTotals, columnTotals } = question
  const without = { ...question, rowTotals: rowTotals.with(row, null), columnTotals: columnTotals.with(column, null) }
  return (asked[tile] ?? 0) > 0 || solveGrid(without).kind !== 'unique'
}

/** @returns undefined when several attempts do not give the asked total the wanted sign */
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
