/** The letters in their order, where a puzzle has no alphabet of its own. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A = 1 … Z = 26, in another alphabet as many as it has; 0 for anything else.
 *  Source: docs/product.md, Word */
export function positionOf(letter: string, alphabet = ALPHABET): number {
  return alphabet.indexOf(letter) + 1
}

/** @returns undefined for a number that is no letter's position */
export function letterAt(position: number, alphabet = ALPHABET): string | undefined {
  return Number.isInteger(position) ? alphabet[position - 1] : undefined
}
