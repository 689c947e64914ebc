import { PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, draftsHere, NOON_MS } from '../../platform/testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import type { Draft, DraftSource } from './draft.ts'
import { Publisher } from './publisher.ts'

const { log } = fastify()
const clock = { nowMs: () => NOON_MS }

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

/** Stores days in one transaction, however long it takes. */
function publisherFrom(drafts: DraftSource): Publisher {
  return new Publisher({ database: opened.database, drafts, clock, log, longestMs: Infinity })
}

/** The day's own drafts with one slot's repeat key replaced, by attempt. */
function withRepeatKeys(slot: number, keyOf: (day: number, attempt: number) => string, windowDays: number | undefined): DraftSource {
  const changed = (draft: Draft, day: number, attempt: number): Draft =>
    draft.slot === slot ? { ...draft, repeatKey: keyOf(day, attempt), repeatWindowDays: windowDays } : draft
  return {
    ...draftsHere,
    draftDay: async (day) => (await draftsHere.draftDay(day)).map((draft) => changed(draft, day, 0)),
    draftSlot: async (day, asked, attempt) => changed(await draftsHere.draftSlot(day, asked, 0), day, attempt),
  }
}

async function keyOf(day: number, slot: number): Promise<string> {
  const row = await opened.database.queries
    .selectFrom('puzzles')
    .select('repeat_key')
    .where('id', '=', puzzleIdOf(day, slot))
    .executeTakeFirstOrThrow()
  return row.repeat_key
}

test('a day is published with its forty puzzles and their counts at zero', async () => {
  expect(await publisherFrom(draftsHere).publish(A_DAY)).toBe(true)
  const puzzles = await opened.database.queries.selectFrom('puzzles').selectAll().execute()
  expect(puzzles).toHaveLength(PUZZLES_A_DAY)
  expect(new Set(puzzles.map(({ type_id, level_id }) => `${type_id}-${level_id}`)).size).toBe(PUZZLES_A_DAY)
  const counts = await opened.database.queries.selectFrom('puzzle_counts').selectAll().execute()
  expect(counts).toHaveLength(PUZZLES_A_DAY)
  expect(counts.every(({ attempted, correct }) => attempted === 0 && correct === 0)).toBe(true)
})

