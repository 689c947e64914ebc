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

/** A category in an address: `Phrase/Saying` is `phrase-saying`. */
export function categoryCode(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
