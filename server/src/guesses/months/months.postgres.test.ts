import { ARCHIVE_START_MS, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../database/connection.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { forgetMonth, makeMonthsAhead, monthsOfAttempts } from './queries.ts'

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

/** Some days, counted as the site counts them: from 2020-01-01. */
const DAYS = {
  '2020-01-01': 0,
  '2026-10-31': 2495,
  '2026-11-01': 2496,
  '2026-11-30': 2525,
  '2028-11-30': 3256,
  '2028-12-02': 3258,
  '2029-02-28': 3346,
  '2029-03-01': 3347,
  '2029-03-30': 3376,
  '2029-03-31': 3377,
  '2029-04-01': 3378,
} as const

function dayOf(date: keyof typeof DAYS): Day {
  return DAYS[date]
}

async function publish({ queries }: Database, day: Day): Promise<void> {
  await queries.insertInto('days').values({ day, published_at_ms: 0, generator_version: 1 }).execute()
  const common = {
    day,
    type_id: 1,
    level_id: 1,
    theme: 'Fruit',
    is_seasonal: 0,
    question: '{}',
    answer: '1',
    text: '',
    generator_version: 1,
  }
  const puzzles = [0, 39].map((slot) => ({ ...common, id: puzzleIdOf(day, slot), repeat_key: `${day} ${slot}` }))
  await queries.insertInto('puzzles').values(puzzles).execute()
}

async function attempt({ queries }: Database, playerId: number, day: Day, slot = 0): Promise<void> {
  await queries
    .insertInto('attempts')
    .values({
      player_id: playerId,
      puzzle_id: puzzleIdOf(day, slot),
      day,
      first_guess_at_ms: ARCHIVE_START_MS,
      guess_count: 1,
      hint_rung: 0,
    })
    .execute()
}

/** The tables in which the attempts really stand, with how many. */
async function countsByTable({ queries }: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select tableoid::regclass::text as name, count(*) as count from attempts group by 1 order by 1`.execute(queries)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

async function tableNames({ queries }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'attempts'::regclass order by 1`.execute(queries)
  return rows.map(({ name }) => name)
}

test('attempts stand with the month of their puzzle, from its first to its last, and whoever publishes a month has its table made', async () => {
  const { database } = opened
  await database.queries.insertInto('players').values({ device_id: 'a', created_at_ms: 0 }).execute()
  const days = (['2020-01-01', '2026-11-30', '2029-02-28', '2029-03-01', '2029-03-31', '2029-04-01'] as const).map((date) => dayOf(date))
  for (const day of days) {
    await publish(database, day)
    await attempt(database, 1, day, 0)
    await attempt(database, 1, day, 39)
  }
  const first = (await tableNames(database)).find((name) => name.startsWith('attempts_to_')) ?? ''
  expect(await countsByTable(database)).toEqual({ [first]: 4, attempts_2029_02: 2, attempts_2029_03: 4, attempts_2029_04: 2 })
  await expect(attempt(database, 1, dayOf('2029-03-31'))).rejects.toThrow(/duplicate key/)
  await expect(attempt(database, 1, dayOf('2029-03-30'))).rejects.toThrow(/foreign key/)
  await database.queries.deleteFrom('players').execute()
  expect(await countsByTable(database)).toEqual({})
})

test('three months are made ahead, once, however many processes begin the day', async () => {
  const { database, address } = opened
  const other = openDatabase(address, () => undefined)
  await Promise.all([database, other, database, other].map((one) => makeMonthsAhead(one, dayOf('2028-11-30'))))
  const names = await tableNames(database)
  expect(names.at(-2)).toBe('attempts_2029_03')
  expect(new Set(names).size).toBe(names.length)
  await makeMonthsAhead(database, dayOf('2028-12-02'))
  expect(await tableNames(database)).toEqual(names)
  await other.close()
})

test('a month that is forgotten is empty at once, the others stay, and it can be played again', async () => {
  const { database } = opened
  await database.queries.insertInto('players').values({ device_id: 'a', created_at_ms: 0 }).execute()
  for (const day of (['2026-10-31', '2026-11-01', '2026-11-30', '2029-03-31', '2029-04-01'] as const).map((date) => dayOf(date))) {
    await publish(database, day)
    await attempt(database, 1, day)
  }
  await forgetMonth(database, '2026-11')
  await forgetMonth(database, '2029-03')
  expect(await monthsOfAttempts(database.queries)).toEqual([
    { month: '2026-10', attempts: 1 },
    { month: '2029-04', attempts: 1 },
  ])
  await attempt(database, 1, dayOf('2029-03-31'))
})

test('a guess looks at the table of its month alone', async () => {
  const { database } = opened
  await publish(database, dayOf('2029-03-31'))
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from players left join attempts
    on attempts.player_id = players.id and attempts.puzzle_id = ${sql.lit(puzzleIdOf(dayOf('2029-03-31'), 0))}
    where players.device_id = 'a'`.execute(database.queries)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('attempts_2029_03')
  expect(plan).not.toMatch(/Append|attempts_to_/)
})
