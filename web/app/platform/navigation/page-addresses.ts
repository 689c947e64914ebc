import { PATHS } from './paths.ts'

/** Aliases of pages, by canonical address.
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

/** The puzzle lists. */
export const LISTS: readonly string[] = [PATHS.newPuzzles, PATHS.popularPuzzles, PATHS.mathPuzzles, PATHS.logicGames]

/** The boards of a class: of all time, weekly, daily. */
export const CLASS_BOARDS: readonly string[] = [
  PATHS.leaderboardClassroom,
  PATHS.leaderboardWeeklyClassroom,
  PATHS.leaderboardDailyClassroom,
]

/** A page's canonical address and its aliases. */
export function addressesOf(path: string): readonly string[] {
  return [path, ...(ALSO_AT[path] ?? [])]
}

/** The canonical address of a page, for search engines.
 *  @param path of its route */
export function mainAddress(path: string): string {
  return Object.keys(ALSO_AT).find((main) => ALSO_AT[main]?.includes(path)) ?? path
}

/** Whether an address is one of a page's, whatever its case and final slash. */
export function isAt(pathname: string, path: string): boolean {
  const here = plain(pathname)
  return addressesOf(path).some((address) => plain(address) === here)
}

function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '')
}
