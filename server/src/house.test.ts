import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'

/** Folders that are no feature: what features stand on, and what tests do. */
const PLUMBING = new Set(['database', 'http'])
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

interface Import {
  readonly from: string
  readonly to: string
}

/** @param file inside this folder */
function importsOf(file: string, text: string): readonly Import[] {
  return [...text.matchAll(/\bfrom '(\.[^']*)'/g)].map(([, to = '']) => ({ from: file, to: normalize(join(dirname(file), to)) }))
}

function importsOfFeatures(): readonly Import[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(-support)?\.ts$/.test(file) && !file.startsWith('testing/'))
    .filter((file) => folderOf(file) !== '')
  return files
    .flatMap((file) => importsOf(file, readFileSync(join(import.meta.dirname, file), 'utf8')))
    .filter(({ from, to }) => folderOf(to) !== '' && folderOf(from) !== folderOf(to) && !PLUMBING.has(folderOf(to)))
}

/** @returns what breaks the rules: plumbing that knows a feature, a feature that is not reached through its service, circles */
function faults(imports: readonly Import[]): readonly string[] {
  const found = imports.flatMap(({ from, to }) => {
    if (PLUMBING.has(folderOf(from))) return [`${from} knows ${folderOf(to)}`]
    return to === `${folderOf(to)}/service.ts` ? [] : [`${from} reaches ${to}`]
  })
  const known = Map.groupBy(imports, ({ from }) => folderOf(from))
  const isReached = (from: string, goal: string, seen: Set<string> = new Set()): boolean =>
    (known.get(from) ?? []).some(({ to }) => {
      const next = folderOf(to)
      if (next === goal) return true
      if (seen.has(next)) return false
      seen.add(next)
      return isReached(next, goal, seen)
    })
  const circles = [...known.keys()].filter((folder) => isReached(folder, folder)).map((folder) => `${folder} is in a circle`)
  return [...found, ...circles]
}

test('features know each other by their services alone and in no circle, and what they stand on knows none of them', () => {
  expect(faults(importsOfFeatures())).toEqual([])
})

test('a fault of each kind is found', () => {
  const text = "import { a } from '../guesses/queries.ts'"
  expect(faults(importsOf('http/caller.ts', text))).toEqual(['http/caller.ts knows guesses'])
  expect(faults(importsOf('puzzles/service.ts', text))).toEqual(['puzzles/service.ts reaches guesses/queries.ts'])
  const circle = [
    ...importsOf('puzzles/service.ts', "import type { B } from '../pictures/service.ts'"),
    ...importsOf('pictures/service.ts', "import type { A } from '../puzzles/service.ts'"),
  ]
  expect(faults(circle)).toEqual(['puzzles is in a circle', 'pictures is in a circle'])
})

test('each folder of a feature declares it, and the list has them all', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PLUMBING.has(entry.name) && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})
