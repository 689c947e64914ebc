import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POSTGRES_TESTS } from '../scripts/postgres-tests.mjs'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
const FLOORS = ['server/src/features', 'web/app/features', 'contract/src', 'e2e']
const ROOMS = [
  'play',
  'puzzles',
  'boards',
  'accounts',
  'sign-in',
  'classes',
  'practice',
  'maker',
  'shop',
  'paper',
  'site',
  'operator',
  'challenges',
]

test.each(FLOORS)('%s has every room', (floor) => {
  expect(ROOMS.filter((room) => ![room, `${room}.ts`].some((path) => existsSync(join(ROOT, floor, path))))).toEqual([])
})

test('docs/architecture.md names every room', () => {
  expect(ROOMS.filter((room) => !PAGE.includes(`\`${room}\``))).toEqual([])
})

test.each(POSTGRES_TESTS)('%s, which also runs on PostgreSQL, exists', (path) => {
  expect([path, `${path}.ts`, `${path}.test.ts`].some((file) => existsSync(join(ROOT, file)))).toBe(true)
})
