import type * as English from '../../../../en/page/play/hints/HintPanel.ts'

export const stepOf: typeof English.stepOf = (index, count) => `Paso ${index} de ${count}`
export const carryOnOrAsk: typeof English.carryOnOrAsk = (typeId) =>
  `${typeId === 4 ? 'El tablero ha cambiado.' : 'Tus notas han cambiado.'} Sigue, o pide la siguiente pista.`
export const put = 'Poner'
export const there = 'allí'
export const takeItOut = 'Quitarlo'
export const hint = 'Pista'
export const closeTheHint = 'Cerrar la pista'
export const nextHint = 'Siguiente pista'
export const whatHelps = '¿Qué ayuda?'
export const showMe = 'Enséñame'
export const nextStep = 'Siguiente paso'
export const fromTheStart = 'Desde el principio'
export const takeThemOut = 'Quitarlas'
