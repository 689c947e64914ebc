/** What riddles are about, in the order in which the page offers them. */
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

/** A name, title or saying that emoji stand for. */
export interface Riddle {
  /** From 1, in the order of the page. */
  readonly number: number
  /** Its answer in small letters and hyphens: what it is known by when the order changes. */
  readonly id: string
  readonly emoji: readonly string[]
  /** How each emoji is read aloud. */
  readonly names: readonly string[]
  readonly category: RiddleCategory
  readonly hint: string
  readonly answer: string
  /** Other names for the same. */
  readonly alsoRight: readonly string[]
}

/** A category as an address has it: `Phrase/Saying` is `phrase-saying`. */
export function categoryCode(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
