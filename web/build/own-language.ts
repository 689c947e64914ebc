import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Alias } from 'vite'

const MESSAGES = join(import.meta.dirname, '../../messages/src')

/** The language of this build. */
export const OWN_LANGUAGE = process.env['PAGE_LANGUAGE'] ?? 'en'

/** The folder for a language's files without a content hash; '' for English. */
export const OWN_FOLDER = OWN_LANGUAGE === 'en' ? '' : `${OWN_LANGUAGE}/`

/** Resolves messages and word modules to this build's language only.
 *  Source: docs/decisions/2026-11-23-languages.md */
export const OWN_MESSAGES: Alias[] = [
  { find: /^@emojigma\/messages$/, replacement: join(MESSAGES, '../compiled', OWN_LANGUAGE, 'messages.js') },
  ...(OWN_LANGUAGE === 'en' ? [] : [{ find: /^@emojigma\/messages\//, replacement: `${join(MESSAGES, OWN_LANGUAGE)}/` }]),
]

type FileTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The English texts of the public files, each with its translation. */
export function publicFileTexts(): readonly (readonly [english: string, own: string])[] {
  const [english, own] = ['en', OWN_LANGUAGE].map((code) => {
    const catalogue = JSON.parse(readFileSync(join(MESSAGES, '..', code, 'ui.json'), 'utf8')) as { readonly public_files: FileTexts }
    return catalogue.public_files
  })
  return Object.entries(english ?? {}).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [text, own?.[group]?.[name] ?? text] as const),
  )
}
