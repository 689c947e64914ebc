import { PATHS } from '../navigation/paths.ts'
import type { MenuSection } from '../navigation/menu.ts'

/** The side menu of puzzle lists.
 *  Source: docs/product.md, Menus */
export const PUZZLE_SECTIONS: readonly MenuSection[] = [
  {
    name: 'EMOJI PUZZLES',
    entries: [
      { name: 'Latest Puzzles', path: PATHS.newPuzzles, alsoAt: [] },
      { name: 'Popular Puzzles', path: PATHS.popularPuzzles, alsoAt: [] },
    ],
  },
  {
    name: 'CATEGORIES',
    entries: [
      { name: 'Emoji Math Puzzles', path: PATHS.mathPuzzles, alsoAt: [] },
      { name: 'Emoji Logic Games', path: PATHS.logicGames, alsoAt: [] },
    ],
  },
  {
    name: 'EMOJI GAMES',
    entries: [
      { name: 'Emoji Riddles', path: PATHS.riddles, alsoAt: [] },
      { name: 'Practise', path: PATHS.practise, alsoAt: [] },
      { name: 'Find the mistake', path: PATHS.findTheMistake, alsoAt: [] },
      { name: 'Enough to know?', path: PATHS.enoughToKnow, alsoAt: [] },
      { name: 'For you', path: PATHS.forYou, alsoAt: [] },
      { name: 'My days', path: PATHS.myDays, alsoAt: [] },
    ],
  },
]
