import type { Database } from './database/connection.ts'
import { haveRun, runMigrations, type Migration } from './database/migrations.ts'
import { patiently } from './database/timed-pool.ts'
import { whileBusy } from './database/while-busy.ts'
import { FEATURES } from '../features.ts'

/** Migrates the tables of all features. */
export function migrate(database: Database): Promise<void> {
  return patiently(() => whileBusy(() => runMigrations(database, migrationsOfAll())))
}

/** Whether the tables are those of this release. Changes nothing. */
export function isMigrated(database: Database): Promise<boolean> {
  return haveRun(database, migrationsOfAll())
}

export function migrationsOfAll(): readonly Migration[] {
  return FEATURES.flatMap(({ migrations = [] }) => migrations)
}
