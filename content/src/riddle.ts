/** Categories of riddles, in the order of the page. */
export const RIDDLE_CATEGORIES = [
  'Film',
  'Book',
  'Nursery Rhyme',
  'Phrase/Saying',
  'Character',
  'TV Show',
  'Food',
  'Object',
  'Animal',
  'Place',
  'Song',
  'Game',
] as const
export type RiddleCategory = (typeof RIDDLE_CATEGORIES)[number]

/** A name, title or saying in emoji. */
export interface Riddle {
  /** From 1, in the order of the page. */
  readonly number: number
  /** Its answer in lower case and hyphens, which identifies it when the order changes. */
  readonly id: string
  readonly emoji: readonly string[]
  /** Spoken names of the emoji. */
  readonly names: readonly string[]
  readonly category: RiddleCategory
  readonly hint: string
  readonly answer: string
  /** Further accepted answers. */
  readonly alsoRight: readonly string[]
}

/** A riddle in the file that the page fetches. Emoji and their names are comma lists.
 *  Source: docs/product.md, Riddles */
export interface WireRiddle {
  readonly n: number
  readonly i: string
  readonly e: string
  readonly en: string
  readonly t: RiddleCategory
  readonly h: string
  readonly a: string
  /** Left out if empty. */
  readonly ar?: readonly string[]
}

export function riddleToWire({ number, id, emoji, names, category, hint, answer, alsoRight }: Riddle): WireRiddle {
  const more = alsoRight.length === 0 ? {} : { ar: alsoRight }
  return { n: number, i: id, e: emoji.join(','), en: names.join(','), t: category, h: hint, a: answer, ...more }
}

export function riddleFromWire({ n, i, e, en, t, h, a, ar = [] }: WireRiddle): Riddle {
  return { number: n, id: i, emoji: e.split(','), names: en.split(','), category: t, hint: h, answer: a, alsoRight: ar }
}

/** A category in an address: `Phrase/Saying` is `phrase-saying`. */
export function categoryCode(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
