import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { tablesOf } from '../testing/test-schema.ts'

/** What a release kept in PostgreSQL that entered guesses by functions and divided the attempts by months, as far as it matters here. */
const FORMER = [
  'create function enter_guess(p_account text) returns void language plpgsql as $$ begin end $$',
  'create function enter_guess(p_account text, p_device text) returns void language plpgsql as $$ begin end $$',
  'create function last_attempt_month() returns date language sql stable as $$ select null::date $$',
  'create function make_attempt_months(p_until integer) returns void language plpgsql as $$ begin end $$',
  'create function make_months_of_puzzles() returns trigger language plpgsql as $$ begin return null; end $$',
  `create trigger make_attempt_months after insert on puzzles referencing new table as added
    for each statement execute function make_months_of_puzzles()`,
  'drop table attempts',
  `create table attempts (player_id integer not null references players on delete cascade, puzzle_id integer not null references puzzles,
    day integer not null, first_guess_at_ms bigint not null, guess_count integer not null, solved_at_ms bigint, revealed_at_ms bigint,
    hint_rung integer not null default 0, is_scored integer not null default 1, last_made_at_ms bigint,
    constraint attempts_pk primary key (player_id, puzzle_id)) partition by range (puzzle_id)`,
  'create table attempts_2020_01 partition of attempts for values from (minvalue) to (1241)',
  'create table attempts_2020_02 partition of attempts for values from (1241) to (2401)',
  `delete from kysely_migration where name like '2026-11-29-0%guess%' or name like '2026-11-29-0%attempts%'`,
]

test('attempts by month become one table without loss, and the functions of guesses go', async () => {
  const [former, fresh] = [await openTestDatabase(), await openTestDatabase()]
  const { queries } = former.database
  const indexes = await sql<{ text: string }>`select indexdef as text from pg_indexes
    where tablename = 'attempts' and indexname <> 'attempts_pk'`.execute(queries)
  for (const statement of [...FORMER, ...indexes.rows.map(({ text }) => text)]) await sql.raw(statement).execute(queries)
  await queries.insertInto('players').values({ device_id: 'a', created_at_ms: 0 }).execute()
  await sql`insert into days (day, published_at_ms, generator_version) values (0, 0, 1), (40, 0, 1)`.execute(queries)
  for (const [id, day] of [
    [1, 0],
    [1601, 40],
  ] as const) {
    await sql`insert into puzzles (id, day, type_id, level_id, theme, is_seasonal, question, answer, text, repeat_key, generator_version)
      values (${id}, ${day}, 1, 6, 'fruit', 0, '', '', '', ${String(id)}, 1)`.execute(queries)
    await sql`insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count) values (1, ${id}, ${day}, 5, 1)`.execute(
      queries,
    )
  }
  const before = await queries.selectFrom('attempts').selectAll().orderBy('puzzle_id').execute()
  expect(before).toHaveLength(2)

  await migrate(former.database)

  expect(await queries.selectFrom('attempts').selectAll().orderBy('puzzle_id').execute()).toEqual(before)
  const { rows } = await sql`select proname from pg_proc where pronamespace = current_schema()::regnamespace`.execute(queries)
  expect(rows).toEqual([])
  expect(await tablesOf(former.database)).toEqual(await tablesOf(fresh.database))
  await Promise.all([former.remove(), fresh.remove()])
})
