import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration as KyselyMigration } from 'kysely/migration'
import type { Database } from './connection.ts'

/** With what the name of a step ends after which older releases do not start. */
const NARROWS = ' (narrows)'

export type Dialect = Database['dialect']

/** A step that brings the tables of one feature up to date. One that has been released is never changed: the next one is added behind it.
 * */
export interface Migration {
  /** Unique over all features. It begins with the date and a number of that day, in whose order the steps of all features run. One that
   *  takes away what the release before it needs ends with `(narrows)`, and comes a release after the one that no longer needs it. */
  readonly name: string
  /** The name of the step of the first release that did the same, maybe along with other things. */
  readonly formerly?: string
  readonly up: (database: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

/** Brings the tables up to date, each step in a transaction of its own: a start that is cut short goes on with the next one.
 *  Several processes may do so at once: one works, the others wait.
 *  @throws what made a step fail */
export async function runMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  await takeOver(database, migrations)
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

/** The first release kept its own list of what had run: takes down in the new one what that comes to, and drops it. */
async function takeOver({ dialect, queries, lockPublishing }: Database, migrations: readonly Migration[]): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lockPublishing(transaction)
    const isThere =
      dialect === 'postgres'
        ? sql`to_regclass('migrations') is not null`
        : sql`exists (select 1 from sqlite_master where name = 'migrations')`
    const found = await sql<{ isThere: boolean | number }>`select ${isThere} as "isThere"`.execute(transaction)
    if (!found.rows[0]?.isThere) return
    const { rows } = await sql<{ name: string; ran_at_ms: number }>`select name, ran_at_ms from migrations`.execute(transaction)
    const ranAtMs = new Map(rows.map((row) => [row.name, row.ran_at_ms]))
    await sql`create table if not exists kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    )
    for (const { name, formerly } of migrations) {
      const timeMs = formerly === undefined ? undefined : ranAtMs.get(formerly)
      if (timeMs === undefined) continue
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(timeMs).toISOString()})`.execute(transaction)
    }
    await sql`drop table migrations`.execute(transaction)
  })
}
