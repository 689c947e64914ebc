import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, addUniqueIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [{ name: '2026-11-29-30 gift puzzles', up: createGiftPuzzles }]

async function createGiftPuzzles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('gift_puzzles')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('level_id', 'integer', (column) => column.notNull())
    .addColumn('sent_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await addUniqueIndex(database, 'gift_puzzles', 'key_hash')
  await addIndex(database, 'gift_puzzles', 'sent_at_ms')
  await database.schema
    .createTable('gift_attempts')
    .addColumn('gift_puzzle_id', 'bigint', ownedBy('gift_puzzles'))
    .addColumn('player_id', 'integer', ownedBy('players'))
    .addColumn('animal', 'text', (column) => column.notNull())
    .addColumn('opened_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('guess_count', 'integer', (column) => column.notNull())
    .addColumn('solved_at_ms', 'bigint')
    .addColumn('last_made_at_ms', 'bigint')
    .addPrimaryKeyConstraint('gift_attempts_pk', ['gift_puzzle_id', 'player_id'])
    .execute()
  await addUniqueIndex(database, 'gift_attempts', 'gift_puzzle_id', 'animal')
  await addIndex(database, 'gift_attempts', 'player_id')
}
