import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress, openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { nameOfMoment } from './backup/service.ts'
import { NOON_MS } from '../../platform/testing/test-site.ts'
import { backupCommandOf } from './backup-commands.ts'

const NAME = nameOfMoment(NOON_MS)

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.remove())

async function said(words: readonly string[], address = opened.address) {
  const lines: string[] = []
  const folder = join(opened.address.dataFolder, 'backups')
  const command = backupCommandOf(words)
  if (!command) return undefined
  const code = await command({ address, folder, key: undefined, nowMs: NOON_MS, print: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

test('a backup is made in its folder, looked at, and restored somewhere else', async () => {
  expect(await said(['backup'])).toMatchObject({ code: 0, text: expect.stringMatching(/^Backed up the database, \d+ bytes/) })
  const file = join(opened.address.dataFolder, 'backups', NAME)
  expect(existsSync(file)).toBe(true)
  expect(await said(['verify', file])).toMatchObject({ code: 0, text: expect.stringContaining('It is complete') })
  const { address, remove } = await freshAddress()
  expect(await said(['restore', file], address)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Restored the database as it was on \d{4}-\d\d-\d\dT12:00:00/),
  })
  expect(await said(['restore', file], address)).toMatchObject({ code: 1, text: expect.stringContaining('already') })
  await remove()
})

test('a file may be named; none is written over, and no half of one stays', async () => {
  const file = join(opened.address.dataFolder, 'mine', 'now.backup')
  expect(await said(['backup', join(file, '..')])).toMatchObject({ code: 0 })
  expect(await said(['backup', file])).toMatchObject({ code: 0 })
  expect(readdirSync(join(file, '..')).toSorted()).toEqual([NAME, 'now.backup'])
  expect(await said(['backup', file])).toMatchObject({ code: 1, text: expect.stringContaining('already') })
})

test('what is no backup is told in words', async () => {
  expect(await said(['verify', '/nowhere/at-all.backup'])).toMatchObject({ code: 1, text: 'There is no such file.' })
  const other = join(opened.address.dataFolder, 'other.backup')
  writeFileSync(other, 'something else')
  expect(await said(['verify', other])).toMatchObject({ code: 1, text: expect.stringMatching(/^It cannot be restored: it is damaged/) })
  expect(await said(['restore', other])).toMatchObject({ code: 1, text: expect.stringMatching(/^Nothing was restored: it is damaged/) })
})

test.each([[['restore']], [['verify']], [['verify', 'scores']], [['backup', 'a', 'b']], [['flags', 'list']]])(
  '%j is none of these',
  async (words) => {
    expect(backupCommandOf(words)).toBeUndefined()
  },
)
