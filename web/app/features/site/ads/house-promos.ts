import { m } from '@emojigma/messages'
import type { AdPlace } from '@emojigma/contract/site/pages.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'

export interface HousePromo {
  readonly emoji: string
  readonly title: string
  readonly text: string
  /** Undefined for a tip without a page. */
  readonly to?: string
  /** Hidden from likely children: products, and offers for teachers. */
  readonly isForAdults?: true
}

/** Titles have at most 40 characters and texts 70, so that they fit any phone. */
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
  /** Index among the slots of its place, from 0. */
  readonly index: number
}

const FIRST: Readonly<Record<AdPlace, number>> = { list: 0, board: 2, puzzle: 4, riddles: 6 }

/** The promo of a slot: fixed for a day, different in neighbouring slots, never linking to the page itself.
 *  @param pathname of the page
 *  Source: docs/product.md, Advertisements */
export function housePromoFor({ place, index }: Slot, day: Day, pathname: string, isForChild: boolean): HousePromo {
  const fitting = HOUSE_PROMOS.filter(({ to, isForAdults }) => to !== pathname && !(isForChild && isForAdults))
  const promo = fitting[(FIRST[place] + index + day) % fitting.length]
  if (!promo) throw new Error('there is no promo')
  return promo
}
