export const backToTheLeaderboard = 'Back to the leaderboard'
export const allColumns = 'All columns'
export const asATable = (title: string) => `${title} as a table`
export const theTableAlone = (intro: string) => `${intro} The table alone.`
export const top100 = (title: string) => `${title}, top 100`
