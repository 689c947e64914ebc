import { DAY_MS, dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A_DAY, draftsHere } from '../testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startDailyWork } from './daily-work.ts'
import type { DraftSource } from '../../features/puzzles/draft.ts'
import { Publisher } from '../../features/puzzles/publisher.ts'

const { log } = fastify()
let looks = 0
const clock = {
  nowMs() {
    looks += 1
    return Number(vi.getMockedSystemTime())
  },
}

let opened: TestDatabase
let published: AsyncIterator<Day>
let stop = async (): Promise<void> => undefined

beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
  await opened.remove()
})

function startAt(nowMs: number, drafts: DraftSource = draftsHere): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: nowMs })
  const days = new TransformStream<Day, Day>()
  const writer = days.writable.getWriter()
  published = days.readable[Symbol.asyncIterator]()
  const publisher = new Publisher({
    database: opened.database,
    drafts,
    clock,
    log,
    onPublished: (day) => void writer.write(day),
  })
  stop = startDailyWork(async () => void (await publisher.publishToday()), clock, log)
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

test('stopped while a day is being published, it ends with that day and looks at the clock no more', async () => {
  const asked = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  startAt(dayStartMs(A_DAY + 1) - 1, {
    ...draftsHere,
    async draftDay(day) {
      asked.resolve()
      await ready.promise
      return draftsHere.draftDay(day)
    },
  })
  vi.advanceTimersByTime(1)
  await asked.promise
  const stopped = stop()
  ready.resolve()
  await stopped
  expect(await opened.database.queries.selectFrom('days').select('day').execute()).toEqual([{ day: A_DAY + 1 }])
  looks = 0
  vi.advanceTimersByTime(DAY_MS)
  expect(looks).toBe(0)
})
