import { m } from '@emojigma/messages'
import { PATHS } from './paths.ts'
import { isAt, LISTS } from './page-addresses.ts'

export interface MenuEntry {
  readonly name: string
  readonly path: string
  /** For those who can't read yet; without one, the puzzled mascot is shown. */
  readonly emoji?: string
  /** Other pages on which the entry is the current one. */
  readonly alsoAt: readonly string[]
  /** It is also current on every page whose address begins with its own. */
  readonly hasMore?: boolean
  /** Where it leads students. */
  readonly pathForStudents?: string
  /** Only for accounts with an e-mail, or only for everyone else. */
  readonly for?: 'email' | 'others'
}

/** Source: docs/product.md, Menus */
export const MENU: readonly MenuEntry[] = [
  { name: m['navigation.home'](), path: PATHS.home, emoji: 'house', alsoAt: [] },
  { name: m['navigation.pricing'](), path: PATHS.pricing, emoji: 'label', alsoAt: [], for: 'others' },
  { name: m['navigation.my_account'](), path: PATHS.myAccount, emoji: 'grinning-face', alsoAt: [], for: 'email' },
  { name: m['navigation.todays_puzzles'](), path: PATHS.today, emoji: 'calendar', alsoAt: [] },
  {
    name: m['navigation.all_puzzles'](),
    path: PATHS.newPuzzles,
    emoji: 'puzzle-piece',
    alsoAt: LISTS,
  },
  { name: m['navigation.riddles'](), path: PATHS.riddles, emoji: 'thinking-face', alsoAt: [] },
  {
    name: m['navigation.leaderboards'](),
    path: PATHS.leaderboard,
    // Students are on no other board.
    pathForStudents: PATHS.leaderboardClassroom,
    emoji: 'trophy',
    alsoAt: [],
    hasMore: true,
  },
  { name: m['ui.help'](), path: PATHS.help, alsoAt: [] },
]

export interface MenuSection {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

export function isCurrent({ path, alsoAt, hasMore }: MenuEntry, pathname: string): boolean {
  return (hasMore && pathname.startsWith(path)) || [path, ...alsoAt].some((address) => isAt(pathname, address))
}
