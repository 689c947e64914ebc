import type { AdPlace } from '@emojigma/contract/pages.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { PATHS } from '../navigation/paths.ts'

/** One of our own invitations. */
export interface HousePromo {
  readonly emoji: string
  readonly title: string
  readonly text: string
  /** Absent where there is nothing to go to: an idea to take along. */
  readonly to?: string
  /** What is for sale, or for teachers, is not shown to likely children. */
  readonly isForAdults?: true
}

/** At most forty characters a title and seventy a text, so that they fit a slot on any phone. */
export const HOUSE_PROMOS: readonly HousePromo[] = [
  { emoji: 'thinking-face', title: 'Can you read emoji?', text: 'A film in three pictures? Try a riddle.', to: PATHS.riddles },
  { emoji: 'puzzle-piece', title: 'Puzzles on paper', text: 'Print a worksheet for a rainy day.', to: PATHS.worksheets, isForAdults: true },
  { emoji: 'pizza', title: 'A puzzle for dinner', text: 'Two pizzas make 10. What is one? Now make one up yourself.' },
  { emoji: 'owl', title: 'From Ant to Unicorn', text: 'Have a look at all 80 ranks.', to: PATHS.leaderboardRanks },
  {
    emoji: 'woman-teacher',
    title: 'Puzzles for your class',
    text: 'Classrooms, student logins and a board of your own.',
    to: PATHS.teacherPortal,
    isForAdults: true,
  },
  { emoji: 'light-bulb', title: 'Stuck? It happens', text: 'How each kind of puzzle works, step by step.', to: PATHS.howTo },
  { emoji: 'strawberry', title: 'New to Emojidoku?', text: 'Four emoji, four rows: begin with a small board.', to: PATHS.howToEmojidoku },
  { emoji: 'closed-book', title: 'A book to scribble in', text: 'Emoji puzzles away from the screen.', to: PATHS.books, isForAdults: true },
  { emoji: 'eyes', title: 'Sharp eyes?', text: 'Spot the odd emoji waits among today’s puzzles.', to: PATHS.today },
]

export interface Slot {
  readonly place: AdPlace
  /** Among the slots of its place on the page, from 0. */
  readonly index: number
}

const FIRST: Readonly<Record<AdPlace, number>> = { list: 0, board: 2, puzzle: 4, riddles: 6 }

/** The promo of a slot: the same all day, another one tomorrow, and different ones in neighbouring slots. A page does not lead to itself.
 *  @param pathname of the page
 *  Source: docs/product.md, Advertisements */
export function housePromoFor({ place, index }: Slot, day: Day, pathname: string, isForChild: boolean): HousePromo {
  const fitting = HOUSE_PROMOS.filter(({ to, isForAdults }) => to !== pathname && !(isForChild && isForAdults))
  const promo = fitting[(FIRST[place] + index + day) % fitting.length]
  if (!promo) throw new Error('there is no promo')
  return promo
}
