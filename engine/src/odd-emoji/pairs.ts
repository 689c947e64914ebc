import type { Emoji } from '../question.ts'
import { readOffers } from './offers.ts'
import pairs from './pairs.json' with { type: 'json' }

/** Two emoji of one theme that look alike. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** How far apart the two look in a crowd, in tenths; larger is easier. */
  readonly distance: number
  /** Otherwise published puzzles alone show it. */
  readonly isOffered: boolean
  /** The name of a theme. */
  readonly theme: string
}

/** From easiest to hardest. */
export const ODD_PAIRS: readonly OddPair[] = Object.entries(pairs)
  .flatMap(([theme, lines]) => lines.flatMap((line) => pairsOf(theme, line)))
  .toSorted((one, other) => other.distance - one.distance)

/** @param line an emoji, then each emoji that it is paired with and their distance; after a bar those that are not offered:
 *    `bell cookie:517 | fire:353` */
function pairsOf(theme: string, line: string): OddPair[] {
  const [first = '', ...others] = line.split(' ')
  return readOffers(others).map(({ name, distance, isOffered }) => ({ emoji: [first, name], distance, theme, isOffered }))
}
