import * as messages from '@emojigma/messages/page/navigation.ts'
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
  { name: messages.home, path: PATHS.home, emoji: 'house', alsoAt: [] },
  { name: messages.pricing, path: PATHS.pricing, emoji: 'label', alsoAt: [], for: 'others' },
  { name: messages.myAccount, path: PATHS.myAccount, emoji: 'grinning-face', alsoAt: [], for: 'email' },
  { name: messages.todaysPuzzles, path: PATHS.today, emoji: 'calendar', alsoAt: [] },
  {
    name: messages.allPuzzles,
    path: PATHS.newPuzzles,
    emoji: 'puzzle-piece',
    alsoAt: LISTS,
  },
  { name: messages.riddles, path: PATHS.riddles, emoji: 'thinking-face', alsoAt: [] },
  {
    name: messages.leaderboards,
    path: PATHS.leaderboard,
    emoji: 'trophy',
    alsoAt: [],
    hasMore: true,
  },
  { name: messages.help, path: PATHS.help, alsoAt: [] },
]

export interface MenuSection {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

export function isCurrent({ path, alsoAt, hasMore }: MenuEntry, pathname: string): boolean {
  return (hasMore && pathname.startsWith(path)) || [path, ...alsoAt].some((address) => isAt(pathname, address))
}
