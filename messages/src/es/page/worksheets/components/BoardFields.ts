import type * as English from '../../../../en/page/worksheets/components/BoardFields.ts'

export const myBoard = 'Mi tablero'
export const rowColumn: typeof English.rowColumn = (row, column) => `Fila ${row}, columna ${column}`
