import type { BoardUnit } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { spokenBox } from './boxes.ts'

const MOST_LINES_NAMED = 3

/** "the top left box", "row 1"
 *  @param side of the board */
export function spokenUnit({ kind, index }: BoardUnit, side: number): string {
  return kind === 'box' ? spokenBox(index, side) : `${kind} ${index + 1}`
}

export function spokenCell(cell: number, side: number): string {
  return `row ${rowOf(cell, side) + 1}, column ${columnOf(cell, side) + 1}`
}

/** "row 9: columns 3 and 8": names each line once, rows or columns, whichever are fewer. With many lines only the first, because the
 *  page marks them all. */
export function spokenCells(cells: readonly number[], side: number, mostLines = MOST_LINES_NAMED): string {
  const rows = Map.groupBy(cells, (cell) => rowOf(cell, side))
  const columns = Map.groupBy(cells, (cell) => columnOf(cell, side))
  const lines = [...(columns.size < rows.size ? columns : rows).values()]
  const crossing = columns.size < rows.size ? 'row' : 'column'
  const spoken = lines.map((line) => spokenLine(line, side, crossing))
  if (lines.length <= mostLines) return spoken.join('; ')
  return `${spoken[0]} and ${cells.length - (lines[0]?.length ?? 0)} more`
}

/** Positions within a common row or column: "columns 3 and 8". */
export function cellsWithin(unit: BoardUnit | undefined, cells: readonly number[], side: number): string {
  if (unit?.kind === 'row')
    return numbered(
      'column',
      cells.map((cell) => columnOf(cell, side)),
    )
  if (unit?.kind === 'column')
    return numbered(
      'row',
      cells.map((cell) => rowOf(cell, side)),
    )
  return spokenCells(cells, side)
}

function spokenLine(cells: readonly number[], side: number, crossing: 'row' | 'column'): string {
  const [cell = 0] = cells
  if (cells.length === 1) return spokenCell(cell, side)
  return crossing === 'column'
    ? `row ${rowOf(cell, side) + 1}: ${numbered(
        'column',
        cells.map((each) => columnOf(each, side)),
      )}`
    : `column ${columnOf(cell, side) + 1}: ${numbered(
        'row',
        cells.map((each) => rowOf(each, side)),
      )}`
}

/** "columns 3 and 8", counted from 0 */
export function numbered(noun: string, indices: readonly number[]): string {
  const numbers = indices.map((index) => `${index + 1}`)
  return `${noun}${numbers.length === 1 ? '' : 's'} ${listed(numbers)}`
}

function rowOf(cell: number, side: number): number {
  return Math.trunc(cell / side)
}

function columnOf(cell: number, side: number): number {
  return cell % side
}
