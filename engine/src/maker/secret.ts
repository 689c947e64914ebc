import { lettersOf } from '../word/letters.ts'

/** A number or a word that someone hides in a puzzle. */
export type Secret = { readonly kind: 'number'; readonly value: number } | { readonly kind: 'word'; readonly word: string }

/** Source: docs/product.md, Make and send */
export const LARGEST_SECRET = 99
export const SECRET_LETTERS = { min: 3, max: 7 } as const

/** Reads what was typed. Accents are taken off letters that the alphabet does not have.
 *  @returns undefined if it is neither a number from 1 to 99 nor a word of 3 to 7 letters, two of them different */
export function readSecret(text: string, alphabet: string): Secret | undefined {
  const typed = text.trim().normalize('NFC').toUpperCase()
  if (/^\d{1,2}$/.test(typed)) return Number(typed) >= 1 ? { kind: 'number', value: Number(typed) } : undefined
  const word = [...typed].map((letter) => (alphabet.includes(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))).join('')
  const isWord =
    word.length >= SECRET_LETTERS.min && word.length <= SECRET_LETTERS.max && [...word].every((letter) => alphabet.includes(letter))
  return isWord && lettersOf(word).length > 1 ? { kind: 'word', word } : undefined
}
