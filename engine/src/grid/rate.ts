import { answerIn, valuesIn } from '../algebra/deduction.ts'
import { algebraGrounds, algebraScore } from '../algebra/grounds.ts'
import type { LevelId } from '../levels.ts'
import type { GridQuestion } from '../question.ts'
import type { GridGrounds, Rating } from '../rating.ts'
import { comparesTwo } from './compared-lines.ts'
import { hiddenTileOf } from './hidden-tile.ts'
import { EASY_ROUNDS, gridLevelOf } from './levels.ts'
import { indexOf, linesOf, type Counts } from './lines.ts'
import { deduceGrid } from './solve.ts'

export function rateGrid(question: GridQuestion): Rating<GridGrounds> {
  const deduction = deduceGrid(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, cells, rowTotals, columnTotals, equalLines = [] } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const values = valuesIn(deduction, emoji.length)
  if (!values) return { kind: 'too hard' }
  const stages = deduction.stages.filter(({ symbols }) => !symbols.includes(emoji.length))
  const totals = [...rowTotals, ...columnTotals]
  const lines = linesOf(cells, emoji.length)
  const displayedLines = lines.filter((_, index) => totals[index] !== null)
  const [one, other] = equalLines.map((line) => lines[indexOf(line, question)])
  if (one && other) displayedLines.push(one.map((count, symbol) => count - (other[symbol] ?? 0)))
  const shownTotals = totals.filter((total) => total !== null)
  const grounds = algebraGrounds(stages, [], [], values, [...shownTotals, Number(solution.answer)])
  const restsOn = {
    ...grounds,
    twoSums: equalLines.length / 2,
    rounds: roundsTo(displayedLines, emoji.length),
    comparesLines: stages.some(comparesTwo),
  }
  return { kind: 'rated', band: bandOf(restsOn, hiddenTileOf(question) ?? emoji.length), score: algebraScore(restsOn), restsOn }
}

/** The hardest demand of the grid decides: at Easy one symbol gives all others, at Medium two lines have to be compared, or the chain is
 *  longer, a tile is hidden, or two lines are said to be equal.
 *  @param emojiCount without the hidden tile */
function bandOf({ largestBlock, symbols, twoSums, hasNegatives, comparesLines, rounds = 0 }: GridGrounds, emojiCount: number): LevelId {
  if (hasNegatives) return 5
  if (largestBlock > 2) return emojiCount > gridLevelOf(4).symbols ? 5 : 4
  if (largestBlock === 2) return comparesLines ? 2 : 3
  return rounds > EASY_ROUNDS || symbols > emojiCount || twoSums > 0 ? 2 : 1
}

/** @returns undefined when the lines do not give the symbols one at a time */
function roundsTo(lines: readonly Counts[], symbolCount: number): number | undefined {
  const known = new Set<number>()
  let rounds = 0
  for (; known.size < symbolCount; rounds += 1) {
    const unknowns = lines.map((counts) => counts.flatMap((count, symbol) => (count !== 0 && !known.has(symbol) ? [symbol] : [])))
    const found = unknowns.filter(({ length }) => length === 1).flat()
    if (found.length === 0) return undefined
    for (const symbol of found) known.add(symbol)
  }
  return rounds
}
