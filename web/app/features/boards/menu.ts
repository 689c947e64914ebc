import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import type { MenuSection } from '../../platform/navigation/menu.ts'

/** The side menu of leaderboards.
 *  Source: docs/product.md, Menus */
export const LEADERBOARD_SECTIONS: readonly MenuSection[] = [
  {
    name: m['leaderboards_menu.global'](),
    entries: [
      { name: m['ui.all'](), path: PATHS.leaderboard, alsoAt: [PATHS.leaderboardTable] },
      { name: m['ui.weekly'](), path: PATHS.leaderboardWeekly, alsoAt: [] },
      { name: m['ui.daily'](), path: PATHS.leaderboardDaily, alsoAt: [] },
    ],
  },
  { name: m['leaderboards_menu.ranks'](), entries: [{ name: m['boards.all_80_ranks'](), path: PATHS.leaderboardRanks, alsoAt: [] }] },
]
