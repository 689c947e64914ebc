import { ALPHABET } from '../alphabet.ts'
import type { Random } from '../random.ts'

/** Two rows of five keys, less delete and check. */
const TRAY_SIZE = 8
const DECOYS_TRIED = 6

/** The different letters of a word in the order in which they come. */
export function lettersOf(word: string): string[] {
  return [...new Set(word)]
}

/** The sorted letters to choose from. As far as they fit, those of another word that is spelled with the same pattern are among them,
 *  so that the tray alone does not tell which word is meant.
 *  @param word upper case
 *  @param likeWords other words, upper case */
export function trayFor(random: Random, word: string, likeWords: readonly string[]): string {
  const tray = new Set(word)
  for (let tried = 0; tried < DECOYS_TRIED; tried += 1) {
    const decoy = random.pick(likeWords)
    const added = lettersOf(decoy).filter((letter) => !tray.has(letter))
    if (patternOf(decoy) !== patternOf(word) || added.length === 0 || tray.size + added.length > TRAY_SIZE) continue
    for (const letter of added) tray.add(letter)
  }
  while (tray.size < TRAY_SIZE) tray.add(random.pick([...ALPHABET]))
  return [...tray].toSorted().join('')
}

/** Which positions of a word share a letter: "0110" for NOON. */
function patternOf(word: string): string {
  const letters = lettersOf(word)
  return [...word].map((letter) => letters.indexOf(letter)).join('')
}
