import Sqlite from 'better-sqlite3'
import { Kysely, sql, type Transaction } from 'kysely'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, types } from 'pg'
import type { Queries, Tables } from './tables.ts'
import { Checkpoints } from './checkpoints.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { GroupCommit, holdWriting, type Work } from './group-commit.ts'
import { LastFailure } from './last-failure.ts'
import { OwnSchemaDialect } from './own-schema.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'
import { TimedPool } from './timed-pool.ts'
import { whileBusy } from './while-busy.ts'

const POOL_SIZE = 10
/** To get a connection, of the network or of the pool. With a statement's time it is less than five seconds. */
const CONNECT_TIMEOUT_MS = 2000
/** While the file is opened, when nobody else waits. */
const OPENING_TIMEOUT_MS = 5000
const LOCK_LOOK_MS = 100
const CACHE_KB = 16_384

/** After so many pages of the log a commit itself moves them into the file. It is SQLite's default, and so many that another thread has
 *  moved them before. */
const LOG_PAGES = 1000
const LOG_PAGES_WHILE_TIDIED = 20_000

/** While another process reads the log it cannot be emptied; the next day tries again. */
const FORGETTING_TRIES = 20
const FORGETTING_PAUSE_MS = 100

const DEADLOCK_RETRIES = 3
const DEADLOCK_DETECTED = '40P01'

/** Numbers under which PostgreSQL keeps the locks that our processes take from each other, in each schema apart. */
const PUBLISHING_LOCK = 5_264_001
const TASK_LOCKS = { archive: 5_264_002, retention: 5_264_003 } as const

/** Work that one process at a time does. */
export type LonelyTask = keyof typeof TASK_LOCKS

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  readonly queries: Queries
  /** Runs a transaction that is on disk when it returns. The work may run more than once before that. */
  readonly durably: <T>(work: Work<T>) => Promise<T>
  /** Runs a transaction that a power cut may undo as a whole, which spares waiting for the disk: for what can be made again.
   *  The work may run more than once before it returns. */
  readonly relaxed: <T>(work: Work<T>) => Promise<T>
  /** Lets one process at a time go on from here, until its transaction ends, so that each sees what the other stored. */
  readonly lockPublishing: (transaction: Transaction<Tables>) => Promise<void>
  /** Runs the task, which writes much, while no other process runs it.
   *  @param name of the task
   *  @param task is handed what it should call after some megabytes, and wait for, so that commits need not stop to tidy up
   *  @returns whether it ran; false when another process is at it */
  readonly runAlone: (name: LonelyTask, task: (tidyUp: () => Promise<void>) => Promise<void>) => Promise<boolean>
  /** Writes something of no meaning, if storing something has failed since this was asked last.
   *  @throws why nothing can be stored */
  readonly tryWriting: () => Promise<void>
  /** When it returns, the files of the embedded database hold nothing any more of what was deleted before. PostgreSQL does that in its own
   *  time: docs/operate.md says when. */
  readonly forgetDeleted: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface DatabaseAddress {
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
}

/** Connects to PostgreSQL when an address is given, otherwise opens the embedded database in the data folder.
 *  @param onLostConnection hears of connections that break; they are replaced by themselves */
export function openDatabase(address: DatabaseAddress, onLostConnection: (error: Error) => void): Database {
  return address.databaseUrl === undefined ? openSqlite(address.dataFolder) : openPostgres(address.databaseUrl, onLostConnection)
}

