import type * as English from '../../../../en/page/play/win/win.ts'

const STARS = ['Ninguna', 'Una', 'Dos'] as const

export const youAreNow: typeof English.youAreNow = (_startsWithVowel, rank) => `¡Ahora tu rango es ${rank}!`
export const pointsCountedWhenYou = 'puntos, que se cuentan cuando haya conexión'
export const thisOneBringsNo = 'Este no da puntos. Está resuelto igualmente.'
export const allThreeStarsToday = 'Las tres estrellas de hoy'
export const ofThreeStarsToday: typeof English.ofThreeStarsToday = (count) => `${STARS[count]} de tres estrellas hoy`
export const to: typeof English.to = (points, rank) => `${points} para ${rank}`
export const theHighestRankOfAll = 'El rango más alto de todos'
export const points = 'puntos'
export const pointsWaitForYou = 'puntos te esperan'
