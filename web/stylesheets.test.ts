import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, 'app')
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.test\.|^platform\/testing\//.test(file))
const textOf = (file: string) => readFileSync(join(app, file), 'utf8')
const scripts = files.filter((file) => /\.tsx?$/.test(file))
const MESSAGES = join(import.meta.dirname, '../messages')
const messages = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^src\/\w+\/words\/.*(?<!emoji-names)\.ts$|^[a-z]{2}\/.*\.json$/.test(file),
)
const sheets = files.filter((file) => file.endsWith('.css'))

test('a component wears no stylesheet but those of its room', () => {
  const roomOf = (file: string) =>
    file
      .split('/')
      .slice(0, file.startsWith('ui/') ? 1 : 2)
      .join('/')
  const borrowed = scripts.flatMap((file) =>
    [...textOf(file).matchAll(/from '([^']+\.module\.css)'/g)]
      .map(([, sheet = '']) => relative(app, join(app, dirname(file), sheet)))
      .filter((sheet) => roomOf(sheet) !== roomOf(file))
      .map((sheet) => `${file} wears ${sheet}`),
  )
  expect(borrowed).toEqual([])
})

test('every custom property that a stylesheet reads is set somewhere, and every one that is set is read', () => {
  const texts = [...sheets, ...scripts].map(textOf).concat(readFileSync(join(app, '../public/motion-and-font.css'), 'utf8'))
  const inAll = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))
  const isSet = inAll(/(--[a-z][\w-]*)(?:'?\]?\s*:|', )/g)
  const isRead = inAll(/(?:var\(\s*|getPropertyValue\(')(--[\w-]+)/g)
  expect(isRead.size).toBeGreaterThan(100)
  expect([...isRead].filter((name) => !isSet.has(name))).toEqual([])
  expect([...isSet].filter((name) => !isRead.has(name))).toEqual([])
})

test('the colours of both schemes stand once', () => {
  expect(sheets.filter((sheet) => textOf(sheet).includes('prefers-color-scheme'))).toEqual([])
  const themes = textOf('ui/styles/tokens.css').match(/\[data-theme='\w+'\] \{[^}]*\}/g)
  expect(themes?.map((rule) => rule.match(/[\w-]+: [^;]+/g))).toEqual([['color-scheme: light'], ['color-scheme: dark']])
})

test.each(['fredoka', 'nunito'])('%s has every character that the page writes', (font) => {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)
  const drawn = charactersOf(readFileSync(file))
  const written = [
    ...scripts.map((script) => withoutComments(textOf(script))),
    ...messages.map((file) => withoutComments(readFileSync(join(MESSAGES, file), 'utf8'))),
    ...sheets.flatMap((sheet) => contentsOf(textOf(sheet))),
  ].join('')
  expect(drawn).toContain('A')
  // No font of the site has the narrow space of French. Another one's shows no difference, since a space has no outline.
  const lacking = [...new Set(written)].filter((character) => character > '~' && character !== '\u202F' && !drawn.has(character))
  expect(lacking).toEqual([])
})

function withoutComments(script: string): string {
  return script.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}

/** The text that a stylesheet writes into the page. */
function contentsOf(sheet: string): string[] {
  return [...sheet.matchAll(/content: '([^']*)'/g)].map(([, text = '']) =>
    text.replaceAll(/\\([0-9a-f]+) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  )
}

/** The characters that a packed font has drawings of.
 *  Source: W3C, WOFF File Format 2.0, sections 4 and 5; OpenType, cmap, formats 4 and 12 */
function charactersOf(woff2: Buffer): ReadonlySet<string> {
  const tableCount = woff2.readUInt16BE(12)
  let at = 48
  let start = 0
  let found: { readonly start: number } | undefined
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = 0; table < tableCount; table += 1) {
    const flags = woff2.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = number()
    // Only the outlines (10, 11) are transformed by version 0.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    const packedLength = isTransformed ? number() : length
    if (tag === 0) found = { start }
    start += packedLength
  }
  if (!found) throw new Error('a font without a cmap')
  const tables = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  return mappedIn(tables.subarray(found.start))
}

function mappedIn(cmap: Buffer): ReadonlySet<string> {
  const characters = new Set<string>()
  const addAll = (first: number, last: number) => {
    for (let code = first; code <= last && code < 0x1_00_00; code += 1) characters.add(String.fromCodePoint(code))
  }
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * record))
    const format = table.readUInt16BE(0)
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1)
        addAll(table.readUInt32BE(16 + 12 * group), table.readUInt32BE(20 + 12 * group))
    }
    if (format === 4) {
      const bytes = table.readUInt16BE(6)
      for (let segment = 0; segment < bytes; segment += 2)
        addAll(table.readUInt16BE(16 + bytes + segment), table.readUInt16BE(14 + segment))
    }
  }
  return characters
}
