import { ALPHABET } from '../alphabet.ts'
import { emojiName } from '../emoji/name.ts'
import type { Emoji } from '../question.ts'
import words from './words.json' with { type: 'json' }

/** The words and letters of a language's Word puzzles. */
export interface Vocabulary {
  /** The letters in order, upper case, at most 31. */
  readonly alphabet: string
  /** Lower case. */
  readonly words: readonly string[]
  readonly nameOf: (emoji: Emoji) => string
}

/** Common words that a child may meet in a picture puzzle, read one by one: no violence, fear, alcohol, gambling, body functions, religion,
 *  politics or insults; no plurals; only spellings that British and American English share; and only words with a length and a number of
 *  different letters that some level uses. By length, then alphabet. */
export const ENGLISH: Vocabulary = { alphabet: ALPHABET, words, nameOf: emojiName }
