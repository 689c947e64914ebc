import { randomFrom, type Random } from '../random.ts'

/** The steps before Level 1, in the order of learning. */
export const FIRST_NUMBER_STEPS = ['match', 'frame', 'compare', 'one more', 'path'] as const
export type FirstNumberStep = (typeof FIRST_NUMBER_STEPS)[number]

/** The choices of a comparison, by index. */
export const COMPARED = ['first', 'same', 'second'] as const

/** How many emoji an exercise may be about. */
const EMOJI = 4
const FINGERS = 5
const MOST = 10
const PATH = 5

/** An exercise for those who cannot count to ten yet: something is shown, and one of three answers is tapped. */
export type FirstNumber = {
  /** Index of the emoji that is shown. */
  readonly emoji: number
  /** Index of the right choice. */
  readonly right: number
} & (
  | { readonly kind: 'match' | 'frame' | 'one more'; readonly count: number; readonly choices: readonly number[] }
  | { readonly kind: 'compare'; readonly asks: 'more' | 'fewer'; readonly counts: readonly [first: number, second: number] }
  /** A number path from `start` on; the number at `gap` is missing. */
  | { readonly kind: 'path'; readonly start: number; readonly gap: number; readonly choices: readonly number[] }
)

export const PATH_LENGTH = PATH

/** The exercise of a step with a number: always the same.
 *  Source: docs/product.md, Practise; Siegler and Ramani, "Playing linear number board games", 2009 */
export function drawFirstNumber(step: FirstNumberStep, number: number): FirstNumber {
  const random = randomFrom('first numbers', step, number)
  const emoji = random.below(EMOJI)
  switch (step) {
    case 'match':
      return { kind: step, emoji, ...counted(random, random.between(1, FINGERS), 1, FINGERS) }
    case 'frame':
      return { kind: step, emoji, ...counted(random, random.between(3, MOST), 1, MOST) }
    case 'one more': {
      const count = random.between(1, MOST - 1)
      return { kind: step, emoji, count, ...choicesAround(random, count + 1, 1, MOST) }
    }
    case 'compare': {
      const first = random.between(1, FINGERS + 1)
      const second = random.below(4) === 0 ? first : random.between(1, FINGERS + 1)
      const asks = random.below(2) === 0 ? 'more' : 'fewer'
      const right = first === second ? 1 : first > second === (asks === 'more') ? 0 : 2
      return { kind: step, emoji, asks, counts: [first, second], right }
    }
    case 'path': {
      const start = random.between(1, MOST - PATH + 1)
      const gap = random.between(1, PATH - 1)
      return { kind: step, emoji, start, gap, ...choicesAround(random, start + gap, 1, MOST) }
    }
  }
}

function counted(random: Random, count: number, low: number, high: number) {
  return { count, ...choicesAround(random, count, low, high) }
}

/** Three numbers in a row with the right one among them, in ascending order. */
function choicesAround(random: Random, right: number, low: number, high: number) {
  const first = Math.min(high - 2, Math.max(low, right - random.below(3)))
  const choices = [first, first + 1, first + 2]
  return { choices, right: choices.indexOf(right) }
}
