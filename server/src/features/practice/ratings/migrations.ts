import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-13 ratings', up: createRatings },
  { name: '2026-11-29-07 reviews', up: createReviews },
]

async function createReviews(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('reviews')
    .addColumn('player_id', 'integer', ownedBy('players'))
    .addColumn('strand', 'text', (column) => column.notNull())
    .addColumn('puzzle_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('due_day', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_pk', ['player_id', 'strand'])
    .execute()
}

async function createRatings(database: Kysely<unknown>): Promise<void> {
  await withEvidence(database.schema.createTable('player_ratings').addColumn('player_id', 'integer', ownedBy('players')))
    .addPrimaryKeyConstraint('player_ratings_pk', ['player_id', 'type_id'])
    .execute()
  await withEvidence(database.schema.createTable('puzzle_ratings').addColumn('puzzle_id', 'integer', (column) => column.primaryKey()))
    .addColumn('current', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint('puzzle_ratings_of_puzzles', ['puzzle_id'], 'puzzles', ['id'])
    .execute()
  await addIndex(database, 'puzzle_ratings', 'type_id', 'current', 'puzzle_id')
  // Rows with evidence that is not counted yet: few, however large the tables are.
  for (const table of ['player_ratings', 'puzzle_ratings']) {
    await database.schema
      .createIndex(`${table}_open`)
      .on(table)
      .column('day')
      .where(sql<boolean>`attempts > 0`)
      .execute()
  }
  await database.schema
    .createTable('rated_days')
    .addColumn('day', 'integer', (column) => column.primaryKey().references('days.day'))
    .execute()
  await database.schema
    .createTable('rating_mark')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('begun_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('player_id', 'integer', (column) => column.notNull())
    .addColumn('puzzle_id', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into rating_mark (id, begun_at_ms, player_id, puzzle_id) values (1, -1, 0, 0)`.execute(database)
}

function withEvidence<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('deviation', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('surprise', 'bigint', (column) => column.notNull())
    .addColumn('expected', 'bigint', (column) => column.notNull())
    .addColumn('information', 'bigint', (column) => column.notNull())
    .addColumn('played', 'integer', (column) => column.notNull())
}
