import type * as English from '../../../../en/page/leaderboards/components/RankProgress.ts'

export const rankOf: typeof English.rankOf = (number, count) => `Rango ${number} de ${count}`
export const ranksToClimb: typeof English.ranksToClimb = (count) => `${count} rangos por subir`
export const to: typeof English.to = (points, rank) => `${points} para ${rank}`
export const theHighestRankOfAll = 'El rango más alto de todos'
