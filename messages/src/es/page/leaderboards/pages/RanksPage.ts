import type * as English from '../../../../en/page/leaderboards/pages/RanksPage.ts'
import { counted } from '../../../grammar.ts'

export const allRanks: typeof English.allRanks = (count) => `Los ${count} rangos`
export const yourAllTimeScore: typeof English.yourAllTimeScore = (name) =>
  `Tu puntuación de siempre decide tu rango, y un rango no se pierde nunca. ${name} llega con el primer puzle resuelto.`
export const rank = 'Rango'
export const you = 'Tú'
export const theLastRankTakes: typeof English.theLastRankTakes = (threshold) => `El último rango pide más de ${counted(threshold)} puntos.`
export const all80Ranks = 'Los 80 rangos'
export const the80RanksOf = 'Los 80 rangos de las clasificaciones, de la hormiga al unicornio, y los puntos que pide cada uno.'
export const yourRank = 'Tu rango'
export const theFirstPoints = 'Los primeros puntos'
export const moreThan: typeof English.moreThan = (points) => `Más de ${points}`
