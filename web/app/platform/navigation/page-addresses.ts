import { PATHS } from './paths.ts'

/** The other addresses of pages that have several.
 *  Source: docs/product.md, Routes */
const ALSO_AT: Readonly<Record<string, readonly string[]>> = {
  [PATHS.today]: ['/puzzle/today'],
  [PATHS.newPuzzles]: ['/puzzle/index', '/puzzle/new', '/new'],
  [PATHS.popularPuzzles]: ['/popular'],
  [PATHS.logicGames]: ['/emojiLogicPuzzles'],
  [PATHS.leaderboard]: ['/home/leaderboard/1'],
  [PATHS.shop]: ['/store', '/swag'],
  [PATHS.login]: ['/account/login'],
  [PATHS.register]: ['/account/register'],
  [PATHS.resetPassword]: ['/account/resetpassword'],
}

/** Where the lists of puzzles are. */
export const LISTS: readonly string[] = [PATHS.newPuzzles, PATHS.popularPuzzles, PATHS.mathPuzzles, PATHS.logicGames]

/** The boards of a class: of all time, weekly, daily. */
export const CLASS_BOARDS: readonly string[] = [
  PATHS.leaderboardClassroom,
  PATHS.leaderboardWeeklyClassroom,
  PATHS.leaderboardDailyClassroom,
]

/** Every address of a page. */
export function addressesOf(path: string): readonly string[] {
  return [path, ...(ALSO_AT[path] ?? [])]
}

/** The one address of a page that has several: the one that searches are to show.
 *  @param path as its route has it */
export function mainAddress(path: string): string {
  return Object.keys(ALSO_AT).find((main) => ALSO_AT[main]?.includes(path)) ?? path
}

/** Whether an address is one of a page's, however it is written. */
export function isAt(pathname: string, path: string): boolean {
  const here = plain(pathname)
  return addressesOf(path).some((address) => plain(address) === here)
}

/** In lower case and without a slash at its end. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '')
}
