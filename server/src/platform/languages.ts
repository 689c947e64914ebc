import type { Locale } from '@emojigma/messages/runtime'
import { loadLanguages, type Language } from '@emojigma/messages/languages.ts'

export type { Language } from '@emojigma/messages/languages.ts'

/** The locale option of a message function. */
export function inLanguage({ language: { code } }: Language): { readonly locale: Locale } {
  return { locale: code as Locale }
}

/** By code. */
const LANGUAGES = await loadLanguages()

/** The default, and the operators' language. */
export const ENGLISH = english()

/** The codes of all languages, English first. */
export const LANGUAGE_CODES: readonly string[] = [...LANGUAGES.keys()].toSorted(
  (one, other) => Number(other === ENGLISH.language.code) - Number(one === ENGLISH.language.code) || (one < other ? -1 : 1),
)

/** @param code may be of a language that no longer exists
 *  @returns English for an unknown code */
export function languageNamed(code: string | null | undefined): Language {
  return LANGUAGES.get(code ?? '') ?? ENGLISH
}

/** The path of a page or call in a language.
 *  @param path beginning with '/', without a language
 *  Source: docs/product.md, Languages */
export function pathIn({ language: { path: begin } }: Language, path: string): string {
  return begin + path
}

function english(): Language {
  const language = LANGUAGES.get('en')
  if (!language) throw new Error('there are no messages in English')
  return language
}
