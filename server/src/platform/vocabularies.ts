import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import type { Vocabulary } from '@emojigma/engine/word/vocabulary.ts'
import { loadVocabularies } from '@emojigma/messages/vocabularies.ts'

/** By code. */
const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map(
  [...(await loadVocabularies())].map(([code, { alphabet, words, emojiNames }]) => [
    code,
    { alphabet, words, nameOf: emojiNameIn(emojiNames) },
  ]),
)

/** The languages with a vocabulary of their own for Word puzzles, beside English. */
export const WORD_LANGUAGES: ReadonlySet<string> = new Set(VOCABULARIES.keys())

/** @returns undefined for a language that uses the English vocabulary */
export function vocabularyOf(language: string | undefined): Vocabulary | undefined {
  return VOCABULARIES.get(language ?? '')
}
