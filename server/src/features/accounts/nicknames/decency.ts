import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { EXTRA_WORDS, INNOCENT, RUDE_ROOTS } from './rude-words.ts'
import { collapsed, readingsOf } from './readings.ts'

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** A number that stands alone is a number, and so is one behind a word, as in the nicknames that the site proposes (SwiftLion199), and any
 *  at the end that is too long to spell something. */
const NUMBER = /(?<![\p{L}\p{N}])\p{N}{2,}(?![\p{L}\p{N}])|(?<=\p{Lu}\p{Ll}{3,})\p{N}{2,3}$|(?<!\p{N})\p{N}{5,}$/gu

/** Whether children may see a name. Looks through accents, look-alike letters, figures for letters, repeated letters and whatever stands
 *  between the letters. */
export function isDecent(name: string): boolean {
  const words = name.replaceAll(NUMBER, ' ')
  const forms = new Set(readingsOf(words).flatMap((form) => [form, withoutInnocent(form).replaceAll('l', 'i')]))
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
