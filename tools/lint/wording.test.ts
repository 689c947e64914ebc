import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** The first day with a limit on the length of subjects. */
const SUBJECTS_SINCE = '2026-11-29T00:00:00Z'
const LONGEST_SUBJECT = 72

const PARTICIPLES = 'Asked|Said|Told|Kept|Given|Found|Taken|Begun|Heard|Shown|Seen|Sent|Drawn|Chosen|Wanted|Brought'
const PARTICIPLE_FIRST = new RegExp(`^(?:${PARTICIPLES})(?![a-z])`)
const PARTICIPLE_FILE = new RegExp(`^(?:${PARTICIPLES.toLowerCase()})(?:[-.]|$)`)
/** Words of a translation: "shown" is not "stands", an emoji that "stands for" a number is. */
const ACCENT =
  /\b(?:whoever|somebody|everybody|nobody|mailed|told|for nothing|comes? along|stands?(?! for\b)|brings?(?! (?:the cards |it all |them |\{name\} )?back)|not so)\b/i
/** Texts of the specification. */
const ACCENT_ALLOWED: ReadonlySet<string> = new Set(['play.reveal_dialog.warning'])
/** Words that say nothing about the domain. */
const EMPTY_WORDS = /(?:Manager|Helper|Utils)$/

function git(...parameters: readonly string[]): readonly string[] {
  return execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean)
}

const MODULES = git('ls-files', '*.ts', '*.tsx', '*.mjs').filter((file) => !/\.(?:test|journey)\.|test-support/.test(file))

test('types are named by nouns of the domain', () => {
  const names = MODULES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s*(?:export )?(?:interface|type|class) (\w+)(?= |<|$)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )
  expect(names.length).toBeGreaterThan(100)
  const wrong = names.filter(({ name }) => PARTICIPLE_FIRST.test(name) || EMPTY_WORDS.test(name))
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('files are named by nouns of the domain', () => {
  expect(MODULES.filter((file) => PARTICIPLE_FILE.test(basename(file)))).toEqual([])
})

test('a docstring says each parameter once', () => {
  const twice = MODULES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\/\*\*.*?\*\//gs)].flatMap(([docstring]) => {
      const names = [...docstring.matchAll(/@param (\w+)|(@returns)/g)].map(([, name, returns]) => name ?? returns)
      return new Set(names).size === names.length ? [] : [`${file}: ${names.join(', ')}`]
    }),
  )
  expect(twice).toEqual([])
})

test('English texts of pages name things and people, and have none of the accent’s verbs', () => {
  const texts = git('ls-files', 'messages/en/*.json').flatMap((file) => {
    const room = basename(file, '.json')
    return textsIn(JSON.parse(readFileSync(join(ROOT, file), 'utf8')), room)
  })
  expect(texts.length).toBeGreaterThan(2000)
  const wrong = texts.filter(({ id, text }) => ACCENT.test(text) && !ACCENT_ALLOWED.has(id))
  expect(wrong.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

/** @returns each text of a catalogue with its id, `shop.pricing.title` */
function textsIn(node: unknown, id: string): readonly { readonly id: string; readonly text: string }[] {
  if (typeof node === 'string') return [{ id, text: node }]
  if (Array.isArray(node))
    return node.flatMap((variant: { readonly match: object }) => Object.values(variant.match).map((text) => ({ id, text })))
  return Object.entries(node as object).flatMap(([key, value]) => (key === '$schema' ? [] : textsIn(value, `${id}.${key}`)))
}

test('no text tells a time by a zone that readers do not live in', () => {
  const texts = git('ls-files', 'messages/??/*.json', 'content/**/*.md')
  expect(texts.length).toBeGreaterThan(50)
  const wrong = texts.filter((file) => /\b(?:UTC|GMT)\b|midnight|medianoche|minuit/i.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(wrong).toEqual([])
})

test('subjects of commits are short', () => {
  const subjects = git('log', '--no-merges', `--since=${SUBJECTS_SINCE}`, '--format=%s')
  expect(subjects.filter((subject) => subject.length > LONGEST_SUBJECT)).toEqual([])
})
