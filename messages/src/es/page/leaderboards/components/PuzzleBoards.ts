import type * as English from '../../../../en/page/leaderboards/components/PuzzleBoards.ts'

export const theWholeBoard = 'La clasificación entera'
export const leaderboard = 'Clasificación'
export const top10: typeof English.top10 = (title) => `${title}, los 10 primeros`
