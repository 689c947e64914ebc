import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/database/connection.ts'
import { migrate } from '../../platform/migrate.ts'
import { freshAddress } from '../../platform/testing/test-database.ts'
import { runOperatorCommand } from './run.ts'

const COMMANDS = [
  ['flags', 'list'],
  ['flags', 'clear', '1'],
  ['verify', 'scores'],
  ['verify', 'scores', '--repair'],
]

async function said(database: Database, words: readonly string[]): Promise<{ readonly code: number; readonly lines: string }> {
  const lines: string[] = []
  const code = await runOperatorCommand(words, { database, nowMs: 0, print: (line) => lines.push(line) })
  return { code, lines: lines.join('\n') }
}

test('where the site never ran, or only an older version of it, the operator is told to start it first', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, () => undefined)
  for (const words of COMMANDS)
    expect(await said(database, words)).toMatchObject({ code: 1, lines: expect.stringContaining('Start the site') })
  await migrate(database)
  expect(await said(database, ['flags', 'list'])).toEqual({ code: 0, lines: '0 flags are open.' })
  await sql`delete from kysely_migration where name like '% leaderboards'`.execute(database.queries)
  for (const words of COMMANDS)
    expect(await said(database, words)).toMatchObject({ code: 1, lines: expect.stringContaining('Start the site') })
  await database.close()
  await remove()
})

test('what is no command is answered with those that are, whatever the database holds', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, () => undefined)
  for (const words of [[], ['help'], ['flags'], ['flags', 'clear'], ['flags', 'clear', 'x'], ['verify', 'scores', 'again']]) {
    expect(await said(database, words)).toMatchObject({ code: 2, lines: expect.stringContaining('usage:') })
  }
  await database.close()
  await remove()
})
