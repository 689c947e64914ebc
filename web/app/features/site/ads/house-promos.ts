import { m } from '@emojigma/messages'
import type { AdPlace } from '@emojigma/contract/site/pages.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'

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
  { emoji: 'thinking-face', title: m['house_promos.can_you_read_emoji'](), text: m['house_promos.riddles_text'](), to: PATHS.riddles },
  {
    emoji: 'puzzle-piece',
    title: m['house_promos.puzzles_on_paper'](),
    text: m['house_promos.worksheets_text'](),
    to: PATHS.worksheets,
    isForAdults: true,
  },
  { emoji: 'pizza', title: m['house_promos.a_puzzle_for_dinner'](), text: m['house_promos.two_pizzas_make10']() },
  { emoji: 'owl', title: m['ui.from_ant_to_unicorn'](), text: m['house_promos.ranks_text'](), to: PATHS.leaderboardRanks },
  {
    emoji: 'woman-teacher',
    title: m['house_promos.puzzles_for_your_class'](),
    text: m['house_promos.teachers_text'](),
    to: PATHS.teacherPortal,
    isForAdults: true,
  },
  { emoji: 'light-bulb', title: m['house_promos.stuck_it_happens'](), text: m['house_promos.how_to_text'](), to: PATHS.howTo },
  { emoji: 'strawberry', title: m['house_promos.new_to_emojidoku'](), text: m['house_promos.emojidoku_text'](), to: PATHS.howToEmojidoku },
  { emoji: 'closed-book', title: m['house_promos.book'](), text: m['house_promos.shop_text'](), to: PATHS.books, isForAdults: true },
  { emoji: 'eyes', title: m['house_promos.sharp_eyes'](), text: m['house_promos.odd_emoji_text'](), to: PATHS.today },
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
