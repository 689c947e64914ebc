import type * as English from '../../../../en/page/leaderboards/pages/LeaderboardPage.ts'

export const backToTheLeaderboard = 'Volver a la clasificación'
export const allColumns = 'Todas las columnas'
export const asATable: typeof English.asATable = (title) => `${title} como tabla`
export const theTableAlone: typeof English.theTableAlone = (intro) => `${intro} Solo la tabla.`
export const top100: typeof English.top100 = (title) => `${title}, los 100 primeros`
