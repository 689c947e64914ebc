import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import type { MenuSection } from '../../platform/navigation/menu.ts'

/** The side menu of puzzle lists.
 *  Source: docs/product.md, Menus */
export const PUZZLE_SECTIONS: readonly MenuSection[] = [
  {
    name: m['puzzles_menu.emoji_puzzles'](),
    entries: [
      { name: m['puzzles.latest_puzzles'](), path: PATHS.newPuzzles, alsoAt: [] },
      { name: m['puzzles.popular_puzzles'](), path: PATHS.popularPuzzles, alsoAt: [] },
    ],
  },
  {
    name: m['puzzles_menu.categories'](),
    entries: [
      { name: m['puzzles.emoji_math_puzzles'](), path: PATHS.mathPuzzles, alsoAt: [] },
      { name: m['puzzles.emoji_logic_games'](), path: PATHS.logicGames, alsoAt: [] },
    ],
  },
  {
    name: m['puzzles_menu.emoji_games'](),
    entries: [
      { name: m['puzzles.emoji_riddles'](), path: PATHS.riddles, alsoAt: [] },
      { name: m['ui.practise'](), path: PATHS.practise, alsoAt: [] },
    ],
  },
]
