import * as messages from '@emojigma/messages/page/puzzles/menu.ts'
import { PATHS } from '../navigation/paths.ts'
import type { MenuSection } from '../navigation/menu.ts'

/** The side menu of puzzle lists.
 *  Source: docs/product.md, Menus */
export const PUZZLE_SECTIONS: readonly MenuSection[] = [
  {
    name: messages.emojiPuzzles,
    entries: [
      { name: messages.latestPuzzles, path: PATHS.newPuzzles, alsoAt: [] },
      { name: messages.popularPuzzles, path: PATHS.popularPuzzles, alsoAt: [] },
    ],
  },
  {
    name: messages.categories,
    entries: [
      { name: messages.emojiMathPuzzles, path: PATHS.mathPuzzles, alsoAt: [] },
      { name: messages.emojiLogicGames, path: PATHS.logicGames, alsoAt: [] },
    ],
  },
  {
    name: messages.emojiGames,
    entries: [
      { name: messages.emojiRiddles, path: PATHS.riddles, alsoAt: [] },
      { name: messages.practise, path: PATHS.practise, alsoAt: [] },
      { name: messages.findTheMistake, path: PATHS.findTheMistake, alsoAt: [] },
      { name: messages.enoughToKnow, path: PATHS.enoughToKnow, alsoAt: [] },
      { name: messages.forYou, path: PATHS.forYou, alsoAt: [] },
      { name: messages.myDays, path: PATHS.myDays, alsoAt: [] },
    ],
  },
]
