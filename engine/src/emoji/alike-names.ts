import type { Emoji } from '../question.ts'
import { emojiName } from './name.ts'

/** Words without meaning of their own. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'in', 'with', 'its', 'and', 'at', 'from'])

/** Whether a listener would mistake one spoken name for the other: all words of one occur in the other, also as a plural, as in ticket
 *  and tickets, nest and nest with eggs, cloud and lightning cloud. */
export function soundAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return areAllIn(words, others) || areAllIn(others, words)
}

/** All pairs of a list whose names sound alike, each once. */
export function pairsThatSoundAlike(emoji: readonly Emoji[]): readonly (readonly [Emoji, Emoji])[] {
  const said = emoji.map((one, index) => ({ emoji: one, index, words: wordsOf(emojiName(one)) }))
  const byWord = new Map<string, (typeof said)[number][]>()
  for (const one of said) {
    for (const word of one.words) {
      const among = byWord.get(word)
      if (among) among.push(one)
      else byWord.set(word, [one])
    }
  }
  return said.flatMap((one) => {
    const [first = ''] = one.words
    const others = byWord.get(first) ?? []
    // Of two equal names the first one counts.
    const longer = others.filter(({ words, index }) => words.size > one.words.size || (words.size === one.words.size && index > one.index))
    return longer.filter(({ words }) => areAllIn(one.words, words)).map((other): [Emoji, Emoji] => [one.emoji, other.emoji])
  })
}

function areAllIn(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word))
}

function wordsOf(name: string): Set<string> {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}.']+/u)
  return new Set(words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).map(singular))
}

/** A crude singular, good enough for comparing names, not for display. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  const one = word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
  // "Tomatoes" loses the e and "shoes" keeps it; here no word has it.
  return one.endsWith('oe') ? one.slice(0, -1) : one
}
