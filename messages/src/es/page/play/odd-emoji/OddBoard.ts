import type * as English from '../../../../en/page/play/odd-emoji/OddBoard.ts'

export const thisPuzzleIsMade: typeof English.thisPuzzleIsMade = (description) =>
  `${description} Este puzle está hecho para los ojos: las casillas se nombran solo por su lugar.`
export const byBoardColumnsA: typeof English.byBoardColumnsA = (side, lastColumn) =>
  `Tablero de ${side} por ${side}. Columnas de A a ${lastColumn}, filas de 1 a ${side}.`
