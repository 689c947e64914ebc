import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { openTestDatabase } from './platform/testing/test-database.ts'
import { openTestLog } from './platform/testing/test-log.ts'
import { A_DAY, openTestSite } from './platform/testing/test-site.ts'

const TURNS = 50

test('the site is closed once what a new day began has ended, so that the database can be closed', async () => {
  const shared = await openTestDatabase()
  const { stream, lines } = openTestLog()
  const site = await openTestSite({ shared, days: [], logger: { level: 'warn', stream } })
  const { dialect, queries } = shared.database
  const held = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const holdScores = (): Promise<void> =>
    queries.transaction().execute(async (transaction) => {
      if (dialect === 'postgres') await sql`lock table scores in access exclusive mode`.execute(transaction)
      held.resolve()
      await ended.promise
    })
  // In the embedded database nothing could be published meanwhile; there the day's work comes behind what is begun in the same breath.
  const holding = dialect === 'postgres' ? holdScores() : undefined
  if (holding) await held.promise
  await site.publisher.publish(A_DAY)
  const holdingNow = holding ?? holdScores()
  let isClosed = false
  const closed = site.close().then(() => (isClosed = true))
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
  expect(isClosed).toBe(false)
  ended.resolve()
  await Promise.all([holdingNow, closed])
  await shared.remove()
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
  expect(lines).toEqual([])
})

test('the list has each feature that declares itself', () => {
  const list = readFileSync(join(import.meta.dirname, 'features.ts'), 'utf8')
  const declared = readdirSync(join(import.meta.dirname, 'features'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'feature.ts',
  )
  expect(declared.filter((file) => !list.includes(`'./features/${file}'`))).toEqual([])
  expect(FEATURES).toHaveLength(declared.length)
})
