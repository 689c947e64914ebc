import type * as English from '../../../../en/page/cards/components/PrintCards.ts'

export const downloadThePdfAgain = 'Descargar el PDF otra vez'
export const print: typeof English.print = (cardCount) => `Imprimir ${cardCount}`
export const paper = 'Papel'
