import type * as English from '../../../../en/page/play/frame/message-words.ts'

export const thisAnswer = 'Esta respuesta'
export const wasNotCounted: typeof English.wasNotCounted = (which, message) => `${which} no se ha contado. ${message}`
export const wasNotCountedBecause: typeof English.wasNotCountedBecause = (which) =>
  `${which} no se ha contado: algo ha fallado. Recarga la página e inténtalo de nuevo.`
export const hMin: typeof English.hMin = (hours, minutes) => `${hours} h ${minutes} min`
export const min: typeof English.min = (minutes) => `${minutes} min`
