import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** Addresses of pages that the app links to. Source: specification §2, Route table */
export const PATHS = {
  home: '/',
  today: '/today',
  newPuzzles: '/puzzle',
  popularPuzzles: '/puzzle/mostpopular',
  mathPuzzles: '/emojiMathPuzzles',
  logicGames: '/emojiLogicGames',
  riddles: '/emojiRiddles',
  pricing: '/pricing',
  leaderboard: '/leaderboard',
  leaderboardTable: '/leaderboard/table',
  leaderboardWeekly: '/leaderboardWeekly',
  leaderboardDaily: '/leaderboardDaily',
  leaderboardRanks: '/leaderboardRanks',
  help: '/faq',
  books: '/books',
  login: '/login',
  register: '/register',
  myAccount: '/myAccount',
  changePassword: '/changepassword',
  forgottenPassword: '/forgottenpassword',
  forgottenPasswordConfirmation: '/forgottenpasswordconfirmation',
  forgottenPasswordComplete: '/forgottenpasswordcomplete',
  contact: '/contact',
  privacy: '/privacypolicy',
  terms: '/termsandconditions',
  worksheets: '/worksheets',
  teacherPortal: '/help/teacherPortal',
} as const

/** Where a puzzle's answer is shown and explained. */
export function solutionPath(puzzleId: number): string {
  return `/puzzleSolution/${puzzleId}`
}

/** A page to sign in at that leads on to where the player was going. */
export function signInPath(path: string, target: string): string {
  return target === PATHS.today ? path : `${path}?redirectUrl=${encodeURIComponent(target)}`
}

/** A puzzle's page; type and level let it draw a placeholder before the puzzle arrives. */
export function puzzlePath(puzzleId: number, typeId?: PuzzleTypeId, levelId?: LevelId): string {
  const seed = typeId && levelId ? `?t=${typeId}&l=${levelId}` : ''
  return `/puzzle/${puzzleId}${seed}`
}
