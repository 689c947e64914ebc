import type { Kysely } from 'kysely'

/** Every table of the database. Each feature adds its own in its `tables.ts`. */
export interface Tables {
  /** The migrations that have run. */
  kysely_migration: { name: string; timestamp: string }
}

/** Runs queries: the database itself, or one of its transactions. */
export type Queries = Kysely<Tables>
