import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, migrationsOfAll } from '../migrate.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'
import { openDatabase, type Database } from './connection.ts'
import { runMigrations, type Migration } from './migrations.ts'

/** How a later release widens the tables that this one uses most. */
const NEXT_RELEASE: readonly Migration[] = [
  {
    name: '2999-01-01-01 columns of a later release',
    async up(database) {
      await sql`alter table players add column seen_later bigint`.execute(database)
      await sql`alter table puzzle_counts add column later integer not null default 0`.execute(database)
    },
  },
  {
    name: '2999-01-01-02 a table of a later release',
    async up(database) {
      await sql`create table later_things (player_id bigint references players (id) on delete cascade)`.execute(database)
    },
  },
]

let opened: TestDatabase
let site: TestSite
let newer: Database[]
beforeEach(async () => {
  opened = await openTestDatabase()
  site = await openTestSite({ shared: opened })
  newer = [0, 1].map(() => openDatabase(opened.address, () => undefined))
})
afterEach(async () => {
  await site.close()
  for (const database of newer) await database.close()
  await opened.remove()
})

test('while two processes of a later release widen the tables, this one enters every guess, and it can start again beside them', async () => {
  const [PuzzleId, PuzzleGuess] = [puzzleOn(A_DAY, 1, 1), await site.answerTo(puzzleOn(A_DAY, 1, 1))]
  const guess = async () => (await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId: randomUUID() })).status
  const statuses: number[] = []
  const migrated = new AbortController()
  const guessing = Promise.all(
    [0, 1, 2].map(async () => {
      do statuses.push(await guess())
      while (!migrated.signal.aborted)
      statuses.push(await guess())
    }),
  )
  await Promise.all(newer.map((database) => runMigrations(database, [...migrationsOfAll(), ...NEXT_RELEASE])))
  migrated.abort()
  await guessing
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await site.countsOf(PuzzleId)).toEqual({ attempted: statuses.length, correct: statuses.length })

  await migrate(opened.database)
  const again = await openTestSite({ shared: opened })
  expect((await again.get('/readyz')).status).toBe(200)
  await again.close()
})

test('once a later release has taken something away, this one does not start', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('2999-02-01-01 players without a name (narrows)', '2999-02-01T00:00:00Z')`.execute(
    opened.database.queries,
  )
  await expect(migrate(opened.database)).rejects.toThrow('is missing')
})
