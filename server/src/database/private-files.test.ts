import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
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
