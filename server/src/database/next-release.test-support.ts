import { sql } from 'kysely'
import type { Migration } from './migrations.ts'

/** How a later release widens what this one uses most. */
export const NEXT_RELEASE: readonly Migration[] = [
  {
    name: '2999-01-01-01 what a later release adds to players and counts',
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
