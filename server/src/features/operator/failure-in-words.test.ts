import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { openDatabase } from '../../platform/database/connection.ts'
import { backupCommandOf } from './backup-commands.ts'
import { failureInWords } from './main.ts'
import { runOperatorCommand } from './run.ts'

async function wordsOf(work: () => Promise<unknown>): Promise<string | undefined> {
  return work().then(
    () => expect.unreachable(),
    (error: unknown) => failureInWords(error),
  )
}

test('a database that is away, a folder that is not there and one in the place of a file are said in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  const address = { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataFolder: folder }
  const away = openDatabase(address, () => undefined)
  const print = (): void => undefined
  expect(await wordsOf(() => runOperatorCommand(['orders', 'list'], { database: away, nowMs: 0, print }))).toBe(
    'The database cannot be used: connect ECONNREFUSED 127.0.0.1:9',
  )
  await away.close()
  const embedded = openDatabase({ databaseUrl: undefined, dataFolder: folder }, () => undefined)
  await migrate(embedded)
  const backup = (...words: readonly string[]) => {
    const options = { address: { databaseUrl: undefined, dataFolder: folder }, folder, key: undefined, nowMs: 0, print }
    return wordsOf(async () => backupCommandOf(words)?.(options))
  }
  expect(await backup('backup', join(folder, 'nowhere', 'now.backup'))).toMatch(/^That could not be done: ENOENT/)
  expect(await backup('verify', folder)).toMatch(/^That could not be done: EISDIR/)
  await embedded.close()
  rmSync(folder, { recursive: true })
})

test('what should never happen is not made words of', () => {
  expect(failureInWords(new TypeError('x is not a function'))).toBeUndefined()
})
