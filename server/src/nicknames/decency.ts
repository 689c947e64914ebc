import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { EXTRA_WORDS, INNOCENT, RUDE_ROOTS } from './rude-words.ts'
import { unmasked, unmaskedCapitals } from './look-alikes.ts'

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Figures that stand for letters; 1 stands for two. */
const FIGURES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' }

/** A number that stands alone is a number, and so is one behind a word, as in the nicknames that the site proposes (SwiftLion199), and any
 *  at the end that is too long to spell something. */
const NUMBER = /(?<![\p{L}\p{N}])\p{N}{2,}(?![\p{L}\p{N}])|(?<=\p{Lu}\p{Ll}{3,})\p{N}{2,3}$|(?<!\p{N})\p{N}{5,}$/gu

/** A capital within a word of small letters. */
const CAPITAL_I_INSIDE = /(?<=\p{Ll})I/gu

/** Whether children may see a name. Looks through accents, look-alike letters, figures for letters, repeated letters and whatever stands
 *  between the letters. */
export function isDecent(name: string): boolean {
  const words = name.replaceAll(NUMBER, ' ')
  // A small L and a capital I are drawn alike.
  const readings = [words, words.replaceAll(CAPITAL_I_INSIDE, 'l')].flatMap((text) => [unmasked(text), unmaskedCapitals(text)])
  const spellings = [words.normalize('NFKC').toLowerCase(), ...readings].flatMap((form) => [form, spelled(form, 'i'), spelled(form, 'l')])
  const forms = new Set(spellings.flatMap((form) => [form, withoutInnocent(form).replaceAll('l', 'i')]))
  return [...forms].every((form) => isWholeDecent(form) && isJoinedDecent(form))
}

/** Judges the words as they stand. */
function isWholeDecent(form: string): boolean {
  const rest = withoutInnocent(form)
  if (english.hasMatch(rest)) return false
  const words = rest.split(/[^\p{L}\p{M}\p{N}]+/u).map(collapsed)
  return !words.some((word) => EXTRA_WORDS.has(word))
}

/** Judges the letters as if nothing stood between them, by roots that hardly any other words have inside. */
function isJoinedDecent(form: string): boolean {
  const joined = withoutInnocent(form).replaceAll(/[^\p{L}\p{M}]/gu, '')
  const rest = withoutInnocent(joined)
  return ![rest, collapsed(rest)].some((reading) => RUDE_ROOTS.some((root) => reading.includes(root)))
}

function withoutInnocent(text: string): string {
  return INNOCENT.reduce((rest, word) => rest.replaceAll(word, ' '), text)
}

function spelled(text: string, one: string): string {
  return text.replaceAll(/\d/g, (figure) => (figure === '1' ? one : (FIGURES[figure] ?? figure)))
}

/** Letters that are repeated, once. */
function collapsed(text: string): string {
  return text.replaceAll(/(.)\1+/gu, '$1')
}
