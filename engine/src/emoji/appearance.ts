import type { Emoji } from '../question.ts'
import { pairsThatSoundAlike } from './alike-names.ts'
import confusable from './confusable.json' with { type: 'json' }
import emojiByHue from './hues.json' with { type: 'json' }
import sameThings from './same-things.json' with { type: 'json' }

// Emoji by number, so that pairs are a table: generating a puzzle looks up hundreds.

/** One line per emoji, in order: its name, then the steps, in base 36, to each later line that a player would confuse with it by
 *  silhouette, colour or greyscale, or that contains its drawing. */
const confusableLines = confusable.map((line) => line.split(' '))
const EMOJI = confusableLines.map(([emoji = '']) => emoji)
const COUNT = EMOJI.length
const numbers: ReadonlyMap<Emoji, number> = new Map(EMOJI.map((emoji, number) => [emoji, number]))
const lists = new WeakMap<readonly Emoji[], readonly number[]>()
/** 1 at `one * COUNT + other` where a player would confuse the two. */
const confused = readConfused()
const hueBits = readHues()

/** @throws RangeError for an emoji without measurements */
export function numberOf(emoji: Emoji): number {
  const number = numbers.get(emoji)
  if (number === undefined) throw new RangeError(`no measured emoji ${emoji}`)
  return number
}

/** The numbers of a list's emoji, without duplicates. Cached: all puzzles of a theme use the same list. */
export function numbersOf(emoji: readonly Emoji[]): readonly number[] {
  const kept = lists.get(emoji)
  if (kept) return kept
  const fresh = [...new Set(emoji.map(numberOf))]
  lists.set(emoji, fresh)
  return fresh
}

export function emojiOf(number: number): Emoji {
  return EMOJI[number] as Emoji
}

/** Whether two emoji, by number, differ enough in silhouette, colour, greyscale and spoken name, and show different things. */
export function lookApart(one: number, other: number): boolean {
  return one !== other && confused[one * COUNT + other] !== 1
}

/** The hue of an emoji, by number, as one bit. */
export function hueBit(number: number): number {
  return hueBits[number] as number
}

/** Parses the table, and adds emoji that show the same thing, such as two cameras, and those whose names sound alike. */
function readConfused(): Uint8Array {
  const table = new Uint8Array(COUNT * COUNT)
  const join = (one: number, other: number): void => {
    table[one * COUNT + other] = 1
    table[other * COUNT + one] = 1
  }
  for (const [number, [, ...steps]] of confusableLines.entries()) {
    let other = number
    for (const step of steps) {
      other += Number.parseInt(step, 36)
      join(number, other)
    }
  }
  for (const things of sameThings)
    for (const one of things) for (const other of things) if (one !== other) join(numberOf(one), numberOf(other))
  for (const [one, other] of pairsThatSoundAlike(EMOJI)) join(numberOf(one), numberOf(other))
  return table
}

function readHues(): Int32Array {
  const bits = new Int32Array(COUNT)
  for (const [hue, names] of Object.values(emojiByHue).entries()) {
    for (const emoji of names) bits[numberOf(emoji)] = 1 << hue
  }
  return bits
}
