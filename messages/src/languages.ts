import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as language from './en/language.ts'
import type * as words from './en/words/index.ts'
import type { Translated } from './shape.ts'

interface English {
  readonly language: typeof language
  readonly words: typeof words
}

/** A language: its name, address and words for puzzles. Its other texts are in the catalogue. */
export type Language = Translated<English>

/** Every language with a folder, by code. */
export async function loadLanguages(): Promise<ReadonlyMap<string, Language>> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(({ name }) => isLanguage(name))
  const languages = await Promise.all(
    folders.map(async ({ name }): Promise<[string, Language]> => {
      const [ofLanguage, ofWords] = await Promise.all([
        import(`./${name}/language.ts`) as Promise<Language['language']>,
        import(`./${name}/words/index.ts`) as Promise<Language['words']>,
      ])
      return [name, { language: ofLanguage, words: ofWords }]
    }),
  )
  return new Map(languages)
}

/** A folder without the file is unfinished. */
function isLanguage(name: string): boolean {
  return existsSync(join(import.meta.dirname, name, 'language.ts'))
}
