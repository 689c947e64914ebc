import type * as English from '../../en/words/places.ts'
import { listed } from '../grammar.ts'
import { ordinal } from './symbols.ts'

const MOST_LINES_NAMED = 3

const LINES: Readonly<Record<string, string>> = { row: 'fila', column: 'columna' }

export const spokenUnit: typeof English.spokenUnit = ({ kind, index }) =>
  kind === 'box' ? `el ${ordinal(index)} bloque` : `la ${LINES[kind]} ${index + 1}`

export const spokenCell: typeof English.spokenCell = (cell, side) => `fila ${rowOf(cell, side) + 1}, columna ${columnOf(cell, side) + 1}`

/** "fila 9: columnas 3 y 8" */
export function spokenCells(cells: readonly number[], side: number, mostLines = MOST_LINES_NAMED): string {
  const rows = Map.groupBy(cells, (cell) => rowOf(cell, side))
  const columns = Map.groupBy(cells, (cell) => columnOf(cell, side))
  const lines = [...(columns.size < rows.size ? columns : rows).values()]
  const crossing = columns.size < rows.size ? 'row' : 'column'
  const spoken = lines.map((line) => spokenLine(line, side, crossing))
  if (lines.length <= mostLines) return spoken.join('; ')
  return `${spoken[0]} y ${cells.length - (lines[0]?.length ?? 0)} más`
}

export const cellsWithin: typeof English.cellsWithin = (unit, cells, side) => {
  if (unit?.kind === 'row') return columnsOf(cells, side)
  if (unit?.kind === 'column') return rowsOf(cells, side)
  return spokenCells(cells, side)
}

function spokenLine(cells: readonly number[], side: number, crossing: 'row' | 'column'): string {
  const [cell = 0] = cells
  if (cells.length === 1) return spokenCell(cell, side)
  return crossing === 'column'
    ? `fila ${rowOf(cell, side) + 1}: ${columnsOf(cells, side)}`
    : `columna ${columnOf(cell, side) + 1}: ${rowsOf(cells, side)}`
}

function rowsOf(cells: readonly number[], side: number): string {
  const indices = cells.map((cell) => rowOf(cell, side))
  return numbered('row', indices)
}

function columnsOf(cells: readonly number[], side: number): string {
  const indices = cells.map((cell) => columnOf(cell, side))
  return numbered('column', indices)
}

/** "columnas 3 y 8", counted from 0 */
export const numbered: typeof English.numbered = (noun, indices) => {
  const numbers = indices.map((index) => `${index + 1}`)
  return `${LINES[noun]}${numbers.length === 1 ? '' : 's'} ${listed(numbers)}`
}

function rowOf(cell: number, side: number): number {
  return Math.trunc(cell / side)
}

function columnOf(cell: number, side: number): number {
  return cell % side
}
