import type { APIRequestContext } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from './answers.ts'

export const NO_PAGE = '/no-such-page'

/** Pages whose address does not change from day to day. */
export const PAGES = [
  '/',
  '/today',
  '/puzzle',
  '/puzzle/mostpopular',
  '/emojiMathPuzzles',
  '/emojiLogicGames',
  '/leaderboard',
  '/leaderboard/table',
  '/leaderboardDaily',
  '/leaderboardRanks',
  '/register',
  '/login',
  '/magic?magic=an-old-one',
  '/consent?code=an-old-one',
  '/myAccount',
  '/changepassword',
  '/forgottenpassword',
  '/forgottenpasswordconfirmation',
  '/forgottenpasswordcomplete',
  '/resetpassword?code=an-old-one',
  '/contact',
  '/books?levelId=3',
  '/shop',
  '/worksheets',
  '/christmas-worksheets',
  '/blogs',
  '/blog/1',
  '/blog/2',
  '/privacypolicy',
  '/termsandconditions',
  NO_PAGE,
]

/** A puzzle of each type, by type and level. */
export const KINDS = [
  [1, 5],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 1],
] as const

/** Each page that is built, and a puzzle and an answer of today. */
export async function everyAddress(request: APIRequestContext): Promise<readonly string[]> {
  const today = await todaysPuzzles(request)
  const puzzles = KINDS.map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
  return [...PAGES, ...puzzles, `/puzzleSolution/${puzzleOf(today, 1, 5).id}`]
}
