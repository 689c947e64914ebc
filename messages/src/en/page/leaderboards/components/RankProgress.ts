export const rankOf = (number: number, count: number) => `Rank ${number} of ${count}`
export const ranksToClimb = (count: number) => `${count} ranks to climb`
export const to = (points: string, rank: string) => `${points} to ${rank}`
export const theHighestRankOfAll = 'The highest rank of all'
