import type { Translated } from '@emojigma/messages/shape.ts'
import type * as PasswordWords from '@emojigma/messages/words/passwords.ts'

const LENGTH = { min: 8, max: 128 } as const

const SPECIAL = /[!@#$%&*^/=?_.,:;-]/
const CLASSES = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\d/]

/** The fault of a password, as a sentence; undefined if it has none. Counts characters, not code units, and accepts any character.
 *  @param words of the sentence's language
 *  Source: docs/product.md, Passwords */
export function passwordFault(password: string, words: Translated<typeof PasswordWords>): string | undefined {
  const { length } = [...password]
  if (length > LENGTH.max) return words.tooLong
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  return length >= LENGTH.min && SPECIAL.test(password) && classes >= 2 ? undefined : words.weak
}
