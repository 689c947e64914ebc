import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featuresInOrder } from './import-zones.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAP = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

test.each(['ui', 'play', 'shell'])('the map of the page names each folder of %s', (room) => {
  const lines = new RegExp(`^ {2}${room}/.*\n(?: {16}.*\n)*`, 'm').exec(MAP)?.[0] ?? ''
  const named = [...lines.matchAll(/([\w-]+)\//g)].map(([, name]) => name)
  const folders = readdirSync(join(ROOT, 'web/app', room), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(named.toSorted()).toEqual([room, ...folders.map(({ name }) => name)].toSorted())
})

test('the map of the server names the features in their order', () => {
  const named = /^ {2}(rate-counters[\s\w-]*?) {2,}the features, in the order of the list$/m.exec(MAP)?.[1] ?? ''
  expect(named.split(/\s+/)).toEqual(featuresInOrder(ROOT))
})
