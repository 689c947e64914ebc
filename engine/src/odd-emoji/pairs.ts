import type { Emoji } from '../question.ts'
import pairs from './pairs.json' with { type: 'json' }

/** Two emoji of one theme that look alike. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** The difference as seen with the weakest colour vision; larger is easier. */
  readonly distance: number
  /** The name of a theme. */
  readonly theme: string
}

/** From easiest to hardest. */
export const ODD_PAIRS: readonly OddPair[] = Object.entries(pairs)
  .flatMap(([theme, lines]) => lines.flatMap((line) => pairsOf(theme, line)))
  .toSorted((one, other) => other.distance - one.distance)

/** @param line an emoji, then each emoji that it is paired with and their distance: `bell cookie:517 fire:353` */
function pairsOf(theme: string, line: string): OddPair[] {
  const [first = '', ...others] = line.split(' ')
  return others.map((other) => {
    const [second = '', distance] = other.split(':')
    return { emoji: [first, second], distance: Number(distance), theme }
  })
}
