import type * as English from '../../../../en/page/play/emojidoku/SudokuGrid.ts'

export const emojidokuBoardBy: typeof English.emojidokuBoardBy = (side) => `Tablero de Emojidoku, ${side} por ${side}`
export const inTheHint: typeof English.inTheHint = (shown) => `, en la pista${shown === undefined ? '' : ` para ${shown}`}`
