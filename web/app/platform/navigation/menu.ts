import { m } from '@emojigma/messages'
import { PATHS } from './paths.ts'
import { isAt, LISTS } from './page-addresses.ts'

export interface MenuEntry {
  readonly name: string
  readonly path: string
  /** An emoji for those who can't read yet; without one, the mascot shows that it does not know either. */
  readonly emoji?: string
  /** Other pages on which the entry is the current one. */
  readonly alsoAt: readonly string[]
  /** It is the current one on every page whose address begins as its own does. */
  readonly hasMore?: boolean
  /** Whose it is, where it is not everybody's: someone's with an e-mail, or anyone else's. */
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
