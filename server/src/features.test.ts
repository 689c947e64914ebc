import { sql } from 'kysely'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { openTestDatabase } from './platform/testing/test-database.ts'
import { openTestLog } from './platform/testing/test-log.ts'
import { A_DAY, openTestSite } from './platform/testing/test-site.ts'

const TURNS = 50
test('closing the site waits for the work of a new day', async () => {
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
  // The embedded database could not publish meanwhile; there the day's work queues behind a transaction begun at the same moment.
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

test('the list has the feature of each feature.ts', async () => {
  const folder = join(import.meta.dirname, 'features')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'feature.ts')
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Readonly<Record<string, unknown>>>))
  const unlisted = files.filter((_file, index) => !FEATURES.some((feature) => Object.values(modules[index] ?? {}).includes(feature)))
  expect(unlisted).toEqual([])
  expect(FEATURES).toHaveLength(files.length)
})
