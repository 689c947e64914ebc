import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { EXTRA_WORDS, INNOCENT, RUDE_ROOTS } from './rude-words.ts'
import { collapsed, readingsOf } from './readings.ts'

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Numbers that stay numbers: those that stand alone, those after a word, as in the nicknames that the site proposes (SwiftLion199), and
 *  any final one too long to spell something. */
const NUMBER = /(?<![\p{L}\p{N}])\p{N}{2,}(?![\p{L}\p{N}])|(?<=\p{Lu}\p{Ll}{3,})\p{N}{2,3}$|(?<!\p{N})\p{N}{5,}$/gu

/** Whether a name is fit for children. Sees through accents, look-alike letters, digits for letters, repeated letters and anything
 *  between letters. */
export function isDecent(name: string): boolean {
  const words = name.replaceAll(NUMBER, ' ')
  const forms = new Set(readingsOf(words).flatMap((form) => [form, withoutInnocent(form).replaceAll('l', 'i')]))
  return [...forms].every((form) => isWholeDecent(form) && isJoinedDecent(form))
}

/** Each letter as often as in the word or more often, so that `hel` is not `hell`, nor `x` `xxx`. */
const ANY_EXTRA = new RegExp(
  `^(?:${[...EXTRA_WORDS].map((word) => word.replaceAll(/(.)\1*/gu, (run, letter) => `${letter}{${[...run].length},}`)).join('|')})$`,
  'u',
)

/** Checks whole words. */
function isWholeDecent(form: string): boolean {
  const rest = withoutInnocent(form)
  if (english.hasMatch(rest)) return false
  return !rest.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => ANY_EXTRA.test(word))
}

/** Checks the letters without anything between them, by roots that hardly any other words contain. */
function isJoinedDecent(form: string): boolean {
  const joined = withoutInnocent(form).replaceAll(/[^\p{L}\p{M}]/gu, '')
  const rest = withoutInnocent(joined)
  return ![rest, collapsed(rest)].some((reading) => RUDE_ROOTS.some((root) => reading.includes(root)))
}

/** Hardly any name has an innocent word, and one look for all of them is quicker than one for each. */
const ANY_INNOCENT = new RegExp(INNOCENT.join('|'), 'u')

function withoutInnocent(text: string): string {
  if (!ANY_INNOCENT.test(text)) return text
  return INNOCENT.reduce((rest, word) => rest.replaceAll(word, ' '), text)
}
