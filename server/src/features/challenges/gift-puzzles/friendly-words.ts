import { ALPHABET } from '@emojigma/engine/alphabet.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { ALL_EMOJI } from '@emojigma/engine/emoji/themes.ts'
import { readSecret } from '@emojigma/engine/maker/secret.ts'
import { ENGLISH as ENGLISH_WORDS } from '@emojigma/engine/word/vocabulary.ts'
import { LANGUAGE_CODES, languageNamed, type Language } from '../../../platform/languages.ts'
import { vocabularyOf } from '../../../platform/vocabularies.ts'
import { isDecent } from '../../accounts/nicknames/service.ts'

/** The letters of a language's Word puzzles. */
export function alphabetOf({ language: { code } }: Language): string {
  return vocabularyOf(code)?.alphabet ?? ALPHABET
}

let friendly: ReadonlySet<string> | undefined

/** Whether children may send each other a word: it is in one of the word lists of the site's languages or names an emoji, all of which were
 *  read one by one, and no language knows it as a rude one. A list of bad words alone would let insults and names through.
 *  @param word upper case */
export function isFriendly(word: string): boolean {
  friendly ??= new Set(LANGUAGE_CODES.flatMap((code) => wordsOf(languageNamed(code))))
  return friendly.has(word) && isDecent(word)
}

function wordsOf(language: Language): readonly string[] {
  const alphabet = alphabetOf(language)
  const { words } = vocabularyOf(language.language.code) ?? ENGLISH_WORDS
  return [...words, ...ALL_EMOJI.map(emojiNameIn(language.words.emojiNames))].flatMap((word) => {
    const secret = readSecret(word, alphabet)
    return secret?.kind === 'word' ? [secret.word] : []
  })
}
