import { ALPHABET, positionOf } from '../alphabet.ts'
import type { Random } from '../random.ts'

/** Two rows of five keys, minus delete and check. */
const TRAY_SIZE = 8

/** A word that a puzzle may ask for, upper case. */
export interface ListedWord {
  readonly word: string
  /** Its letters as bits, the lowest for the first of the alphabet. */
  readonly letters: number
}

/** The different letters of a word in the order in which they come. */
export function lettersOf(word: string): string[] {
  return [...new Set(word)]
}

export function listedWord(word: string, alphabet = ALPHABET): ListedWord {
  return { word, letters: [...word].reduce((bits, letter) => bits | (1 << (positionOf(letter, alphabet) - 1)), 0) }
}

/** Which positions of a word share a letter: "0110" for NOON. */
export function patternOf(word: string): string {
  const letters = lettersOf(word)
  return [...word].map((letter) => letters.indexOf(letter)).join('')
}

/** The words with a word's own pattern that fit into one tray with it.
 *  @param alike words of that pattern, possibly with the word itself */
export function rivalsOf({ word, letters }: ListedWord, alike: readonly ListedWord[]): readonly ListedWord[] {
  return alike.filter((other) => other.word !== word && fits(letters | other.letters))
}

/** The sorted letters to choose from. They include those of two other words with the same pattern, so that only the sums tell which of at
 *  least three words is meant.
 *  @returns undefined where no two of the rivals fit into a tray with the word */
export function trayFor(random: Random, { letters }: ListedWord, rivals: readonly ListedWord[], alphabet = ALPHABET): string | undefined {
  const count = Math.max(1, rivals.length)
  const pair = pairFrom(letters, rivals, random.below(count), random.below(count))
  return pair === undefined ? undefined : filledUp(random, letters | pair, alphabet)
}

/** Whether two of a word's rivals fit into one tray with it. */
export function hasTray({ letters }: ListedWord, rivals: readonly ListedWord[]): boolean {
  return pairFrom(letters, rivals, 0, 0) !== undefined
}

/** The letters of two rivals that fit together.
 *  @param from where to begin the search for the first, and for the second */
function pairFrom(letters: number, rivals: readonly ListedWord[], from: number, secondFrom: number): number | undefined {
  const count = rivals.length
  for (let step = 0; step < count; step += 1) {
    const first = (from + step) % count
    const both = letters | (rivals[first] as ListedWord).letters
    for (let secondStep = 0; secondStep < count; secondStep += 1) {
      const second = (secondFrom + secondStep) % count
      const all = both | (rivals[second] as ListedWord).letters
      if (second !== first && fits(all)) return all
    }
  }
  return undefined
}

function fits(letters: number): boolean {
  return countOf(letters) <= TRAY_SIZE
}

function countOf(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The sorted letters of a word among others. */
export function filledTray(random: Random, { letters }: ListedWord, alphabet = ALPHABET): string {
  return filledUp(random, letters, alphabet)
}

function filledUp(random: Random, letters: number, alphabet: string): string {
  let bits = letters
  while (countOf(bits) < TRAY_SIZE) bits |= 1 << random.below(alphabet.length)
  let tray = ''
  for (let index = 0; index < alphabet.length; index += 1) if ((bits & (1 << index)) !== 0) tray += alphabet.charAt(index)
  return tray
}
