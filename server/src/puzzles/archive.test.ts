import { dayStartMs } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftsHere } from '../testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Database } from '../database/connection.ts'
import { Archive } from './archive.ts'
import type { DraftSource } from './draft.ts'
import { Publisher } from './publisher.ts'

const { log } = fastify()
const clock = { nowMs: () => dayStartMs(5) }

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

function archiveFrom(drafts: DraftSource, onPublished: (day: number) => void = () => undefined): Archive {
  const { database } = opened
  const publisher = new Publisher({ database, drafts, clock, log, onPublished })
  return new Archive({ database, drafts, publisher, clock, log })
}

test('the missing days are published from today backwards', async () => {
  const order: number[] = []
  const archive = archiveFrom(draftsHere, (day) => order.push(day))
  await archive.fill(new AbortController().signal)
  expect(order).toEqual([5, 4, 3, 2, 1, 0])
  expect(await archive.progress()).toEqual({ publishedDays: 6, totalDays: 6 })
})

test('progress counts the days from the first to today, and none after it', async () => {
  const publisher = new Publisher({ database: opened.database, drafts: draftsHere, clock, log })
  const archive = archiveFrom(draftsHere)
  expect(await archive.progress()).toEqual({ publishedDays: 0, totalDays: 6 })
  for (const day of [0, 5, 6]) await publisher.publish(day)
  expect(await archive.progress()).toEqual({ publishedDays: 2, totalDays: 6 })
})

test('a stopped archive ends with what is being stored, and goes on where it was', async () => {
  const stopping = new AbortController()
  const first: number[] = []
  await archiveFrom(draftsHere, (day) => {
    first.push(day)
    if (day === 4) stopping.abort()
  }).fill(stopping.signal)
  expect(first.slice(0, 2)).toEqual([5, 4])
  expect(first.length).toBeLessThan(6)
  const second: number[] = []
  await archiveFrom(draftsHere, (day) => second.push(day)).fill(new AbortController().signal)
  expect([...first, ...second]).toEqual([5, 4, 3, 2, 1, 0])
})

test('several days are stored in one transaction', async () => {
  const transactions: number[] = []
  const order: number[] = []
  const { database } = opened
  const counting: Database = {
    ...database,
    relaxed: async (work) => {
      const result = await database.relaxed(work)
      transactions.push(order.length)
      return result
    },
  }
  const publisher = new Publisher({ database: counting, drafts: draftsHere, clock, log, onPublished: (day) => order.push(day) })
  await new Archive({ database: counting, drafts: draftsHere, publisher, clock, log }).fill(new AbortController().signal)
  expect(order).toHaveLength(6)
  expect(transactions.length).toBeLessThan(6)
})

test('days published meanwhile by another are left alone', async () => {
  const publisher = new Publisher({ database: opened.database, drafts: draftsHere, clock, log })
  const order: number[] = []
  const archive = archiveFrom(
    {
      ...draftsHere,
      draftDay: async (day) => {
        if (day === 2) await publisher.publish(2)
        return draftsHere.draftDay(day)
      },
    },
    (day) => order.push(day),
  )
  await archive.fill(new AbortController().signal)
  expect(order).toEqual([5, 4, 3, 1, 0])
})

test('several that fill one database at once publish each day once', async () => {
  const order: number[] = []
  const stopping = new AbortController()
  const archives = Array.from({ length: 2 }, () =>
    archiveFrom(draftsHere, (day) => {
      order.push(day)
      if (order.length === 6) stopping.abort()
    }),
  )
  await Promise.all(archives.map((archive) => archive.fill(stopping.signal)))
  expect(order).toHaveLength(6)
  expect(new Set(order)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
