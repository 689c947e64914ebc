import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../project.inlang/settings.json' with { type: 'json' }

const OTHERS = settings.locales.filter((locale) => locale !== settings.baseLocale)
const ELSEWHERE = new RegExp(`content/(?:${OTHERS.join('|')}|src|node_modules)`)
const FOLDERS = [join(import.meta.dirname, 'en'), join(import.meta.dirname, '../en'), join(import.meta.dirname, '../../content')]

/** In texts; names of messages and addresses keep theirs. */
const BRITISH = /(?<![._/"'\w])(?:maths|practises?|practised|favourites?)(?![._"'\w]).*/gi

test('English has American spelling: math, practice as a verb, favorites, colors', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:md|ts|json)$/.test(entry.name) && !ELSEWHERE.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(BRITISH)].map(([line]) => line.trim()))
  expect(found).toEqual([])
})
