import type { BoardSums, SpokenExpression, SpokenLine } from '../../steps.ts'
import { spokenCells } from './places.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'

/** Questions in plain words, for screen readers. */

/** @param or the other side of a comparison */
export const sums = (
  equations: readonly SpokenLine[],
  ask: SpokenExpression,
  or: SpokenExpression | undefined,
  names: readonly string[],
): string =>
  [
    ...equations.map((equation) => `${spokenEquation(equation, names)}.`),
    or
      ? `Which is more: ${spokenExpression(ask, names)}, or ${spokenExpression(or, names)}? Give the greater number.`
      : `${spokenExpression(ask, names)} equals what number?`,
  ].join(' ')

/** A row or column of a grid, from 0. */
interface GridLine {
  readonly line: 'row' | 'column'
  readonly index: number
}

/** The parts of a grid's description. Hidden totals are undefined. */
interface Grid {
  readonly cells: readonly (readonly number[])[]
  readonly rowTotals: readonly unknown[]
  readonly columnTotals: readonly unknown[]
  readonly ask: GridLine
  readonly equalLines?: readonly [GridLine, GridLine] | undefined
}

/** @param hidesTile the last of the emoji is a cell that does not show its own */
export const grid = (
  { cells, rowTotals, columnTotals, ask, equalLines: equal }: Grid,
  names: readonly string[],
  hidesTile: boolean,
): string =>
  [
    `${cells.length} rows and ${columnTotals.length} columns.`,
    ...cells.map((row, index) => `Row ${index + 1}: ${row.map((symbol) => names[symbol]).join(', ')}, ${spokenTotal(rowTotals[index])}.`),
    ...columnTotals.map((total, index) => `Column ${index + 1}: ${spokenTotal(total)}.`),
    ...(equal ? [equalLines(equal)] : []),
    ...(hidesTile ? ['The hidden tile is one of these emoji.'] : []),
    `What is the total of ${ask.line} ${ask.index + 1}?`,
  ].join(' ')

export function equalLines([one, other]: readonly [GridLine, GridLine]): string {
  return `${one.line === 'row' ? 'Row' : 'Column'} ${one.index + 1} and ${other.line} ${other.index + 1} have the same total.`
}

function spokenTotal(total: unknown): string {
  return typeof total === 'number' ? `total ${spokenNumber(total)}` : 'total not shown'
}

/** @param spelling the symbols of the word's letters */
export const word = (equations: readonly SpokenLine[], spelling: readonly number[], names: readonly string[]): string => {
  const sentences = equations.map((equation) => `${spokenEquation(equation, names)}.`)
  const spelled = spelling.map((symbol) => names[symbol]).join(', ')
  return `${sentences.join(' ')} The word is spelled by: ${spelled}. A is 1, B is 2, up to Z is 26. What is the word?`
}

/** @param rows the symbol of each cell; undefined for an empty one */
export const board = (rows: readonly (readonly (number | undefined)[])[], names: readonly string[]): string => {
  const given = rows.flat().filter((symbol) => symbol !== undefined).length
  return [
    `A ${rows.length} by ${rows.length} board with ${given} emoji given. The emoji are ${names.join(', ')}.`,
    'Fill every empty cell so that each row, column and box has each emoji once.',
    ...rows.map((row, index) => `Row ${index + 1}: ${row.map((symbol) => (symbol === undefined ? 'empty' : names[symbol])).join(', ')}.`),
  ].join(' ')
}

/** @param lastColumn the letter of the last column
 *  @param isChanged the odd emoji is the same as the others, but for a change */
export const oddEmoji = (side: number, lastColumn: string, isChanged: boolean): string =>
  [
    `A square of ${side} rows, 1 to ${side}, and ${side} columns, A to ${lastColumn}.`,
    isChanged
      ? 'Every cell shows the same emoji, but in one of them it is changed a little. Find that cell.'
      : 'Every cell shows the same emoji, but for one that shows another which looks much like it. Find that cell.',
    'This puzzle is visual: it is solved by looking, so the cells are named by their place alone.',
  ].join(' ')

/** The second half of a board with sums. */
export const boardSums = ({ cages, values }: BoardSums, names: readonly string[]): string =>
  [
    `Each emoji is worth a number of its own from 1 to 9: ${names.map((name, index) => `${name} ${values[index] ?? 'unknown'}`).join(', ')}.`,
    `The cells are in groups. These are their totals: ${cages.map(({ cells, total }) => `${spokenCells(cells, 4)}, ${total}`).join('; ')}.`,
  ].join(' ')
