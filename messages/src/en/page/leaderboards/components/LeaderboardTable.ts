import { counted } from '../../../grammar.ts'

export const rank = 'Rank'
export const pos = 'Pos'
export const user = 'User'
export const total = 'Total'
export const score = 'Score'
export const you = 'You'
export const loading = 'Loading...'
export const eachLevelShowsCorrect = ' Each level shows correct out of attempted.'
export const position = 'Position'
export const notOnThisBoard = 'Not on this board yet: one solved puzzle will do.'
export const justBelowTheTop100 = 'Just below the top 100:'
export const moreThen = (between: number) => `${counted(between)} more ${between === 1 ? 'player' : 'players'}, then:`
