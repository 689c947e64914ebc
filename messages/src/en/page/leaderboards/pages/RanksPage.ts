import { counted } from '../../../grammar.ts'

export const allRanks = (count: number) => `All ${count} ranks`
export const yourAllTimeScore = (name: string | undefined) =>
  `Your all time score decides your rank, and a rank is never lost. ${name} comes with the first solved puzzle.`
export const rank = 'Rank'
export const you = 'You'
export const theLastRankTakes = (threshold: number) => `The last rank takes more than ${counted(threshold)} points.`
export const all80Ranks = 'All 80 ranks'
export const the80RanksOf = 'The 80 ranks of the leaderboards from Ant to Unicorn, and the points that each of them takes.'
export const yourRank = 'Your rank'
export const theFirstPoints = 'The first points'
export const moreThan = (points: string) => `More than ${points}`
