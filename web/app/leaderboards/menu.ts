import * as messages from '@emojigma/messages/page/leaderboards/menu.ts'
import { PATHS } from '../navigation/paths.ts'
import type { MenuSection } from '../navigation/menu.ts'

/** The side menu of leaderboards.
 *  Source: docs/product.md, Menus */
export const LEADERBOARD_SECTIONS: readonly MenuSection[] = [
  {
    name: messages.global,
    entries: [
      { name: messages.all, path: PATHS.leaderboard, alsoAt: [PATHS.leaderboardTable] },
      { name: messages.weekly, path: PATHS.leaderboardWeekly, alsoAt: [] },
      { name: messages.daily, path: PATHS.leaderboardDaily, alsoAt: [] },
    ],
  },
  { name: messages.ranks, entries: [{ name: messages.all80Ranks, path: PATHS.leaderboardRanks, alsoAt: [] }] },
]
