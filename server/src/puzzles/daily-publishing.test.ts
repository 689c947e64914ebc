import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A_DAY, draftsHere } from '../test-site.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { startDailyPublishing } from './daily-publishing.ts'
import { Publisher } from './publisher.ts'

const { log } = fastify()
const clock = { nowMs: () => Date.now() }

let opened: TestDatabase
let published: AsyncIterator<Day>
let stop = (): void => undefined

beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await opened.remove()
})

function startAt(nowMs: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: nowMs })
  const days = new TransformStream<Day, Day>()
  const writer = days.writable.getWriter()
  published = days.readable[Symbol.asyncIterator]()
  const publisher = new Publisher({
    database: opened.database,
    drafts: draftsHere,
    clock,
    log,
    onPublished: (day) => void writer.write(day),
  })
  stop = startDailyPublishing(publisher, clock, log)
}

test('a new day is published the moment it begins', async () => {
  startAt(dayStartMs(A_DAY + 1) - 5000)
  vi.advanceTimersByTime(4999)
  expect(await opened.database.queries.selectFrom('days').selectAll().execute()).toEqual([])
  vi.advanceTimersByTime(1)
  expect((await published.next()).value).toBe(A_DAY + 1)
})

test('after a machine slept over midnight, the day is published within half a minute', async () => {
  startAt(dayStartMs(A_DAY) + 1000)
  vi.setSystemTime(dayStartMs(A_DAY + 4))
  vi.advanceTimersByTime(30_000)
  expect((await published.next()).value).toBe(A_DAY + 4)
})
