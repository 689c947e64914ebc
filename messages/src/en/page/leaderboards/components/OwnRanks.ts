import { counted } from '../../../grammar.ts'

export const myLeaderboardPositions = 'My Leaderboard Positions'
export const yourPositionsCantBe = 'Your positions can’t be shown just now.'
export const namesOnTheBoards = 'Names on the boards are nicknames.'
export const chooseYours = 'Choose yours'
export const withAFreeAccount =
  'With a free account your solved puzzles bring points, a rank and a place on the boards. What you have solved here comes along.'
export const register = 'Register'
export const login = 'Login'
export const pts = (score: number) => `${counted(score)} pts`
export const onlyYouSeeYourRow = 'Only you see your row here: students are not on the public boards.'
