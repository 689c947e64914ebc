import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ordinal } from './fr/words/ordinals.ts'
import { several } from './fr/words/several.ts'

const MESSAGES = join(import.meta.dirname, '../fr')
const WORDS = join(import.meta.dirname, 'fr/words')

/** The texts of a message file, or of a module of words, where X stands for what is put in. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.ts')) return [...withoutCode(source).matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(([, one, other]) => one ?? other ?? '')
  const texts: string[] = []
  const collect = (entry: unknown, name: string) => {
    if (typeof entry === 'string') texts.push(entry)
    else if (Array.isArray(entry)) for (const { match } of entry as { match: object }[]) collect(match, 'match')
    else if (name !== '$schema') for (const [key, inner] of Object.entries(entry as object)) if (key !== '$schema') collect(inner, key)
  }
  collect(JSON.parse(source), basename(file))
  return texts
}

/** From the inside out, since an interpolation may hold another. */
function withoutCode(source: string): string {
  const less = source.replaceAll(/\$\{[^{}]*\}/g, 'X')
  return less === source ? source : withoutCode(less)
}

const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))
const ROOMS = filesIn(MESSAGES).map((file) => [basename(file, '.json'), textsOf(file)] as const)
const ALL = [
  ...ROOMS.flatMap(([, texts]) => texts),
  ...filesIn(WORDS)
    .filter((file) => file.endsWith('.ts'))
    .flatMap(textsOf),
]

test('French has a narrow space that does not break before ; ! ? % and in its quotation marks, a wide one before :, and a curved apostrophe', () => {
  expect(ALL.length).toBeGreaterThan(2500)
  expect(ALL.filter((text) => / [;:!?%»](?!@)|« |[\p{L}\d}] ?(?<!\u202F)[;!?»](?:\s|$)/u.test(text))).toEqual([])
  expect(ALL.filter((text) => /[\p{L}\d}]:(?:\s|$)/u.test(text))).toEqual([])
  expect(ALL.filter((text) => /\u00A0[;!?%»]|«\u00A0|\u202F:/.test(text))).toEqual([])
  expect(ALL.filter((text) => /\p{L}'\p{L}|[“”"]/u.test(text))).toEqual([])
})

test('in rooms where children play, one reader is “tu”', () => {
  const rooms = ROOMS.filter(([room]) => ['play', 'practice', 'boards'].includes(room))
  expect(rooms).toHaveLength(3)
  expect(rooms.flatMap(([, texts]) => texts).filter((text) => /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu.test(text))).toEqual([])
})

test('a person who pays is “vous” in the letters about a plan', () => {
  const letters = JSON.stringify((JSON.parse(readFileSync(join(MESSAGES, 'shop.json'), 'utf8')) as { mail: object }).mail)
  expect(letters).toMatch(/\bvous\b/)
  expect(letters).not.toMatch(/(?<!\p{L})(?:tu|te|ton|ta|tes|toi)(?!\p{L})|t’/iu)
})

test('no name that is put in follows a word that would lose its vowel', () => {
  const names = /(?<!\p{L})(?:de|que|le|la) \{#?(?:name|nickname|chosen|title|month|product|level|kind)\/?\}/u
  expect(ALL.filter((text) => names.test(text))).toEqual([])
})

test('an address that is read is that of the French page', () => {
  expect(ALL.filter((text) => /page \/(?!fr\/)/.test(text))).toEqual([])
})

test.each([
  [1, 'renard', 'un emoji renard'],
  [2, 'renard', 'deux renards'],
  [3, 'château', 'trois châteaux'],
  [2, 'hibou', 'deux hiboux'],
  [3, 'bocal', 'trois bocaux'],
  [2, 'ours brun', 'deux emojis ours brun'],
  [2, 'ananas', 'deux ananas'],
  [2, 'part de gâteau', 'deux parts de gâteau'],
  [2, 'sac à dos', 'deux sacs à dos'],
  [2, 'clin d’œil', 'deux clins d’œil'],
  [2, 'myrtilles', 'deux emojis myrtilles'],
  [2, 'riz', 'deux emojis riz'],
  [2, 'tête de chat', 'deux têtes de chat'],
  [8, 'pomme', '8 pommes'],
])('%i of %s are %s', (count, name, said) => {
  expect(several(count, name)).toBe(said)
})

test('a place on a board is the first, then the second', () => {
  expect([1, 2, 1200].map(ordinal)).toEqual(['1er', '2e', '1\u202F200e'])
})
