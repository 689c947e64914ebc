/** The default alphabet. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A = 1 … Z = 26, or as far as another alphabet goes; 0 for anything else.
 *  Source: docs/product.md, Word */
export function positionOf(letter: string, alphabet = ALPHABET): number {
  return alphabet.indexOf(letter) + 1
}

/** @returns undefined for a number without a letter */
export function letterAt(position: number, alphabet = ALPHABET): string | undefined {
  return Number.isInteger(position) ? alphabet[position - 1] : undefined
}
