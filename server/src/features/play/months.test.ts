import { ARCHIVE_START_MS, dayAt, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/connection.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { forgetMonth, monthsOfAttempts } from './months.ts'

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

function dayOf(date: string): Day {
  return dayAt(Date.parse(date))
}

async function publish({ queries }: Database, day: Day): Promise<void> {
  await queries.insertInto('days').values({ day, published_at_ms: 0, generator_version: 1 }).execute()
  await queries
    .insertInto('puzzles')
    .values({
      id: puzzleIdOf(day, 0),
      day,
      type_id: 1,
      level_id: 1,
      theme: 'Fruit',
      is_seasonal: 0,
      question: '{}',
      answer: '1',
      text: '',
      repeat_key: String(day),
      generator_version: 1,
    })
    .execute()
}

async function attempt({ queries }: Database, playerId: number, day: Day): Promise<void> {
  const times = { first_guess_at_ms: ARCHIVE_START_MS, guess_count: 1, hint_rung: 0 }
  await queries
    .insertInto('attempts')
    .values({ player_id: playerId, puzzle_id: puzzleIdOf(day, 0), day, ...times })
    .execute()
}

test('a month that is forgotten is empty, the others stay, and it can be played again', async () => {
  const { database } = opened
  await database.queries.insertInto('players').values({ device_id: 'a', created_at_ms: 0 }).execute()
  for (const date of ['2026-10-31', '2026-11-01', '2026-11-30', '2029-03-31', '2029-04-01']) {
    await publish(database, dayOf(date))
    await attempt(database, 1, dayOf(date))
  }
  await forgetMonth(database, '2026-11')
  await forgetMonth(database, '2029-03')
  expect(await monthsOfAttempts(database.queries)).toEqual([
    { month: '2026-10', attempts: 1 },
    { month: '2029-04', attempts: 1 },
  ])
  await attempt(database, 1, dayOf('2029-03-31'))
})
