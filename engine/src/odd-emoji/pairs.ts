import type { Emoji } from '../question.ts'

/** Two emoji that look alike, from easiest to hardest to tell apart. `theme` names one of THEMES. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  readonly distance: number
  readonly theme: string
}

export const ODD_PAIRS: readonly OddPair[] = [
  { emoji: ['red-apple', 'green-apple'], distance: 20, theme: 'Fruit' },
  { emoji: ['goat', 'ewe'], distance: 15, theme: 'Farm' },
]
