import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../project.inlang/settings.json' with { type: 'json' }
import { loadLanguages } from './languages.ts'

const FOLDER = import.meta.dirname
const OTHERS = readdirSync(FOLDER, { withFileTypes: true })
  .filter(({ name }) => name !== 'en' && existsSync(join(FOLDER, name, 'language.ts')))
  .map(({ name }) => name)
const load = async (language: string, name: string) => (await import(join(FOLDER, language, name))) as Readonly<Record<string, unknown>>

test('every language there is a folder of is loaded, with its address, and has a catalogue', async () => {
  const languages = await loadLanguages()
  expect([...languages.keys()].toSorted()).toEqual(['en', ...OTHERS].toSorted())
  expect([...languages.keys()].toSorted()).toEqual(settings.locales.toSorted())
  for (const [code, { language }] of languages) expect(language).toMatchObject({ code, path: code === 'en' ? '' : `/${code}` })
})

test.each(OTHERS)('%s has the words that English has, by the same names', async (language) => {
  const names = readdirSync(join(FOLDER, 'en/words')).filter((name) => name.endsWith('.ts'))
  const exportsOf = async (code: string, name: string) => Object.keys(await load(code, `words/${name}`)).toSorted()
  // A language may have helpers of its own beside them.
  for (const name of names) expect(await exportsOf(language, name)).toEqual(expect.arrayContaining(await exportsOf('en', name)))
})

test.each(['en', ...OTHERS])('%s counts as browsers know that it does', async (language) => {
  const { plural } = (await load(language, 'grammar.ts')) as { plural: (count: number, one: string, other: string) => string }
  const rules = new Intl.PluralRules(language)
  for (let count = 0; count < 2000; count += 1) expect([count, plural(count, 'one', 'other')]).toEqual([count, rules.select(count)])
})
