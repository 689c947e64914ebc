import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/connection.ts'
import { draftsHere } from '../../../platform/testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import type { Draft } from '../draft.ts'
import { Publisher } from '../publisher.ts'
import { Archive } from './archive.ts'
import { storeDaysBy } from './old-days.ts'

const { log } = fastify()
const clock = { nowMs: () => dayStartMs(5) }

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

interface Wishes {
  readonly onPublished?: (day: Day) => void
  readonly draftDay?: (day: Day) => Promise<readonly Draft[]>
  readonly database?: Database
  readonly longestMs?: number
}

/** An archive that is filled in this thread. */
function openArchive({
  onPublished = () => undefined,
  draftDay = draftsHere.draftDay,
  database = opened.database,
  ...wishes
}: Wishes = {}): Archive {
  const publisher = new Publisher({ database, drafts: draftsHere, clock, log, ...wishes })
  return new Archive({ database, storeDays: storeDaysBy(publisher, draftDay, 4), clock, log, onPublished })
}

test('the missing days are published from today backwards', async () => {
  const order: number[] = []
  const archive = openArchive({ onPublished: (day) => order.push(day) })
  await archive.fill(new AbortController().signal)
  expect(order).toEqual([5, 4, 3, 2, 1, 0])
  expect(await archive.progress()).toEqual({ publishedDays: 6, totalDays: 6 })
})

test('progress counts the days from the first to today, and none after it', async () => {
  const publisher = new Publisher({ database: opened.database, drafts: draftsHere, clock, log })
  const archive = openArchive()
  expect(await archive.progress()).toEqual({ publishedDays: 0, totalDays: 6 })
  for (const day of [0, 5, 6]) await publisher.publish(day)
  expect(await archive.progress()).toEqual({ publishedDays: 2, totalDays: 6 })
})

test('a stopped archive ends with what is being stored, and goes on where it was', async () => {
  const stopping = new AbortController()
  const first: number[] = []
  const stopAtFour = (day: Day): void => {
    first.push(day)
    if (day === 4) stopping.abort()
  }
  await openArchive({ onPublished: stopAtFour }).fill(stopping.signal)
  expect(first.slice(0, 2)).toEqual([5, 4])
  expect(first.length).toBeLessThan(6)
  const second: number[] = []
  await openArchive({ onPublished: (day) => second.push(day) }).fill(new AbortController().signal)
  expect([...first, ...second]).toEqual([5, 4, 3, 2, 1, 0])
})

/** @returns the database, and how many transactions ran on it that a power cut may undo */
function counted(): { readonly database: Database; readonly transactions: () => number } {
  let transactions = 0
  const { database } = opened
  const counting: Database = {
    ...database,
    relaxed: async (work) => {
      const result = await database.relaxed(work)
      transactions += 1
      return result
    },
  }
  return { database: counting, transactions: () => transactions }
}

test('several days are stored in one transaction', async () => {
  const order: number[] = []
  const { database, transactions } = counted()
  await openArchive({ database, longestMs: 60_000, onPublished: (day) => order.push(day) }).fill(new AbortController().signal)
  expect(order).toHaveLength(6)
  expect(transactions()).toBeLessThan(6)
})

test('a transaction that has taken long ends after its day, and the others get the puzzles that they would have got', async () => {
  const order: number[] = []
  const { database, transactions } = counted()
  await openArchive({ database, longestMs: 0, onPublished: (day) => order.push(day) }).fill(new AbortController().signal)
  expect([order, transactions()]).toEqual([[5, 4, 3, 2, 1, 0], expect.any(Number)])
  expect(transactions()).toBeGreaterThanOrEqual(6)
  const stored = () => opened.database.queries.selectFrom('puzzles').select(['id', 'question']).orderBy('id').execute()
  const apart = await stored()
  for (const table of ['puzzle_counts', 'puzzles', 'days'] as const) await opened.database.queries.deleteFrom(table).execute()
  await openArchive({ longestMs: 60_000 }).fill(new AbortController().signal)
  expect(await stored()).toEqual(apart)
})

test('days published meanwhile by another are left alone', async () => {
  const publisher = new Publisher({ database: opened.database, drafts: draftsHere, clock, log })
  const order: number[] = []
  const archive = openArchive({
    async draftDay(day) {
      if (day === 2) await publisher.publish(2)
      return draftsHere.draftDay(day)
    },
    onPublished: (day) => order.push(day),
  })
  await archive.fill(new AbortController().signal)
  expect(order).toEqual([5, 4, 3, 1, 0])
})

test('several that fill one database at once publish each day once', async () => {
  const order: number[] = []
  const stopping = new AbortController()
  const onPublished = (day: Day): void => {
    order.push(day)
    if (order.length === 6) stopping.abort()
  }
  const archives = Array.from({ length: 2 }, () => openArchive({ onPublished }))
  await Promise.all(archives.map((archive) => archive.fill(stopping.signal)))
  expect(order).toHaveLength(6)
  expect(new Set(order)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
