import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const MAP = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

function foldersOf(path: string): readonly string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

test.each(['server/src/features', 'web/app/features'])('the map names each room of %s', (path) => {
  const table = MAP.slice(0, MAP.indexOf('| folder'))
  const rooms = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, room = '']) => room)
  expect(foldersOf(path).toSorted()).toEqual(rooms.toSorted())
})

test.each(['server/src/platform', 'web/app/ui'])('the map names each folder of %s', (path) => {
  const line = MAP.split('\n').find((text) => text.startsWith(`  ${path.split('/').at(-1)}/  `) && text.includes(foldersOf(path)[0] ?? ''))
  expect(foldersOf(path).filter((folder) => line?.includes(`${folder}/`) !== true)).toEqual([])
})
