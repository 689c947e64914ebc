/** Values that are no secrets. */
const PLACEHOLDER = /change.?me|change.?this|placeholder|your.?secret|my.?secret|example|default|password|insecure|dummy|1234567890/i
const MIN_DISTINCT_CHARACTERS = 10
/** 16 random bytes in hex have about a hundred of these bits, six dictionary words seventy. */
const MIN_BITS = 70
const BITS_OF_A_WORD = 12
const BITS_OF_A_LETTER = 4.7
const BITS_OF_ANY_OTHER = 3.3

/** Whether a secret is a placeholder, a repetition, a sequence such as abcdef, or a few words. */
export function isGuessable(secret: string): boolean {
  return PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS || bitsOf(withoutRows(secret)) < MIN_BITS
}

/** The bits of a text for an attacker who expects words, numbers and signs. */
function bitsOf(text: string): number {
  // A run of letters counts as one word at most, however long: `Two`, `two`, `TWO`.
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{L}+?(?=\p{Lu}\p{Ll}|\P{L}|$)/gu) ?? []
  const letters = words.reduce((bits, { length }) => bits + Math.min(length * BITS_OF_A_LETTER, BITS_OF_A_WORD), 0)
  return letters + BITS_OF_ANY_OTHER * (text.match(/[^\p{L} ]/gu)?.length ?? 0)
}

/** The text without characters that are predictable from those before. */
function withoutRows(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const step = (at: number): number => (codes[at] ?? 0) - (codes[at - 1] ?? 0)
  return [...text]
    .filter((_, at, all) => {
      const isInRow = at >= 2 && Math.abs(step(at)) <= 1 && step(at) === step(at - 1)
      const isRepeated =
        at >= 3 &&
        all
          .slice(0, at)
          .join('')
          .includes(all.slice(at - 2, at + 1).join(''))
      return !isInRow && !isRepeated
    })
    .join('')
}
