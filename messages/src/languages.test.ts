import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguages } from './languages.ts'

const FOLDER = import.meta.dirname
const OTHERS = readdirSync(FOLDER, { withFileTypes: true })
  .filter(({ name }) => name !== 'en' && existsSync(join(FOLDER, name, 'language.ts')))
  .map(({ name }) => name)

const modulesOf = (language: string): readonly string[] =>
  readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
const load = async (language: string, name: string) => (await import(join(FOLDER, language, name))) as Readonly<Record<string, unknown>>

/** What a message is made of, without what it says: another language may leave a value out, but cannot ask for more. */
function shapeOf(message: unknown): unknown {
  if (typeof message === 'function') return 'a sentence with values'
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) {
    return Object.fromEntries(
      Object.entries(message)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, inner]) => [name, shapeOf(inner)]),
    )
  }
  return Array.isArray(message) ? 'a list' : typeof message
}

/** What a language may have of its own: its grammar's helpers. */
const isShared = (name: string): boolean => /^(?:page|server)\//.test(name) || name === 'language.ts'

test.each(OTHERS)('%s says all that English does, and nothing else', async (language) => {
  expect(modulesOf(language).filter(isShared)).toEqual(modulesOf('en').filter(isShared))
  for (const name of modulesOf('en').filter(isShared)) {
    const [english, own] = await Promise.all([load('en', name), load(language, name)])
    expect({ [name]: shapeOf(own) }).toEqual({ [name]: shapeOf(english) })
  }
})

/** By where they stand: the texts of more than a word, as names and what looks alike by chance have only one. What is printed on a thing
 *  stands in quotation marks, and is the same everywhere. */
function sentencesIn(message: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof message === 'string') return /^[^“].* [a-z]/.test(message) ? [[place, message]] : []
  if (typeof message !== 'object' || message === null) return []
  return Object.entries(message).flatMap(([name, inner]) => sentencesIn(inner, `${place} ${name}`))
}

test.each(OTHERS)('%s has left no sentence in English', async (language) => {
  for (const name of modulesOf('en').filter(isShared)) {
    const [english, own] = await Promise.all([load('en', name), load(language, name)])
    const texts = new Map(sentencesIn(english, name))
    expect(sentencesIn(own, name).filter(([place, text]) => texts.get(place) === text)).toEqual([])
  }
})

test('every language there is a folder of is loaded, with its address', async () => {
  const languages = await loadLanguages()
  expect([...languages.keys()].toSorted()).toEqual(['en', ...OTHERS].toSorted())
  for (const [code, { language }] of languages) expect(language).toMatchObject({ code, path: code === 'en' ? '' : `/${code}` })
})

test.each(['en', ...OTHERS])('%s counts as browsers know that it does', async (language) => {
  const { plural } = (await load(language, 'grammar.ts')) as { plural: (count: number, one: string, other: string) => string }
  const rules = new Intl.PluralRules(language)
  for (let count = 0; count < 2000; count += 1) expect([count, plural(count, 'one', 'other')]).toEqual([count, rules.select(count)])
})
