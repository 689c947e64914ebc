export const theWholeBoard = 'The whole board'
export const leaderboard = 'Leaderboard'
export const top10 = (title: string) => `${title}, top 10`
