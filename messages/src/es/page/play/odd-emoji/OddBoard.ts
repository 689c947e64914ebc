import type * as English from '../../../../en/page/play/odd-emoji/OddBoard.ts'

export const byBoardColumnsA: typeof English.byBoardColumnsA = (side, lastColumn) =>
  `Tablero de ${side} por ${side}. Columnas de A a ${lastColumn}, filas de 1 a ${side}.`
