import type { Kysely } from 'kysely'

/** Every table of the database. Each feature adds its own here, in its `tables.ts`. */
export interface Tables {
  /** Which migrations have run. */
  kysely_migration: { name: string; timestamp: string }
}

/** What queries run on: the database itself, or one transaction of it. */
export type Queries = Kysely<Tables>
