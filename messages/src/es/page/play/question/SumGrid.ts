import type * as English from '../../../../en/page/play/question/SumGrid.ts'

export const puzzleRowsAndColumns: typeof English.puzzleRowsAndColumns = (rows, columns, line, index) =>
  `Puzle: ${rows} filas y ${columns} columnas de emojis con sus totales. La pregunta es el ${total(line, index)}.`
export const total: typeof English.total = (line, index) => `total de la ${line === 'row' ? 'fila' : 'columna'} ${index}`
export const notShown = 'no se muestra'
