import { PUZZLES_A_DAY, type Day } from '@emojigma/engine/day.ts'
import type { Client } from 'pg'

/** Attempts of each player. */
export const ATTEMPTS_EACH = 10
/** Days over which they are spread. */
const DAYS = 50

/** Stores days and their puzzles, without anything to solve. */
export async function addDays(client: Client, from: Day, to: Day): Promise<void> {
  await client.query(
    'insert into days (day, published_at_ms, generator_version) select day, 0, 1 from generate_series($1::int, $2::int) day',
    [from, to],
  )
  await client.query(
    `insert into puzzles (id, day, type_id, level_id, theme, is_seasonal, question, answer, text, repeat_key, generator_version)
      select day * ${PUZZLES_A_DAY} + slot, day, 1, 1, 'Fruit', 0, '{}', '1', '', day || '-' || slot, 1
      from generate_series($1::int, $2::int) day, generate_series(1, ${PUZZLES_A_DAY}) slot`,
    [from, to],
  )
  await client.query(
    `insert into puzzle_counts (puzzle_id, type_id, level_id, theme, attempted, correct)
      select id, 1, 1, 'Fruit', 0, 0 from puzzles where day between $1 and $2`,
    [from, to],
  )
}

/** Adds players up to a number of them, each with attempts on the days before one. What they refer to is not looked up, which takes most of
 *  the time, since it is made here. */
export async function addPlayers(client: Client, from: number, to: number, before: Day): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into players (id, device_id, created_at_ms) overriding system value
      select id, 'device-' || md5(id::text), id from generate_series($1::int, $2::int) id`,
    [from, to],
  )
  await client.query(
    `insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms, hint_rung, is_scored)
      select id, (day * ${PUZZLES_A_DAY}) + 1 + (id + number) % ${PUZZLES_A_DAY}, day, 1577836800000 + day * 86400000::bigint + id % 86400000, 1,
        case when id % 3 > 0 then 1577836800000 + day * 86400000::bigint end, 0, 1
      from generate_series($1::int, $2::int) id, generate_series(0, ${ATTEMPTS_EACH - 1}) number,
        lateral (select $3::int - ${DAYS} + (id * 7 + number) % ${DAYS} as day) spread`,
    [from, to, before],
  )
  await client.query('set session_replication_role = origin')
  await client.query(`select setval(pg_get_serial_sequence('players', 'id'), $1)`, [to])
  await client.query('vacuum analyze players')
  await client.query('vacuum analyze attempts')
}
