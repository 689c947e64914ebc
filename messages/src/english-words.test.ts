import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = [join(import.meta.dirname, 'en'), join(import.meta.dirname, '../en'), join(import.meta.dirname, '../../content')]

test('English of our own says maths: Math stands only in the name of a list that was given to us', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:md|ts|json)$/.test(entry.name) && !/content\/(?:es|src|node_modules)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/.*\bmath\b(?![._][a-z]).*/gi)].map(([line]) => line.trim()),
  )
  expect(found.filter((line) => !line.includes('Emoji Math Puzzles'))).toEqual([])
})
