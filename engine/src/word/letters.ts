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

/** The letters that two words of one pattern have at the same places. */
export function sharedLetters(one: string, other: string): string[] {
  return lettersOf(one).filter((letter) => other[one.indexOf(letter)] === letter)
}

/** The sorted letters to choose from. They include those of two other words with the same pattern, so that only the sums tell which of at
 *  least three words is meant.
 *  @param rival the first of them
 *  @param rivals among which the second is
 *  @returns undefined where no second one fits into a tray with both */
export function trayFor(
  random: Random,
  { letters }: ListedWord,
  rival: ListedWord,
  rivals: readonly ListedWord[],
  alphabet = ALPHABET,
): string | undefined {
  const both = letters | rival.letters
  const others = rivals.filter((other) => other !== rival && fits(both | other.letters))
  return others.length > 0 ? filledUp(random, both | random.pick(others).letters, alphabet) : undefined
}

/** Whether two of a word's rivals fit into one tray with it. */
export function hasTray({ letters }: ListedWord, rivals: readonly ListedWord[]): boolean {
  return rivals.some((one) => rivals.some((other) => other !== one && fits(letters | one.letters | other.letters)))
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
