import type { Kysely } from 'kysely'
import type { Migration } from '../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-28-15 challenges', up: createChallenges }]

async function createChallenges(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'integer', ownedBy('players'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('slots', 'bigint', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('challenge_key', 'text')
    .execute()
  await addIndex(database, 'challenges', 'player_id')
  await addUniqueIndex(database, 'challenges', 'player_id', 'challenge_key')
  await addIndex(database, 'challenges', 'made_at_ms')
  await database.schema
    .createTable('challenge_takers')
    .addColumn('challenge_id', 'text', ownedBy('challenges'))
    .addColumn('player_id', 'integer', ownedBy('players'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('taken_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('left_at_ms', 'bigint')
    .addPrimaryKeyConstraint('challenge_takers_pk', ['challenge_id', 'player_id'])
    .execute()
  await addIndex(database, 'challenge_takers', 'player_id')
}
