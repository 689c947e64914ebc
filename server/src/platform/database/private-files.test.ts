import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
import { makePrivateFolder } from './private-files.ts'
import { migrate } from '../migrate.ts'

test('nobody else on the machine can look into a new data folder, or read the database and what lies beside it', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const dataFolder = join(parent, 'data')
  const unlock = lockFolder(dataFolder)
  const database = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
  await migrate(database)
  const mode = (path: string) => statSync(path).mode & 0o777
  expect(mode(dataFolder)).toBe(0o700)
  const files = readdirSync(dataFolder).filter((name) => name.startsWith('emojigma.sqlite'))
  expect(files.toSorted()).toEqual(['emojigma.sqlite', 'emojigma.sqlite-shm', 'emojigma.sqlite-wal'])
  for (const name of files) expect(mode(join(dataFolder, name))).toBe(0o600)
  await database.close()
  unlock?.()
})

test('a folder is made with those above it, and where none can be it is said so', () => {
  const parent = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'one', 'two')
  for (let times = 0; times < 2; times += 1) makePrivateFolder(folder)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
  writeFileSync(join(folder, 'file'), '')
  expect(() => makePrivateFolder(join(folder, 'file'))).toThrow('EEXIST')
  expect(() => makePrivateFolder(join(folder, 'file', 'three'))).toThrow(/ENOTDIR|EEXIST/)
})

test('a folder in a place where the system makes none is refused, and not tried for ever', () => {
  expect(() => makePrivateFolder('/proc/self/none/two')).toThrow(/mkdir/)
})
