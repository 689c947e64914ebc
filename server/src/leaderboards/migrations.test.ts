import { DAY_MS } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { runMigrations } from '../database/migrations.ts'
import { FEATURES } from '../features.ts'
import { migrate } from '../migrate.ts'
import { freshAddress } from '../testing/test-database.ts'

const FIRST_DAY = 20_000

test('of those who are on the boards already, they stay who have played on three days and whose e-mail is proven', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, () => undefined)
  const older = FEATURES.flatMap(({ migrations = [] }) => migrations).filter(({ name }) => name < '2026-11-23-50')
  await runMigrations(database, older)
  const { queries } = database
  const players = [
    { id: 1, days: 3, isProven: 1 },
    { id: 2, days: 2, isProven: 1 },
    { id: 3, days: 3, isProven: 0 },
  ]
  await sql`insert into days (day, published_at_ms, generator_version) values (1, 0, 1)`.execute(queries)
  for (const id of [1, 2, 3]) {
    await sql`insert into puzzles (id, day, type_id, level_id, theme, is_seasonal, question, answer, text, repeat_key, generator_version)
      values (${id}, 1, 1, 6, 'fruit', 0, '', '', '', ${`key ${id}`}, 1)`.execute(queries)
  }
  for (const { id, days, isProven } of players) {
    await sql`insert into accounts (id, user_name, user_name_key, is_email_verified, is_student, is_child, created_at_ms)
      values (${`a${id}`}, ${`name ${id}`}, ${`name ${id}`}, ${isProven}, 0, 0, 7)`.execute(queries)
    await sql`insert into players (id, account_id, created_at_ms) values (${id}, ${`a${id}`}, 8)`.execute(queries)
    await sql`insert into board_players (player_id, is_listed) values (${id}, 1)`.execute(queries)
    await sql`insert into scores (player_id, scope, period, is_listed, score, attempted, correct, reached_at_ms)
      values (${id}, 0, 0, 1, 1230, 4, 4, 9)`.execute(queries)
    for (let day = 0; day < days; day += 1) {
      await sql`insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count)
        values (${id}, ${day + 1}, 1, ${(FIRST_DAY + day) * DAY_MS + 5}, 1)`.execute(queries)
    }
  }

  await migrate(database)

  const stay = await queries.selectFrom('board_players').select(['player_id', 'days_played', 'is_listed']).orderBy('player_id').execute()
  expect(stay.map((row) => [row.player_id, row.days_played, row.is_listed])).toEqual([
    [1, 3, 1],
    [2, 2, 0],
    [3, 3, 0],
  ])
  const scores = await queries.selectFrom('scores').select(['player_id', 'is_listed']).orderBy('player_id').execute()
  expect(scores.map((row) => [row.player_id, row.is_listed])).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
  ])
  const buckets = await queries.selectFrom('score_buckets').select(['width', 'bucket', 'players']).orderBy('width').execute()
  expect(buckets.map((row) => [row.width, row.bucket, row.players])).toEqual([
    [10, 123, 1],
    [1000, 1, 1],
    [100_000, 0, 1],
  ])
  await database.close()
  await remove()
})
