import { ALPHABET } from '../alphabet.ts'
import { emojiName } from '../emoji/name.ts'
import type { Emoji } from '../question.ts'
import { WORDS } from './words.ts'

/** What Word puzzles of a language are made of. */
export interface Vocabulary {
  /** The letters in their order, upper case, at most 31. */
  readonly alphabet: string
  /** Lower case. */
  readonly words: readonly string[]
  readonly nameOf: (emoji: Emoji) => string
}

export const ENGLISH: Vocabulary = { alphabet: ALPHABET, words: WORDS, nameOf: emojiName }
