import { sumsShown } from '../algebra/brute-force.test-support.ts'
import type { WordQuestion } from '../question.ts'

/** The words that the tray and the letters found by lines of one emoji leave, before the hardest step: that of the last emoji, or the first
 *  where no line has one open emoji.
 *  @returns upper case, the answer among them */
export function wordsLeft(
  { emoji, equations, spelling, letters }: WordQuestion,
  answer: string,
  words: readonly string[],
): readonly string[] {
  const rest = equations.map((line) =>
    sumsShown(line).flatMap(({ operands }) => operands.flatMap((one) => (one.kind === 'symbol' ? [one.symbol] : []))),
  )
  const found = new Set<number>()
  for (let isNew = true; isNew;) {
    const open = rest.map((symbols) => symbols.filter((symbol) => !found.has(symbol)))
    const next = open.find((symbols) => new Set(symbols).size === 1)
    isNew = next !== undefined && found.size < emoji.length - 1
    if (isNew) found.add(next?.[0] ?? 0)
  }
  return words
    .map((word) => word.toUpperCase())
    .filter((word) => word.length === answer.length && [...word].every((letter) => letters.includes(letter)))
    .filter((word) =>
      spelling.every((symbol, at) =>
        found.has(symbol) ? word[at] === answer[at] : spelling.every((other, place) => (symbol === other) === (word[at] === word[place])),
      ),
    )
}
