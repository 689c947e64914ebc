import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { Queries } from '../tables.ts'
import type { Database } from './connection.ts'

interface Migration {
  readonly name: string
  readonly up: (database: Kysely<unknown>) => Promise<void>
}

/** Brings the tables up to date: all that is missing in one transaction, so that a start cut short leaves nothing half done.
 *  Several processes may do so at once: one works, the others wait. */
export async function migrate({ dialect, queries, lockPublishing }: Database, nowMs: number): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lockPublishing(transaction)
    await sql`create table if not exists migrations (name text primary key, ran_at_ms bigint not null)`.execute(transaction)
    const done = await finishedMigrations(transaction)
    for (const { name, up } of migrationsFor(dialect)) {
      if (done.has(name)) continue
      await up(transaction as unknown as Kysely<unknown>)
      await sql`insert into migrations (name, ran_at_ms) values (${name}, ${nowMs})`.execute(transaction)
    }
  })
}

/** Whether every migration of this version has run. Changes nothing. */
export async function isMigrated({ dialect, queries }: Database): Promise<boolean> {
  const isThere =
    dialect === 'postgres'
      ? sql`to_regclass('migrations') is not null`
      : sql`exists (select 1 from sqlite_master where name = 'migrations')`
  const { rows } = await sql<{ isThere: boolean | number }>`select ${isThere} as "isThere"`.execute(queries)
  if (!rows[0]?.isThere) return false
  const done = await finishedMigrations(queries)
  return migrationsFor(dialect).every(({ name }) => done.has(name))
}

async function finishedMigrations(queries: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(queries)
  return new Set(rows.map(({ name }) => name))
}

/** In the order they run. A migration that has been released is never changed: the next one is added below it. */
function migrationsFor(dialect: Database['dialect']): readonly Migration[] {
  return [
    { name: '2026-11-21 puzzles', up: createPuzzles },
    { name: '2026-11-21 players', up: (database) => createPlayers(database, dialect) },
    { name: '2026-11-21 accounts', up: createAccounts },
    { name: '2026-11-21 hints', up: addHints },
    { name: '2026-11-21 live stats', up: createLiveStats },
    { name: '2026-11-21 leaderboards', up: (database) => createLeaderboards(database, dialect) },
    { name: '2026-11-21 letters', up: createLetters },
    { name: '2026-11-21 targets of letters', up: addLetterTargets },
    { name: '2026-11-21 attempts without points', up: addAttemptsWithoutPoints },
  ]
}

async function createPuzzles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('days')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('generator_version', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('puzzles')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull().references('days.day'))
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('is_seasonal', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('repeat_key', 'text', (column) => column.notNull())
    .addColumn('generator_version', 'integer', (column) => column.notNull())
    .execute()
  await index(database, 'puzzles', 'type_id', 'level_id', 'id')
  await index(database, 'puzzles', 'level_id', 'id')
  await index(database, 'puzzles', 'type_id', 'id')
  await index(database, 'puzzles', 'theme', 'id')
  await index(database, 'puzzles', 'is_seasonal', 'id')
  await index(database, 'puzzles', 'type_id', 'level_id', 'repeat_key', 'day')
  await database.schema
    .createTable('puzzle_counts')
    .addColumn('puzzle_id', 'integer', (column) => column.primaryKey().references('puzzles.id'))
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('attempted', 'integer', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull())
    .execute()
  await index(database, 'puzzle_counts', 'attempted', 'puzzle_id')
  await index(database, 'puzzle_counts', 'type_id', 'attempted', 'puzzle_id')
  await index(database, 'puzzle_counts', 'level_id', 'attempted', 'puzzle_id')
  await index(database, 'puzzle_counts', 'type_id', 'level_id', 'attempted', 'puzzle_id')
  await index(database, 'puzzle_counts', 'theme', 'attempted', 'puzzle_id')
}

