import type * as English from '../../../../en/page/play/win/RankUp.ts'

export const rankOf: typeof English.rankOf = (number, count, way) => `Rango ${number} de ${count}. ${way}.`
export const goOn = 'Seguir'
