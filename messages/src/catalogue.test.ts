import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../project.inlang/settings.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, '..')
const ROOT = join(FOLDER, '..')
const OTHERS = settings.locales.filter((locale) => locale !== settings.baseLocale)

interface Variants {
  readonly declarations: readonly string[]
  readonly match: Readonly<Record<string, string>>
}
type Entry = string | readonly Variants[] | { readonly [name: string]: Entry }

/** The messages of a locale by their ids. */
function catalogueOf(locale: string): ReadonlyMap<string, string | readonly Variants[]> {
  const messages = new Map<string, string | readonly Variants[]>()
  const collect = (entry: Entry, id: string) => {
    if (typeof entry === 'string' || Array.isArray(entry)) messages.set(id, entry as string | readonly Variants[])
    else for (const [name, inner] of Object.entries(entry)) if (name !== '$schema') collect(inner, id === '' ? name : `${id}.${name}`)
  }
  for (const file of readdirSync(join(FOLDER, locale))) collect(JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')) as Entry, '')
  return messages
}

const CATALOGUES = new Map(settings.locales.map((locale) => [locale, catalogueOf(locale)] as const))
const ENGLISH = CATALOGUES.get(settings.baseLocale) ?? new Map()

const textsOf = (message: string | readonly Variants[] = ''): readonly string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

/** Inputs and markup that a message names: `{name}`, `{#link}`. */
const namesIn = (message: string | readonly Variants[] | undefined): readonly string[] => {
  const declared = typeof message === 'object' ? message.flatMap(({ declarations }) => declarations) : []
  const local = new Set(declared.flatMap((line) => /^local (\w+)/.exec(line)?.[1] ?? []))
  const inputs = declared.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? [])
  const placed = textsOf(message).flatMap((text) => [...text.matchAll(/(?<!\\)\{(#?\w+)\/?\}/g)].map(([, name = '']) => name))
  return [...new Set([...inputs, ...placed.filter((name) => !local.has(name))])].toSorted()
}

test('every file of the catalogue is compiled', () => {
  const files = settings['plugin.inlang.messageFormat'].pathPattern.map((path) => path.replace('./{locale}/', ''))
  for (const locale of settings.locales) expect(readdirSync(join(FOLDER, locale)).toSorted()).toEqual(files)
})

test.each(OTHERS)('%s has the messages of English, and no others', (locale) => {
  expect([...(CATALOGUES.get(locale)?.keys() ?? [])].toSorted()).toEqual([...ENGLISH.keys()].toSorted())
})

test.each(OTHERS)('no message of %s needs an input that the English one does not have', (locale) => {
  const wrong = [...(CATALOGUES.get(locale) ?? [])].filter(([id, message]) => {
    const english = new Set(namesIn(ENGLISH.get(id)))
    return namesIn(message).some((name) => !english.has(name) && !ALSO.has(`${id} ${name}`))
  })
  expect(wrong.map(([id]) => id)).toEqual([])
})

/** Inputs that English does not need. */
const ALSO: ReadonlySet<string> = new Set(['challenge.chosen_by isYou'])

test.each(OTHERS)('%s has left no sentence in English', (locale) => {
  const same = [...(CATALOGUES.get(locale) ?? [])].filter(
    ([id, message]) => typeof message === 'string' && /^[^“{].* [a-z]/.test(message) && message === ENGLISH.get(id),
  )
  expect(same.map(([id]) => id)).toEqual([])
})

test('every message is used', () => {
  const used = execFileSync('git', ['grep', '-ohE', String.raw`m\['[a-z0-9_.]+'\]`, '--', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  const ids = new Set(used.split('\n').map((one) => one.slice(3, -2)))
  // Those of the files beside the pages are read by `web/build/own-language.ts`.
  expect([...ENGLISH.keys()].filter((id) => !ids.has(id) && !id.startsWith('public_files.'))).toEqual([])
})
