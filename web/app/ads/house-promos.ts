import * as messages from '@emojigma/messages/page/ads/house-promos.ts'
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
  { emoji: 'thinking-face', title: messages.canYouReadEmoji, text: messages.aFilmInThree, to: PATHS.riddles },
  { emoji: 'puzzle-piece', title: messages.puzzlesOnPaper, text: messages.printAWorksheetFor, to: PATHS.worksheets, isForAdults: true },
  { emoji: 'pizza', title: messages.aPuzzleForDinner, text: messages.twoPizzasMake10 },
  { emoji: 'owl', title: messages.fromAntToUnicorn, text: messages.haveALookAt, to: PATHS.leaderboardRanks },
  {
    emoji: 'woman-teacher',
    title: messages.puzzlesForYourClass,
    text: messages.classroomsStudentLoginsAnd,
    to: PATHS.teacherPortal,
    isForAdults: true,
  },
  { emoji: 'light-bulb', title: messages.stuckItHappens, text: messages.howEachKindOf, to: PATHS.howTo },
  { emoji: 'strawberry', title: messages.newToEmojidoku, text: messages.fourEmojiFourRows, to: PATHS.howToEmojidoku },
  { emoji: 'closed-book', title: messages.aBookToScribbleIn, text: messages.emojiPuzzlesAwayFrom, to: PATHS.books, isForAdults: true },
  { emoji: 'eyes', title: messages.sharpEyes, text: messages.spotTheOddEmoji, to: PATHS.today },
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
