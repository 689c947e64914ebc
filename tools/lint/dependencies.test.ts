import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, pageNow, productionTree } from './dependencies.ts'

/** Licences that allow redistribution in a closed-source product, provided the notices are included. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
])
/** A library in a file of its own, which an operator may replace, as its licence demands. */
const REPLACEABLE = { licence: 'LGPL-3.0-or-later', name: /^@img\/sharp-/ }
/** Licences that a package has in a file only. */
const UNNAMED: ReadonlyMap<string, string> = new Map([['png-js', 'MIT']])
/** Largest factor by which a size may differ between systems. */
const TOLERANCE = 1.3
/** Packages that are a program for one system. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set(['node', '@sparticuz/chromium'])

function isAllowed(name: string, licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.has(one)) || (part === REPLACEABLE.licence && REPLACEABLE.name.test(name)))
}

test('everything that runs in production may be passed on', () => {
  const tree = productionTree()
  expect(tree.length).toBeGreaterThan(100)
  const refused = tree.filter(({ name, license }) => !isAllowed(name, license ?? UNNAMED.get(name) ?? 'none'))
  expect(refused).toEqual([])
})

test('a licence is allowed by each of its parts', () => {
  expect(isAllowed('one', '(MIT OR GPL-3.0-only)')).toBe(true)
  expect(isAllowed('one', 'MIT AND GPL-3.0-only')).toBe(false)
  expect(isAllowed('one', 'LGPL-3.0-or-later')).toBe(false)
  expect(isAllowed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true)
})

test('docs/dependencies.md has each package that a workspace names, with its purpose, licence and size', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/dependencies.md'), 'utf8')
  const now = pageNow()
  const withoutSizes = (text: string) => text.replaceAll(/\d+ kB/g, '').replaceAll(/[ :-]+/g, ' ')
  expect(withoutSizes(page), 'out of date; run: node tools/lint/dependencies.ts && oxfmt docs').toBe(withoutSizes(now))
  const written = linesOf(page)
  expect(written.filter(({ purpose, licence }) => purpose === '' || licence === '')).toEqual([])
  const sizes = new Map(written.map(({ name, kilobytes }) => [name, kilobytes]))
  const others = linesOf(now).filter(({ name, kilobytes }) => {
    const factor = kilobytes / (sizes.get(name) ?? 0)
    return !OF_THE_SYSTEM.has(name) && (factor > TOLERANCE || factor < 1 / TOLERANCE)
  })
  expect(others).toEqual([])
})
