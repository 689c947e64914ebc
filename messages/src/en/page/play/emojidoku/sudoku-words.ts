import { capital } from '../../../../sentences.ts'
import { spokenBox } from '../../../words/boxes.ts'

export const notes = (notes: string) => `notes ${notes}`
export const rowColumn = (row: number, column: number) => `row ${row} column ${column}`
export const bothCellsAreMarked = 'Both cells are marked.'
export const thoseCellsAreMarked = 'Those cells are marked.'
export const has = (unit: string, symbol: string, times: string | undefined, marked: string) => `${unit} has ${symbol} ${times}. ${marked}`
export const row = (index: number) => `Row ${index}`
export const column = (index: number) => `Column ${index}`
export const theBox = (index: number, side: number) => capital(spokenBox(index, side))
export const threeTimes = 'three times'
export const fourTimes = 'four times'
export const fiveTimes = 'five times'
export const sixTimes = 'six times'
export const sevenTimes = 'seven times'
export const eightTimes = 'eight times'
export const nineTimes = 'nine times'
export const never = 'never'
export const once = 'once'
export const twice = 'twice'
export const empty = 'empty'
export const given = 'given'
export const repeated = 'repeated'
export const selected = 'selected'