async function createPlayers(database: Kysely<unknown>, dialect: Database['dialect']): Promise<void> {
  await database.schema
    .createTable('players')
    .addColumn('id', dialect === 'postgres' ? sql`integer generated by default as identity` : 'integer', (column) => column.primaryKey())
    .addColumn('device_id', 'text', (column) => column.unique())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('attempts')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('first_guess_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('guess_count', 'integer', (column) => column.notNull())
    .addColumn('solved_at_ms', 'bigint')
    .addColumn('revealed_at_ms', 'bigint')
    .addPrimaryKeyConstraint('attempts_pk', ['player_id', 'puzzle_id'])
    .execute()
  await index(database, 'attempts', 'player_id', 'first_guess_at_ms')
  await database.schema
    .createTable('allowances')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowances_pk', ['player_id', 'day'])
    .execute()
}

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('user_name_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('is_email_verified', 'integer', (column) => column.notNull())
    .addColumn('nickname', 'text')
    .addColumn('nickname_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('is_student', 'integer', (column) => column.notNull())
    .addColumn('is_child', 'integer', (column) => column.notNull())
    .addColumn('consented_at_ms', 'bigint')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await sql`create index accounts_awaiting_consent on accounts (created_at_ms) where consented_at_ms is null`.execute(database)
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ownedByAccount)
    .addColumn('refresh_hash', 'text', (column) => column.notNull())
    .addColumn('previous_refresh_hash', 'text')
    .addColumn('rotated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await index(database, 'sessions', 'account_id')
  await index(database, 'sessions', 'expires_at_ms')
  await database.schema
    .createTable('link_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', ownedByAccount)
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('link_codes_by_account_id_purpose')
    .on('link_codes')
    .columns(['account_id', 'purpose'])
    .unique()
    .execute()
  await index(database, 'link_codes', 'expires_at_ms')
  await database.schema
    .createTable('external_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', ownedByAccount)
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('external_identities_pk', ['issuer', 'subject'])
    .execute()
  await index(database, 'external_identities', 'account_id')
  await database.schema
    .createTable('external_arrivals')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('is_email_verified', 'integer', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await index(database, 'external_arrivals', 'expires_at_ms')
  await database.schema
    .createTable('tallies')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await index(database, 'tallies', 'ends_at_ms')
  await database.schema
    .createTable('settings')
    .addColumn('account_id', 'text', (column) => ownedByAccount(column).primaryKey())
    .addColumn('hides_solved', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('has_sound', 'integer', (column) => column.notNull())
    .addColumn('reduces_motion', 'integer', (column) => column.notNull())
    .addColumn('has_readable_font', 'integer', (column) => column.notNull())
    .addColumn('hides_from_boards', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .alterTable('players')
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
  await database.schema.createIndex('players_by_account_id').on('players').column('account_id').unique().execute()
}

async function addHints(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('attempts')
    .addColumn('hint_rung', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** The totals begin with the guesses that were made before they were kept. */
async function createLiveStats(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('guess_totals')
    .addColumn('shard', 'integer', (column) => column.primaryKey())
    .addColumn('guesses', 'bigint', (column) => column.notNull())
    .addColumn('correct', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into guess_totals (shard, guesses, correct)
    select 0, coalesce(sum(guess_count), 0), count(solved_at_ms) from attempts`.execute(database)
  await database.schema
    .createTable('live_processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('online', 'integer', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}

async function createLeaderboards(database: Kysely<unknown>, dialect: Database['dialect']): Promise<void> {
  let players = database.schema
    .createTable('board_players')
    .addColumn('player_id', 'integer', (column) => ownedByPlayer(column).primaryKey())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
  for (const column of [...countColumns(5), 'pace_solves', 'pace_rushed', 'pace_masters', 'moves_day', 'moves']) {
    players = players.addColumn(column, 'integer', zeroAtFirst)
  }
  for (const column of ['pace_from_ms', 'last_first_try_at_ms']) players = players.addColumn(column, 'bigint', zeroAtFirst)
  await players.execute()
  let scores = database.schema
    .createTable('scores')
    .addColumn('player_id', 'integer', ownedByPlayer)
    .addColumn('scope', 'integer', (column) => column.notNull())
    .addColumn('period', 'integer', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull())
    .addColumn('attempted', 'integer', (column) => column.notNull())
    .addColumn('reached_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('scores_pk', ['player_id', 'scope', 'period'])
  for (const column of countColumns(10)) scores = scores.addColumn(column, 'integer', zeroAtFirst)
  await scores.execute()
  await sql`create index scores_in_order on scores (scope, period, is_listed, score desc, attempted, reached_at_ms, player_id)`.execute(
    database,
  )
  await database.schema
    .createTable('score_buckets')
    .addColumn('scope', 'integer', (column) => column.notNull())
    .addColumn('period', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('score_buckets_pk', ['scope', 'period', 'width', 'bucket'])
    .execute()
  await database.schema
    .createTable('flags')
    .addColumn('id', dialect === 'postgres' ? sql`integer generated by default as identity` : 'integer', (column) => column.primaryKey())
    .addColumn('player_id', 'integer', ownedByPlayer)
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('raised_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('cleared_at_ms', 'bigint')
    .execute()
  await index(database, 'flags', 'player_id')
}

async function createLetters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('ordered_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await index(database, 'letters', 'due_at_ms')
  await index(database, 'letters', 'email')
}

async function addLetterTargets(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('letters').addColumn('target', 'text').execute()
}

async function addAttemptsWithoutPoints(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('attempts')
    .addColumn('is_scored', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema.alterTable('board_players').addColumn('fresh_moves', 'integer', zeroAtFirst).execute()
}

function countColumns(last: number): readonly string[] {
  const ids = Array.from({ length: last }, (_, index) => index + 1)
  return ids.flatMap((id) => [`attempted_${id}`, `correct_${id}`])
}

function zeroAtFirst(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0)
}

function ownedByPlayer(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('players.id').onDelete('cascade')
}

function ownedByAccount(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('accounts.id').onDelete('cascade')
}

async function index(database: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
