import { m } from '@emojigma/messages'
import { rankIndex, rankProgress, RANKS, type Rank } from '@emojigma/contract/rules/ranks.ts'
import { STARS_A_DAY, starsOf } from '@emojigma/contract/rules/stars.ts'
import { points as pointsWords, rankName } from '../../../ui/pictures/rank-words.ts'

/** The condition that the points still wait for. 'on this page': they go with it, since the browser keeps nothing. */
type Waiting = 'no' | 'for an account' | 'for the network' | 'on this page'

export interface Win {
  /** 0 = none for this solve. */
  readonly points: number
  /** All points, including these; undefined if unknown. */
  readonly total: number | undefined
  /** Including this one. */
  readonly solvedToday: number
  readonly waiting: Waiting
}

/** @returns the new rank; undefined if it stays the same or is unknown
 *  Source: docs/product.md, The win */
export function risenTo({ points, total }: Win): Rank | undefined {
  if (total === undefined || points === 0) return undefined
  const index = rankIndex(total)
  return index > rankIndex(total - points) ? RANKS[index - 1] : undefined
}

/** Whether a new rank fills the screen: the first one, and every fifth. The others are a line of the win. */
export function isGreatRise({ number }: Rank): boolean {
  return number === 1 || number % 5 === 0
}

/** `Your new rank: Ladybug!` */
export function riseWords(rank: Rank): string {
  return m['win.rank']({ rank: rankName(rank) })
}

/** `+60 points wait for you`: what follows the number. */
export function pointsAfterword({ waiting }: Pick<Win, 'waiting'>): string {
  switch (waiting) {
    case 'no':
      return m['win.points']()
    case 'for an account':
      return m['win.points_wait_for_you']()
    case 'for the network':
      return m['win.points_offline']()
    case 'on this page':
      return m['win.points_on_this_page']()
  }
}

export const NO_POINTS = m['win.no_points']()

/** `Two of three stars today` */
export function starWords(solvedToday: number): string {
  const stars = starsOf(solvedToday)
  return stars === STARS_A_DAY ? m['win.all_three_stars_today']() : m['win.stars']({ count: stars })
}

/** `140 points to Snail`, or that this is the highest rank. */
export function wayWords(total: number): string {
  const { next, pointsToNext } = rankProgress(total)
  return next ? m['ui.to']({ points: pointsWords(pointsToNext), rank: rankName(next) }) : m['ui.highest_rank']()
}

/** The win in short sentences, for screen readers.
 *  Source: docs/product.md, The win */
export function winSentence(win: Win): string {
  const risen = risenTo(win)
  return [
    win.points === 0 ? NO_POINTS : `${win.points} ${pointsAfterword(win)}.`,
    `${starWords(win.solvedToday)}.`,
    ...(risen ? [riseWords(risen)] : []),
    ...(win.total === undefined ? [] : [`${wayWords(win.total)}.`]),
  ].join(' ')
}
