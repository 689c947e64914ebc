import { dayAt } from '@emojigma/engine/day.ts'
import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freshAddress } from '../../../platform/testing/test-database.ts'
import { kill, killServers, launchServer } from '../../../platform/testing/test-process.ts'
import { NOON_MS } from '../../../platform/testing/test-site.ts'
import { readBackup } from './backup-file.ts'
import { nightlyName } from './rotation.ts'

const KEY = 'a key that nobody guesses'

afterEach(killServers)

/** Waits until a server says something in its log. */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(words)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)))
  })
}

test('a server backs up each day by itself, once, encrypted, and goes on where that cannot be done', async () => {
  const { address, remove } = await freshAddress()
  const folder = join(address.dataFolder, 'backups')
  const environment = { BACKUP_DIR: folder, BACKUP_KEY: KEY, BACKUPS_KEPT: '1', LOG_LEVEL: 'info' }
  const first = launchServer(address, environment)
  await said(first, 'the database was backed up')
  await kill(first)
  const today = nightlyName(dayAt(NOON_MS))
  expect(readdirSync(folder)).toEqual([today])
  expect((await readBackup(join(folder, today), KEY)).engine).toBe(address.databaseUrl === undefined ? 'sqlite' : 'postgres')

  const tomorrow = launchServer(address, { ...environment, CLOCK_OFFSET_MS: String(86_400_000) })
  await said(tomorrow, 'old backups were deleted')
  await kill(tomorrow)
  expect(readdirSync(folder)).toEqual([nightlyName(dayAt(NOON_MS) + 1)])

  // A key that is too short is a fault of the configuration, and reported before anything begins.
  const refused = launchServer(address, { ...environment, BACKUP_KEY: 'short' })
  await expect(said(refused, 'backed up')).rejects.toThrow(/ended with 1/)
  await remove()
})
