/** The letters in their order. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A = 1 … Z = 26; 0 for anything else.
 *  Source: docs/product.md, Word */
export function positionOf(letter: string): number {
  return ALPHABET.indexOf(letter) + 1
}

/** @returns undefined for a number that is no letter's position */
export function letterAt(position: number): string | undefined {
  return Number.isInteger(position) ? ALPHABET[position - 1] : undefined
}
