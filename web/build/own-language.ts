import { join } from 'node:path'
import type { Alias } from 'vite'

const MESSAGES = join(import.meta.dirname, '../../messages/src')

/** The code of the language whose pages are being built; every build is of one. */
export const OWN_LANGUAGE = process.env['PAGE_LANGUAGE'] ?? 'en'

/** Files of a language that have no content in their names lie in a folder of its own, where its addresses look for them. */
export const OWN_FOLDER = OWN_LANGUAGE === 'en' ? '' : `${OWN_LANGUAGE}/`

/** Leads imports of messages to those that are compiled for the language alone, and imports of English words to the language's own.
 *  Source: docs/decisions/2026-11-23-languages.md */
export const OWN_MESSAGES: Alias[] = [
  { find: /^@emojigma\/messages$/, replacement: join(MESSAGES, '../compiled', OWN_LANGUAGE, 'messages.js') },
  ...(OWN_LANGUAGE === 'en' ? [] : [{ find: /^@emojigma\/messages\//, replacement: `${join(MESSAGES, OWN_LANGUAGE)}/` }]),
]

/** The English messages of a module, and those of the language in the same order.
 *  @param path as `shell/public-files.ts` */
export async function messagesOf(path: string): Promise<readonly (readonly [english: string, own: string])[]> {
  const [english, own] = await Promise.all(['en', OWN_LANGUAGE].map((code) => textsIn(join(MESSAGES, code, 'page', path))))
  return [...(english ?? [])].map(([name, text]) => [text, own?.get(name) ?? text])
}

/** By the names that lead to them. */
async function textsIn(file: string): Promise<ReadonlyMap<string, string>> {
  const groups = (await import(file)) as Readonly<Record<string, Readonly<Record<string, string>>>>
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const)),
  )
}
