import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TODAY } from '../testing/noon.ts'
import { setOf } from '../testing/test-site.tsx'
import { dayOfSet, EMOJI_OF_PAGES, picturesOf } from './todays-set.ts'

const set = setOf(TODAY).map((puzzle) => puzzleToWire(puzzle, 'short'))

test('a set is of the day of its puzzles, and anything else is of none', () => {
  expect(dayOfSet(set)).toBe(TODAY)
  expect([[], null, {}, [null], [{}], 'sign in to the Wi-Fi'].map(dayOfSet)).toEqual(Array.from({ length: 6 }, () => undefined))
})

test('the pictures of a set are its questions and every emoji once, under the artwork’s name, and no answer', () => {
  const pictures = picturesOf(set, 'a1')
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures.filter((path) => path.startsWith('/emojigma/production/'))).toHaveLength(40)
  for (const name of set.flatMap(({ e }) => e.split(','))) expect(pictures).toContain(`/emojigma/emoji/${name}.svg?v=a1`)
  expect(pictures.filter((path) => path.includes('/answers/'))).toEqual([])
  expect(pictures).toContain('/mascot/cheering.svg')
})

test('every emoji that the pages of play name is among them', () => {
  const app = join(import.meta.dirname, '../..')
  const files = ['features/puzzles', 'features/play', 'ui', 'platform/shell'].flatMap((room) =>
    readdirSync(join(app, room), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bemoji(?:=|: )["']([a-z-]+)["']/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].filter((name) => !EMOJI_OF_PAGES.includes(name))).toEqual([])
})
