import type * as English from '../../../../en/page/challenges/components/WhoSolvedWhat.ts'

export const thePuzzles = 'Los puzles'
export const theFreeOnesArePlayed: typeof English.theFreeOnesArePlayed = (count) =>
  `Hoy has empezado ${count} puzles, todos los que son gratis. Los demás se abren cuando lleguen otros nuevos.`
export const thoseOfAnotherDay = 'Los puzles de otro día están cerrados si no los has empezado.'
export const locked = 'Cerrado para ti'
export const waitsForItsFirstSolve = 'Espera a que alguien lo resuelva'
export const solvedBy: typeof English.solvedBy = (names) => `Resuelto por ${names}`
export const whoTakesPart = 'Quién participa'
export const you = 'ti'
export const thePuzzlesOfThisChallenge = 'Los puzles de este reto'
export const isYou = ' (tú)'
export const madeTheChallenge = ' creó el reto'
