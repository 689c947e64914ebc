import type * as English from '../../../../en/page/play/emojidoku/sudoku-words.ts'
import { capital } from '../../../../sentences.ts'
import { spokenBox } from '../../../words/boxes.ts'

export const notes: typeof English.notes = (notes) => `notas ${notes}`
export const rowColumn: typeof English.rowColumn = (row, column) => `fila ${row} columna ${column}`
export const bothCellsAreMarked = 'Las dos casillas están marcadas.'
export const thoseCellsAreMarked = 'Esas casillas están marcadas.'
export const has: typeof English.has = (unit, symbol, times, marked) => `${unit} tiene ${symbol} ${times}. ${marked}`
export const row: typeof English.row = (index) => `La fila ${index}`
export const column: typeof English.column = (index) => `La columna ${index}`
export const theBox: typeof English.theBox = (index, side) => capital(spokenBox(index, side))
export const threeTimes = 'tres veces'
export const fourTimes = 'cuatro veces'
export const fiveTimes = 'cinco veces'
export const sixTimes = 'seis veces'
export const sevenTimes = 'siete veces'
export const eightTimes = 'ocho veces'
export const nineTimes = 'nueve veces'
export const never = 'nunca'
export const once = 'una vez'
export const twice = 'dos veces'
export const empty = 'vacía'
export const given = 'puesta'
export const repeated = 'repetida'
export const selected = 'elegida'
