import type * as English from '../../../../en/page/leaderboards/components/JoinRanks.tsx'

export const joinTheEliteRanks = 'Únete a los grandes rangos'
export const ranksLeadFromTo: typeof English.ranksLeadFromTo = (count, first, last) => `${count} rangos llevan de ${first} a ${last}.`
export const youAre: typeof English.youAre = (_startsWithVowel, rank) => <>Tu rango: {rank}.</>
export const seeAllRanks: typeof English.seeAllRanks = (count) => `Ver los ${count} rangos`
