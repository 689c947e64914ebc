import type { Emoji } from '@emojigma/engine/question.ts'
import { SCORE_STEP } from './scores.ts'

/** A rank. A score climbs through eighty of them. */
export interface Rank {
  /** 1 to 80. */
  readonly number: number
  /** The creature's picture, after which a rank is named. */
  readonly emoji: Emoji
  /** 0, then 1 to 5 at the very top, where every rank is a Unicorn. */
  readonly stars: number
  /** Index of the badge colour, 0 to 5. Decoration only: the name carries the meaning. */
  readonly colour: number
  /** Scores above this one have the rank. */
  readonly threshold: number
}

export interface RankProgress {
  /** Absent until the first puzzle is solved. */
  readonly rank: Rank | undefined
  /** Absent at the top. */
  readonly next: Rank | undefined
  /** Points to the next rank; 0 at the top. */
  readonly pointsToNext: number
  /** Progress between the two thresholds, from 0 to 1. */
  readonly share: number
}

const BADGE_COLOURS = 6

const FIRST_THRESHOLDS = [0, 100, 200, 350, 500, 750, 1000, 1300, 1600, 2000, 2500, 3000, 3600, 4300, 5000, 6000, 7000, 8000, 9000]

/** The first ranks take a few puzzles; from 10,000 on there are twenty per decade, rounded like preferred numbers.
 *  Source: docs/product.md, Ranks; ISO 3, series R20 */
export const RANK_THRESHOLDS: readonly number[] = [
  ...FIRST_THRESHOLDS,
  ...[1, 10, 100].flatMap((tenfold) =>
    [1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150, 3550, 4000, 4500, 5000, 5600, 6300, 7100, 8000, 9000].map(
      (preferred) => 10 * preferred * tenfold,
    ),
  ),
  10_000_000,
]

/** From the smallest to the grandest, without creatures used to tease children. */
const CREATURES: readonly Emoji[] = [
  'ant',
  'lady-beetle',
  'snail',
  'cricket',
  'bug',
  'beetle',
  'honeybee',
  'butterfly',
  'shrimp',
  'mouse-face',
  'baby-chick',
  'frog',
  'lizard',
  'hamster',
  'crab',
  'tropical-fish',
  'blowfish',
  'chipmunk',
  'hedgehog',
  'duck',
  'turtle',
  'rabbit',
  'bat',
  'lobster',
  'jellyfish',
  'goose',
  'parrot',
  'raccoon',
  'badger',
  'otter',
  'beaver',
  'cat',
  'penguin',
  'flamingo',
  'peacock',
  'swan',
  'owl',
  'fox',
  'dog',
  'koala',
  'monkey',
  'goat',
  'ram',
  'llama',
  'deer',
  'kangaroo',
  'seal',
  'octopus',
  'camel',
  'moose',
  'zebra',
  'horse-face',
  'panda',
  'dolphin',
  'wolf',
  'leopard',
  'eagle',
  'giraffe',
  'hippopotamus',
  'crocodile',
  'rhinoceros',
  'bison',
  'gorilla',
  'bear',
  'polar-bear',
  'shark',
  'tiger',
  'elephant',
  'lion',
  'whale',
  'mammoth',
  'sauropod',
  't-rex',
  'dragon',
  'unicorn',
]

/** The eighty ranks in ascending order; the rank of index n is `RANKS[n - 1]`. */
export const RANKS: readonly Rank[] = RANK_THRESHOLDS.map((threshold, index) => {
  const stars = Math.max(0, index + 1 - CREATURES.length)
  return { number: index + 1, emoji: CREATURES[index - stars] ?? '', stars, colour: index % BADGE_COLOURS, threshold }
})

/** @returns the number of thresholds below the score: 0 = no rank yet, up to 80
 *  Source: docs/product.md, Ranks */
export function rankIndex(score: number): number {
  let low = 0
  let high = RANK_THRESHOLDS.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((RANK_THRESHOLDS[middle] ?? Infinity) < score) low = middle + 1
    else high = middle
  }
  return low
}

/** A score's progress between two ranks.
 *  Source: docs/product.md, Ranks */
export function rankProgress(score: number): RankProgress {
  const index = rankIndex(score)
  const rank = RANKS[index - 1]
  const next = RANKS[index]
  if (!next) return { rank, next, pointsToNext: 0, share: 1 }
  const from = rank?.threshold ?? 0
  const target = next.threshold + SCORE_STEP
  return { rank, next, pointsToNext: target - score, share: (score - from) / (target - from) }
}
