import type { Kysely } from 'kysely'
import { Migrator, type Migration as KyselyMigration } from 'kysely/migration'
import type { Database } from './connection.ts'

/** Suffix of a migration after which older releases do not start. */
const NARROWS = ' (narrows)'

export type Dialect = Database['dialect']

/** Changes the tables of one feature. Never edited after its release: another migration follows. */
export interface Migration {
  /** Unique over all features: the date and a number of that day. Migrations run in the order of their names. A migration that removes
   *  something the previous release needs ends with `(narrows)` and ships one release later. */
  readonly name: string
  readonly up: (database: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

/** Runs the pending migrations, each in a transaction of its own, so that an interrupted start resumes with the next. Several processes may
 *  call it at once: one migrates, the others wait.
 *  @throws the error of a failed migration */
export async function runMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  // A newer release may have added tables or columns: an older one runs beside it.
  if ((await haveRun(database, migrations)) && !(await areNarrower(database, migrations))) return
  const migrator = migratorOf(database, migrations)
  for (let isDone = false; !isDone;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error !== undefined) throw error
    isDone = results.length === 0
  }
}

/** Whether a newer release has removed something that this one may need. */
async function areNarrower({ queries }: Database, migrations: readonly Migration[]): Promise<boolean> {
  const known = new Set(migrations.map(({ name }) => name))
  const rows = await queries.selectFrom('kysely_migration').select('name').execute()
  return rows.some(({ name }) => name.endsWith(NARROWS) && !known.has(name))
}

/** Whether every migration of this release has run. Changes nothing. */
export async function haveRun(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const found = await migratorOf(database, migrations).getMigrations()
  return found.every(({ executedAt }) => executedAt !== undefined)
}

function migratorOf({ dialect, sessions }: Database, migrations: readonly Migration[]): Migrator {
  const steps = migrations.map(({ name, up }): [string, KyselyMigration] => [name, { up: (database) => up(database, dialect) }])
  return new Migrator({
    // The lock under which one process migrates outlives a single migration.
    db: sessions,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    // Features are developed in parallel: a migration with an older date may ship in a later release.
    allowUnorderedMigrations: true,
  })
}
