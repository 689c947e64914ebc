import { deduceLines, type Deduction } from '../algebra/deduction.ts'
import { bitsOf } from '../algebra/linear.ts'
import type { GridQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { askedLine, equationsOf, lineAt, linesOf, totalOf, type Counts } from './lines.ts'

/** The grid with two lines of the same total, which is no longer shown. Neither of them is asked for: its total would be copied from the
 *  other one, and the question mark would share its tile with the sign.
 *  @param lines of the grid
 *  @returns undefined where no two lines come to the same
 *  Source: docs/product.md, What each level asks for */
export function withEqualLines(
  random: Random,
  question: GridQuestion,
  lines: readonly Counts[],
  values: readonly number[],
): GridQuestion | undefined {
  const asked = askedLine(question)
  const totals = lines.map((counts) => totalOf(counts, values))
  const pairs = totals.flatMap((total, one) =>
    totals.flatMap((other, second): [number, number][] =>
      second > one && total === other && one !== asked && second !== asked ? [[one, second]] : [],
    ),
  )
  if (pairs.length === 0) return undefined
  const pair = random.pick(pairs)
  const shown = [...question.rowTotals, ...question.columnTotals].map((total, index) => (pair.includes(index) ? null : total))
  const [one, other] = pair
  return {
    ...question,
    rowTotals: shown.slice(0, question.cells.length),
    columnTotals: shown.slice(question.cells.length),
    equalLines: [lineAt(one, question), lineAt(other, question)],
  }
}

/** Whether the answer needs that the lines are equal: they give an emoji by themselves once others are known, other numbers of the level
 *  would fit what is shown without that, with another answer, and the equal sums of all rows and all columns do not give it.
 *  @param deduction of the question, which has one answer
 *  @param lowest and highest value of an emoji */
export function needsEqualLines(
  question: GridQuestion,
  deduction: Deduction,
  { lowestValue, highestValue }: { readonly lowestValue: number; readonly highestValue: number },
): boolean {
  const { emoji, cells, rowTotals, columnTotals, equalLines } = question
  if (!equalLines) return false
  const totals = [...rowTotals, ...columnTotals]
  const lines = linesOf(cells, emoji.length)
  const [one, other] = equalLines
  // Of a row and a column the total would cancel out.
  if (one.line !== other.line && totals.filter((total) => total === null).length === equalLines.length + 1) return false
  const found = deduction.stages.find(({ relations }) => relations.includes(lines.length + 1))
  const [symbol, second] = found?.symbols ?? []
  if (symbol === undefined || second !== undefined) return false
  const answer = deduction.values[emoji.length]
  const coefficients = [...emoji, 0].map((_, index) => (index === symbol ? 1 : 0))
  for (let right = lowestValue; right <= highestValue; right += 1) {
    const guess = { relation: lines.length + 1, coefficients: [...coefficients], unknowns: bitsOf(coefficients), right }
    const asked = lines[askedLine(question)] as Counts
    const tried = deduceLines([...equationsOf(lines, totals, asked), guess], emoji.length + 1)
    if (tried === 'impossible') continue
    const values = tried.values.slice(0, emoji.length)
    const isAllowed = values.every((value) => value !== undefined && value !== 0 && value >= lowestValue && value <= highestValue)
    const isOther = tried.values[emoji.length] !== answer
    if (isAllowed && isOther && new Set(values).size === values.length) return true
  }
  return false
}
