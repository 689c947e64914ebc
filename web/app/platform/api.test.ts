import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')

// All features add to one API: of two endpoints with one name, the page would call the one that was loaded first.
test('no two endpoints have the same name', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm)])
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
