import { findingIn } from '../algebra/skills.ts'
import type { Skill } from '../skills.ts'
import { valuesIn } from '../algebra/deduction.ts'
import { emojiName } from '../emoji/name.ts'
import { explainGrid } from './explain.ts'
import { hiddenTileOf } from './hidden-tile.ts'
import { rateGrid } from './rate.ts'
import { deduceGrid, proveGrid, solveGrid } from './solve.ts'
import { askedLine, indexOf, linesOf } from './lines.ts'
import type { Kind } from '../kind.ts'
import type { GridQuestion } from '../question.ts'
import { generateGrid } from './generate.ts'

/** Emoji algebra in a grid: each row and column adds up to its total, and one total is asked for.
 *  Source: docs/product.md, Puzzle types and levels */
export const grid: Kind<GridQuestion> = {
  typeId: 2,
  generate: generateGrid,
  solve: solveGrid,
  prove: proveGrid,
  rate: rateGrid,
  middleScores: { 1: 8, 2: 10, 3: 12, 4: 16, 5: 18 },
  skills: (question) => ['Rows and columns', 'Addition', ...multiplesIn(question), ...findingIn(rateGrid(question))],
  strand: (question) => (rateGrid(question).kind === 'rated' ? 'rows-and-columns' : undefined),
  explain: explainGrid,
  describe: (question, words, names = question.emoji.map(emojiName)) => words.grid(question, names, hiddenTileOf(question) !== undefined),
  repeatKey(puzzle) {
    const { cells, rowTotals, columnTotals, equalLines } = puzzle.question
    const values = valuesOf(puzzle.question)
    const tile = hiddenTileOf(puzzle.question)
    const totals = [...rowTotals, ...columnTotals]
    const lines = linesOf(cells, values.length).map((counts) =>
      counts
        .map((count, symbol) => `${symbol === tile ? 'hidden ' : ''}${values[symbol]}:${count}`)
        .filter((_, symbol) => counts[symbol] !== 0)
        .toSorted()
        .join('+'),
    )
    const shown = lines.filter((_, index) => typeof totals[index] === 'number').toSorted()
    const equal = (equalLines ?? []).map((line) => lines[indexOf(line, puzzle.question)]).toSorted()
    return `${[...shown, ...(equalLines ? [equal.join('=')] : [])].join(';')}?${lines[askedLine(puzzle.question)]}`
  },
  repeatWindowDays: () => undefined,
}

function valuesOf(question: GridQuestion): readonly number[] {
  const values = valuesIn(deduceGrid(question), question.emoji.length)
  if (!values) throw new Error('a puzzle with an emoji of unknown value')
  return values
}

/** A line of a Grid with an emoji twice has two times its value. */
function multiplesIn({ cells }: GridQuestion): readonly Skill[] {
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => row[column]))
  return [...cells, ...columns].some((line) => new Set(line).size < line.length) ? ['Equal groups'] : []
}
