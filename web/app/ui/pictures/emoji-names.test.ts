import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '../..')

test('every emoji that a page names is drawn', () => {
  const named = globSync('**/*.{ts,tsx}', { cwd: APP, exclude: ['**/*.test.*', 'testing/**'] })
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/\bemoji(?:=|: )["']([a-z-]+)["']/g)])
    .map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(60)
  expect([...new Set(named)].filter((name) => emojiSvg(name) === undefined)).toEqual([])
})
