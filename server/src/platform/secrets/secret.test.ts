import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretOf } from './secret.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emojigma-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a configured secret is used and nothing is written', async () => {
  expect(await secretOf({ secret: 'configured', dataFolder: folder })).toBe('configured')
  expect(readdirSync(folder)).toEqual([])
})

test('without one, a secret is made once, for its owner alone', async () => {
  const dataFolder = join(folder, 'data')
  const first = await secretOf({ secret: undefined, dataFolder })
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(await secretOf({ secret: undefined, dataFolder })).toBe(first)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
})

test('processes that start together agree', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => secretOf({ secret: undefined, dataFolder: folder })))
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['secret'])
})
