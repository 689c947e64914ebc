import type { Riddle } from '@emojigma/content/riddle.ts'

/** `few-letters-off` and `some-words-missing` are near misses. */
export type RiddleVerdict = 'empty' | 'right' | 'few-letters-off' | 'some-words-missing' | 'wrong'

/** Ignored anywhere: "Wheels on bus" is right, too. */
const ARTICLES = new Set(['the', 'a', 'an'])
/** Words that alone are no part of an answer. */
const SMALL_WORDS = new Set(['and', 'or', 'of', 'in', 'on', 'at', 'as', 'to', 'for', 'up', 'it', 'its', 'is', 'your', 'you', 'my', 'not'])

/** Judges a guess leniently: ignores case, accents, punctuation, spaces, articles, and small slips in long names.
 *  Source: docs/product.md, Riddles */
export function judgeRiddleGuess(guess: string, { answer, alsoRight }: Pick<Riddle, 'answer' | 'alsoRight'>): RiddleVerdict {
  const guessed = wordsOf(guess)
  if (guessed.length === 0) return 'empty'
  const answers = [answer, ...alsoRight]
  const names = answers.map(wordsOf)
  if (names.some((name) => isSlip(guessed, name) || tellsMore(guessed, name))) return 'right'
  // Without spaces, the articles are inside one long word.
  if (answers.some((name) => isSlip(guessed, allWordsOf(name)))) return 'right'
  if (names.some((name) => isClose(guessed, name))) return 'few-letters-off'
  return names.some((name) => sharesWords(guessed, name)) ? 'some-words-missing' : 'wrong'
}

type Words = readonly string[]

function allWordsOf(text: string): Words {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function wordsOf(text: string): Words {
  const words = allWordsOf(text)
  const significant = words.filter((word) => !ARTICLES.has(word))
  return significant.length > 0 ? significant : words
}

/** Whether the guess is the name with few enough typing errors. With two or more, the first letter must match: a greenhouse is no
 *  treehouse. */
function isSlip(guessed: Words, name: Words): boolean {
  const [typed, meant] = [guessed.join(''), name.join('')]
  const slips = editDistance(typed, meant, slipsAllowed(meant.length))
  return slips !== undefined && (slips < 2 || typed[0] === meant[0])
}

/** @param length in letters */
function slipsAllowed(length: number): number {
  if (length < 5) return 0
  if (length < 10) return 1
  return length < 16 ? 2 : 3
}

function isClose(guessed: Words, name: Words): boolean {
  const [typed, meant] = [guessed.join(''), name.join('')]
  const closest = meant.length < 3 ? 0 : slipsAllowed(meant.length) + (meant.length < 5 ? 1 : 2)
  return editDistance(typed, meant, closest) !== undefined
}

/** Whether the guess is the whole name and more, such as "Snow White and the seven dwarfs". */
function tellsMore(guessed: Words, name: Words): boolean {
  if (name.length < 2 || guessed.length > name.length + MORE_WORDS) return false
  return [guessed.slice(0, name.length), guessed.slice(-name.length)].some((part) => isSlip(part, name))
}
const MORE_WORDS = 4

/** Whether the guess consists of at least half of the name's significant words, or has all of them among others. */
function sharesWords(guessed: Words, name: Words): boolean {
  const [typed, meant] = [significantWords(guessed), significantWords(name)]
  const shared = typed.filter((word) => meant.some((other) => isSlip([word], [other]))).length
  if (shared === 0) return false
  return (shared === typed.length && shared * 2 >= meant.length) || shared >= meant.length
}

function significantWords(words: Words): Words {
  const left = words.filter((word) => !SMALL_WORDS.has(word))
  return [...new Set(left.length > 0 ? left : words)]
}

/** The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
 *  @returns undefined if more than `most` */
function editDistance(from: string, to: string, most: number): number | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined
  let before: readonly number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  const distance = at(last, to.length)
  return distance > most ? undefined : distance
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
