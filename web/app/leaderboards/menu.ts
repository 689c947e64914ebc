import { PATHS } from '../navigation/paths.ts'
import type { MenuSection } from '../navigation/menu.ts'

/** The side menu of leaderboards.
 *  Source: docs/product.md, Menus */
export const LEADERBOARD_SECTIONS: readonly MenuSection[] = [
  {
    name: 'GLOBAL',
    entries: [
      { name: 'All', path: PATHS.leaderboard, alsoAt: [PATHS.leaderboardTable] },
      { name: 'Weekly', path: PATHS.leaderboardWeekly, alsoAt: [] },
      { name: 'Daily', path: PATHS.leaderboardDaily, alsoAt: [] },
    ],
  },
  { name: 'RANKS', entries: [{ name: 'All 80 ranks', path: PATHS.leaderboardRanks, alsoAt: [] }] },
]
