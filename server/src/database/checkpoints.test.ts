import Sqlite from 'better-sqlite3'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { threadsThatGiveWay } from '../testing/giving-way.ts'
import { Checkpoints } from './checkpoints.ts'

test('a checkpoint brings what was committed into the file, while its owner goes on writing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-checkpoints-'))
  const path = join(folder, 'one.sqlite')
  const owner = new Sqlite(path)
  owner.pragma('journal_mode = WAL')
  owner.exec('create table words (word text)')
  const insert = owner.prepare('insert into words values (?)')
  const checkpoints = new Checkpoints(path)
  for (const word of ['apple', 'grapes']) {
    insert.run(word)
    const taken = checkpoints.take()
    insert.run(`${word} again`)
    await taken
  }
  await checkpoints.take()
  expect(wordsIn(path, join(folder, 'copy.sqlite'))).toEqual(['apple', 'apple again', 'grapes', 'grapes again'])
  await checkpoints.close()
  owner.close()
  rmSync(folder, { recursive: true })
})

test('checkpoints give way to requests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-checkpoints-'))
  const path = join(folder, 'one.sqlite')
  new Sqlite(path).close()
  const before = threadsThatGiveWay()
  const checkpoints = new Checkpoints(path)
  await checkpoints.take()
  expect(threadsThatGiveWay()).toBe(process.platform === 'linux' ? before + 1 : 0)
  await checkpoints.close()
  rmSync(folder, { recursive: true })
})

/** What a copy of the file alone holds, without the log beside it. */
function wordsIn(path: string, copy: string): unknown[] {
  copyFileSync(path, copy)
  const file = new Sqlite(copy)
  const words = file.prepare('select word from words').pluck().all()
  file.close()
  return words
}
