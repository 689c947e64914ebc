import type * as English from '../../en/words/places.ts'
import { listed } from '../grammar.ts'
import { spokenBox } from './boxes.ts'

const MOST_LINES_NAMED = 3

const LINES: Readonly<Record<string, string>> = { row: 'ligne', column: 'colonne' }

export const spokenUnit: typeof English.spokenUnit = ({ kind, index }, side) =>
  kind === 'box' ? spokenBox(index, side) : `la ${LINES[kind]} ${index + 1}`

export const spokenCell: typeof English.spokenCell = (cell, side) => `ligne ${rowOf(cell, side) + 1}, colonne ${columnOf(cell, side) + 1}`

/** "la ligne 9, colonnes 3 et 8" */
export function spokenCells(cells: readonly number[], side: number, mostLines = MOST_LINES_NAMED): string {
  const rows = Map.groupBy(cells, (cell) => rowOf(cell, side))
  const columns = Map.groupBy(cells, (cell) => columnOf(cell, side))
  const lines = [...(columns.size < rows.size ? columns : rows).values()]
  const crossing = columns.size < rows.size ? 'row' : 'column'
  const spoken = lines.map((line) => spokenLine(line, side, crossing))
  if (lines.length <= mostLines) return spoken.join(' ; ')
  return withMore(spoken[0] ?? '', cells.length - (lines[0]?.length ?? 0))
}

/** "la ligne 9, colonnes 3 et 8, et 2 autres cases" */
export function withMore(cells: string, more: number): string {
  return `${cells}, et ${more === 1 ? 'une autre case' : `${more} autres cases`}`
}

export const cellsWithin: typeof English.cellsWithin = (unit, cells, side) => {
  if (unit?.kind === 'row') return numbered('column', columnsIn(cells, side))
  if (unit?.kind === 'column') return numbered('row', rowsIn(cells, side))
  return spokenCells(cells, side)
}

function spokenLine(cells: readonly number[], side: number, crossing: 'row' | 'column'): string {
  const [cell = 0] = cells
  if (cells.length === 1) return `la ${spokenCell(cell, side)}`
  return crossing === 'column'
    ? `la ligne ${rowOf(cell, side) + 1}, ${counted('column', columnsIn(cells, side))}`
    : `la colonne ${columnOf(cell, side) + 1}, ${counted('row', rowsIn(cells, side))}`
}

function rowsIn(cells: readonly number[], side: number): readonly number[] {
  return cells.map((cell) => rowOf(cell, side))
}

function columnsIn(cells: readonly number[], side: number): readonly number[] {
  return cells.map((cell) => columnOf(cell, side))
}

/** "les colonnes 3 et 8", counted from 0 */
export const numbered: typeof English.numbered = (noun, indices) => `${indices.length === 1 ? 'la' : 'les'} ${counted(noun, indices)}`

/** "colonnes 3 et 8" */
function counted(noun: string, indices: readonly number[]): string {
  return `${LINES[noun]}${indices.length === 1 ? '' : 's'} ${listed(indices.map((index) => `${index + 1}`))}`
}

function rowOf(cell: number, side: number): number {
  return Math.trunc(cell / side)
}

function columnOf(cell: number, side: number): number {
  return cell % side
}
