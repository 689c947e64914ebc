import { sql, type Kysely } from 'kysely'
import type { Migration } from '../database/migrations.ts'
import { ownedBy } from '../database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-24-20 solves in order', up: addSolvesInOrder },
  { name: '2026-11-24-21 counted days', up: createCountedDays },
]

/** For the days of a month, and the numbers of some weeks: one part of this index each. */
async function addSolvesInOrder(database: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_in_order_of_solving on attempts (player_id, solved_at_ms) where solved_at_ms is not null`.execute(
    database,
  )
}

async function createCountedDays(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('counted_days')
    .addColumn('player_id', 'integer', (column) => ownedBy('players')(column).primaryKey())
    .addColumn('through_week', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .execute()
}
