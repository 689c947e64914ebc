import { valuesIn } from '../algebra/deduction.ts'
import { grid } from '../grid/grid.ts'
import { linesOf, totalOf } from '../grid/lines.ts'
import { deduceGrid } from '../grid/solve.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { GridQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import type { EnoughAnswer, NumberRange, TotalsQuestion } from './question.ts'
import { isSure } from './sure.ts'

const MOST_PUZZLES = 500

/** Makes a grid with one visible total less than its puzzle, or one more, which may be wrong.
 *  @throws Error when no suitable puzzle is found */
export function makeGrid(
  wanted: EnoughAnswer,
  levels: readonly LevelId[],
  range: NumberRange,
  theme: EmojiTheme,
  random: Random,
): TotalsQuestion {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const { question } = grid.generate({ levelId: random.pick(levels), theme, random })
    const values = valuesIn(deduceGrid(question), question.emoji.length)
    if (!values || values.some((value) => value < range.low || value > range.high)) continue
    const changed = wanted === 'many' ? withOneLess(question, random) : withOneMore(wanted, question, values, random)
    const made: TotalsQuestion | undefined = changed && { kind: 'grid', grid: changed, range }
    if (made && isSure(made, wanted, deduceGrid(made.grid))) return made
  }
  throw new Error(`no grid with ${wanted}`)
}

function withOneLess(question: GridQuestion, random: Random): GridQuestion {
  const shown = totalsOf(question).flatMap((total, index) => (total === null ? [] : [index]))
  return withTotal(question, random.pick(shown), null)
}

/** Shows the hidden total that is not asked for; the asked one keeps its question mark. */
function withOneMore(wanted: 'one' | 'none', question: GridQuestion, values: readonly number[], random: Random): GridQuestion | undefined {
  const asked = question.ask.line === 'row' ? question.ask.index : question.cells.length + question.ask.index
  const hidden = totalsOf(question).flatMap((total, index) => (total === null && index !== asked ? [index] : []))
  if (hidden.length === 0) return undefined
  const index = random.pick(hidden)
  const total = totalOf(linesOf(question.cells, values.length)[index] ?? [], values)
  const off = wanted === 'one' ? 0 : random.between(1, 3) * (random.below(2) === 0 ? 1 : -1)
  return total + off < 2 ? undefined : withTotal(question, index, total + off)
}

function totalsOf({ rowTotals, columnTotals }: GridQuestion): readonly (number | null)[] {
  return [...rowTotals, ...columnTotals]
}

function withTotal(question: GridQuestion, index: number, total: number | null): GridQuestion {
  const totals = totalsOf(question).with(index, total)
  return { ...question, rowTotals: totals.slice(0, question.cells.length), columnTotals: totals.slice(question.cells.length) }
}
