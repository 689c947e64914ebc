import type { Kysely } from 'kysely'
import { Migrator, type Migration as KyselyMigration } from 'kysely/migration'
import type { Database } from './connection.ts'

/** Ends the name of a migration after which older releases do not start. */
const NARROWS = ' (narrows)'

export type Dialect = Database['dialect']

/** Changes the tables of one feature. Once released it is never edited: another migration follows it. */
export interface Migration {
  /** Unique over all features. Begins with the date and a number of that day; migrations run in the order of their names. One that
   *  removes something the release before it needs ends with `(narrows)`, and ships a release after the last one that needs it. */
  readonly name: string
  readonly up: (database: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

/** Brings the tables up to date, each step in a transaction of its own: a start that is cut short goes on with the next one.
 *  Several processes may do so at once: one works, the others wait.
 *  @throws what made a step fail */
export async function runMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  // A newer release may have widened them further: an older one works beside it.
  if ((await haveRun(database, migrations)) && !(await areNarrower(database, migrations))) return
  const migrator = migratorOf(database, migrations)
  for (let isDone = false; !isDone;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error !== undefined) throw error
    isDone = results.length === 0
  }
}

/** Whether a newer release has taken away what this one may need. */
async function areNarrower({ queries }: Database, migrations: readonly Migration[]): Promise<boolean> {
  const known = new Set(migrations.map(({ name }) => name))
  const rows = await queries.selectFrom('kysely_migration').select('name').execute()
  return rows.some(({ name }) => name.endsWith(NARROWS) && !known.has(name))
}

/** Whether every migration of this version has run. Changes nothing. */
export async function haveRun(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const found = await migratorOf(database, migrations).getMigrations()
  return found.every(({ executedAt }) => executedAt !== undefined)
}

function migratorOf({ dialect, sessions }: Database, migrations: readonly Migration[]): Migrator {
  const steps = migrations.map(({ name, up }): [string, KyselyMigration] => [name, { up: (database) => up(database, dialect) }])
  return new Migrator({
    // The lock under which one process at a time migrates lasts longer than a step.
    db: sessions,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    // Features are worked on side by side: a step with an older date may come with a later release.
    allowUnorderedMigrations: true,
  })
}