function openSqlite(dataFolder: string): Database {
  makePrivateFolder(dataFolder)
  const path = join(dataFolder, 'emojigma.sqlite')
  makePrivateFile(path)
  const file = new Sqlite(path, { timeout: OPENING_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  // An acknowledged guess has reached the disk.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What is deleted is overwritten with zeros.
  file.pragma('secure_delete = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  // From here on this process waits for others by trying again, and does something else in between.
  file.pragma('busy_timeout = 0')
  const failure = new LastFailure()
  const queries = new Kysely<Tables>({ dialect: new EmbeddedDialect(file) })
  const commits = new GroupCommit(queries)
  return {
    dialect: 'sqlite',
    queries,
    durably: (work) => failure.watch(() => commits.run(work)),
    relaxed: (work) =>
      failure.watch(() =>
        whileBusy(() =>
          queries.connection().execute(async (connection) => {
            file.pragma('synchronous = NORMAL')
            try {
              return await connection.transaction().execute(async (transaction) => {
                await holdWriting(transaction)
                return work(transaction)
              })
            } finally {
              file.pragma('synchronous = FULL')
            }
          }),
        ),
      ),
    tryWriting: () => failure.clear(() => commits.run(fillRoom)),
    // One process owns the folder, and one transaction runs at a time in it.
    lockPublishing: async () => undefined,
    async runAlone(_name, task) {
      // A thread of its own, for a task that writes so much that it asks for it.
      let checkpoints: Checkpoints | undefined
      const tidyUp = async (): Promise<void> => {
        if (!checkpoints) file.pragma(`wal_autocheckpoint = ${LOG_PAGES_WHILE_TIDIED}`)
        checkpoints ??= new Checkpoints(path)
        await checkpoints.take()
      }
      try {
        await task(tidyUp)
      } finally {
        file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
        await checkpoints?.close()
      }
      return true
    },
    async forgetDeleted() {
      for (let again = FORGETTING_TRIES; again > 0; again -= 1) {
        if (await queries.connection().execute(async () => hasEmptiedLog(file))) return
        await wait(FORGETTING_PAUSE_MS)
      }
    },
    async close() {
      await queries.destroy()
      file.close()
    },
  }
}

function openPostgres(databaseUrl: string, onLostConnection: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
  })
  pool.on('error', onLostConnection)
  // The pool hears only of connections that nobody holds; an error of a held one that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  const queries = new Kysely<Tables>({ dialect: new OwnSchemaDialect({ pool: new TimedPool(pool) }) })
  const failure = new LastFailure()
  return {
    dialect: 'postgres',
    queries,
    durably: (work) => failure.watch(() => orAgain(() => queries.transaction().execute(work))),
    relaxed: (work) =>
      failure.watch(() =>
        orAgain(() =>
          queries.transaction().execute(async (transaction) => {
            await sql`set local synchronous_commit = off`.execute(transaction)
            return work(transaction)
          }),
        ),
      ),
    // A commit of nothing but a number of its own.
    tryWriting: () => failure.clear(async () => void (await sql`select txid_current()`.execute(queries))),
    async lockPublishing(transaction) {
      // The other process may take longer than a statement may.
      for (;;) {
        const { rows } = await sql<{
          held: boolean
        }>`select pg_try_advisory_xact_lock(${PUBLISHING_LOCK}::int, hashtext(current_schema())) as held`.execute(transaction)
        if (rows[0]?.held) return
        await wait(LOCK_LOOK_MS)
      }
    },
    runAlone: (name, task) =>
      queries.connection().execute(async (connection) => {
        const { rows } = await sql<{
          held: boolean
        }>`select pg_try_advisory_lock(${TASK_LOCKS[name]}::int, hashtext(current_schema())) as held`.execute(connection)
        if (!rows[0]?.held) return false
        try {
          // PostgreSQL tidies up by itself, in processes of its own.
          await task(async () => undefined)
        } finally {
          await sql`select pg_advisory_unlock(${TASK_LOCKS[name]}::int, hashtext(current_schema()))`.execute(connection)
        }
        return true
      }),
    forgetDeleted: async () => undefined,
    close: () => queries.destroy(),
  }
}

/** Moves all of the log into the file and makes the log empty: pages as they were before a deletion stand in it.
 *  @returns whether nobody else was reading it just then */
function hasEmptiedLog(file: Sqlite.Database): boolean {
  return file.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
}

/** Of transactions that wait for each other PostgreSQL ends one, which left no trace and simply runs again. */
async function orAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let again = DEADLOCK_RETRIES; ; again -= 1) {
    try {
      return await run()
    } catch (error) {
      if (again === 0 || (error as { readonly code?: unknown }).code !== DEADLOCK_DETECTED) throw error
    }
  }
}

/** As much as a call would store, so that it fails where that would: the pages that it takes stay in the file for the next rows. */
async function fillRoom(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table room (filler blob)`.execute(transaction)
  await sql`insert into room values (zeroblob(65536))`.execute(transaction)
  await sql`drop table room`.execute(transaction)
}