test('a day is published once, however many publish it at once', async () => {
  const publishers = Array.from({ length: 5 }, () => publisherFrom(draftsHere))
  const published = await Promise.all(publishers.flatMap((publisher) => [publisher.publish(A_DAY), publisher.publish(A_DAY)]))
  // Calls of one publisher share its work, and so its word.
  expect(published.filter(Boolean).length).toBe(2)
  expect(await publisherFrom(draftsHere).publish(A_DAY)).toBe(false)
  const [row] = await opened.database.queries
    .selectFrom('puzzles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  expect(Number(row?.count)).toBe(PUZZLES_A_DAY)
})

test('the same day from two databases is the same day', async () => {
  await publisherFrom(draftsHere).publish(A_DAY)
  const other = await openTestDatabase()
  await new Publisher({ database: other.database, drafts: draftsHere, clock, log }).publish(A_DAY)
  const rowsOf = ({ database }: TestDatabase) => database.queries.selectFrom('puzzles').selectAll().orderBy('id').execute()
  expect(await rowsOf(other)).toEqual(await rowsOf(opened))
  await other.remove()
})

test('a draft that cannot be stored leaves no half-published day', async () => {
  const broken: DraftSource = {
    ...draftsHere,
    draftDay: async (day) => {
      const drafts = await draftsHere.draftDay(day)
      return drafts.with(39, { ...(drafts[39] as Draft), slot: 38 })
    },
  }
  await expect(publisherFrom(broken).publish(A_DAY)).rejects.toThrow(/unique/i)
  expect(await opened.database.queries.selectFrom('days').selectAll().execute()).toEqual([])
  expect(await opened.database.queries.selectFrom('puzzles').selectAll().execute()).toEqual([])
})

test('a puzzle that repeats an older one gives way to the next attempt', async () => {
  const publisher = publisherFrom(withRepeatKeys(7, (day, attempt) => (attempt < 2 ? 'seen' : `fresh ${day}`), undefined))
  await publisher.publish(A_DAY)
  await publisher.publish(A_DAY - 400)
  expect(await keyOf(A_DAY, 7)).toBe('seen')
  expect(await keyOf(A_DAY - 400, 7)).toBe(`fresh ${A_DAY - 400}`)
})

test('a key with a window may come back outside of it, in both directions of time', async () => {
  const publisher = publisherFrom(withRepeatKeys(0, (day, attempt) => (attempt === 0 ? 'seen' : `fresh ${day}`), 60))
  for (const day of [A_DAY, A_DAY - 60, A_DAY - 61, A_DAY + 61]) await publisher.publish(day)
  expect(await keyOf(A_DAY - 60, 0)).toBe(`fresh ${A_DAY - 60}`)
  expect(await keyOf(A_DAY - 61, 0)).toBe('seen')
  expect(await keyOf(A_DAY + 61, 0)).toBe('seen')
})

test('when every attempt repeats, the day is published all the same', async () => {
  const publisher = publisherFrom(withRepeatKeys(3, () => 'seen', undefined))
  await publisher.publish(A_DAY)
  expect(await publisher.publish(A_DAY - 1)).toBe(true)
  expect(await keyOf(A_DAY - 1, 3)).toBe('seen')
})

test('days that are stored together are looked through for repeats of each other', async () => {
  const drafts = withRepeatKeys(7, (day, attempt) => (attempt < 2 ? 'seen' : `fresh ${day}`), undefined)
  const days = [A_DAY, A_DAY - 1, A_DAY - 2]
  const drafted = await Promise.all(days.map(async (day) => ({ day, drafts: await drafts.draftDay(day) })))
  expect(await publisherFrom(drafts).publishOld(drafted)).toEqual(days)
  expect(await Promise.all(days.map((day) => keyOf(day, 7)))).toEqual(['seen', `fresh ${A_DAY - 1}`, `fresh ${A_DAY - 2}`])
})

test('a draft of which it is known that no attempt is without a repeat is stored at once', async () => {
  const drafts = withRepeatKeys(7, () => 'seen', undefined)
  const onlyFirst: DraftSource = { ...drafts, draftSlot: () => Promise.reject(new Error('no other draft is asked for')) }
  const publisher = publisherFrom(onlyFirst)
  await publisher.publish(A_DAY)
  const lastResorts = async (day: number) =>
    (await drafts.draftDay(day)).map((draft) => (draft.slot === 7 ? { ...draft, isLastResort: true } : draft))
  const days = [
    { day: A_DAY - 1, drafts: await lastResorts(A_DAY - 1) },
    { day: A_DAY - 2, drafts: await lastResorts(A_DAY - 2) },
  ]
  expect(await publisher.publishOld(days)).toEqual([A_DAY - 1, A_DAY - 2])
  expect(await keyOf(A_DAY - 2, 7)).toBe('seen')
})

test('of days that are stored together, those published before are left alone', async () => {
  const days = [A_DAY, A_DAY - 1, A_DAY - 2]
  const drafted = await Promise.all(days.map(async (day) => ({ day, drafts: await draftsHere.draftDay(day) })))
  const publisher = publisherFrom(draftsHere)
  await publisher.publish(A_DAY - 1)
  expect(await publisher.publishOld(drafted)).toEqual([A_DAY, A_DAY - 2])
})

test('of days that are stored together, none is left behind when one cannot be stored', async () => {
  const good = await draftsHere.draftDay(A_DAY)
  const bad = await draftsHere.draftDay(A_DAY - 1)
  const days = [
    { day: A_DAY, drafts: good },
    { day: A_DAY - 1, drafts: bad.with(39, { ...(bad[39] as Draft), slot: 38 }) },
  ]
  await expect(publisherFrom(draftsHere).publishOld(days)).rejects.toThrow(/unique/i)
  expect(await opened.database.queries.selectFrom('days').selectAll().execute()).toEqual([])
  expect(await opened.database.queries.selectFrom('puzzles').selectAll().execute()).toEqual([])
})
