import Sqlite from 'better-sqlite3'
import { Kysely, sql, type Dialect, type Transaction } from 'kysely'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, types } from 'pg'
import type { Queries, Tables } from './tables.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { StatementTimes } from '../metrics/statement-times.ts'
import { GroupCommit, type Work } from './group-commit.ts'
import { isUnavailable } from './faults.ts'
import { OwnSchemaDialect } from './own-schema.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'
import { Replica } from './replica.ts'
import { PATIENCE, TimedPool, type Patience } from './timed-pool.ts'
import { whileBusy } from './while-busy.ts'

/** Name of the embedded database in the data folder. */
export const DATABASE_FILE = 'emojigma.sqlite'

const POOL_SIZE = 10
/** While the file is being opened; nothing else waits then. */
const OPENING_TIMEOUT_MS = 5000
const LOCK_LOOK_MS = 100
const CACHE_KB = 16_384
/** WAL pages at which a commit checkpoints. A larger log is cheaper to move, since most pages changed several times; a smaller one
 *  blocks others for less time. */
const LOG_PAGES = 4000

/** The log cannot be truncated while another process reads it; the next day tries again. */
const FORGETTING_TRIES = 20
const FORGETTING_PAUSE_MS = 100

const DEADLOCK_RETRIES = 3
const DEADLOCK_DETECTED = '40P01'

/** Keys of the advisory locks between our processes, separate for each schema. */
const PUBLISHING_LOCK = 5_264_001
const TASK_LOCKS = { archive: 5_264_002, retention: 5_264_003, backup: 5_264_004 } as const

/** A task that runs in one process at a time. */
export type ExclusiveTask = keyof typeof TASK_LOCKS

export interface ConnectionCounts {
  readonly busy: number
  readonly idle: number
  /** Requests waiting for a connection. */
  readonly waiting: number
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  readonly queries: Queries
  /** The same database past any transaction pooler: for locks held over several transactions. */
  readonly sessions: Queries
  readonly statements: StatementTimes
  /** Absent for the embedded database, which has no pool. */
  readonly connections?: () => ConnectionCounts
  /** Reads data that may be some seconds old: from the replica while it is close to the primary, otherwise like `queries`. The work may
   *  run twice. */
  readonly lately: <T>(read: (queries: Queries) => Promise<T>) => Promise<T>
  /** Runs a transaction that is on disk when it returns. The work may be retried. */
  readonly durably: <T>(work: Work<T>) => Promise<T>
  /** Runs a transaction that a power cut may undo as a whole, without waiting for the disk: for data that can be recreated. The work may
   *  be retried. */
  readonly relaxed: <T>(work: Work<T>) => Promise<T>
  /** Serialises publishing across processes until the transaction ends, so that each sees what the other stored. */
  readonly lockPublishing: (transaction: Transaction<Tables>) => Promise<void>
  /** Runs the task unless another process is running it.
   *  @returns whether it ran */
  readonly runAlone: (name: ExclusiveTask, task: () => Promise<void>) => Promise<boolean>
  /** Attempts a meaningless write if a write has failed since the last call.
   *  @throws the reason why nothing can be stored */
  readonly probeWrites: () => Promise<void>
  /** Erases deleted data from the files of the embedded database. PostgreSQL does so on its own schedule: see docs/operate.md. */
  readonly forgetDeleted: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface DatabaseAddress {
  readonly databaseUrl: string | undefined
  /** The same PostgreSQL without a pooler. */
  readonly databaseDirectUrl?: string | undefined
  /** A streaming replica. */
  readonly databaseReplicaUrl?: string | undefined
  readonly dataFolder: string
  /** Time limits of PostgreSQL; absent = as long as a person waits for a reply. */
  readonly patience?: Patience
  /** Whether a commit of the embedded database waits for the disk; absent = it does. */
  readonly waitsForDisk?: boolean
}

/** Connects to PostgreSQL when an address is given, otherwise opens the embedded database in the data folder.
 *  @param onLostConnection called when a connection breaks; the pool replaces it */
export function openDatabase(address: DatabaseAddress, onLostConnection: (error: Error) => void): Database {
  const { databaseUrl } = address
  return databaseUrl === undefined ? openSqlite(address) : openPostgres({ ...address, databaseUrl }, onLostConnection)
}

function openSqlite({ dataFolder, waitsForDisk = true }: DatabaseAddress): Database {
  makePrivateFolder(dataFolder)
  const path = join(dataFolder, DATABASE_FILE)
  makePrivateFile(path)
  const file = new Sqlite(path, { timeout: OPENING_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  // An acknowledged guess has reached the disk.
  const durable = `synchronous = ${waitsForDisk ? 'FULL' : 'OFF'}`
  file.pragma(durable)
  file.pragma('foreign_keys = ON')
  // Deleted data is overwritten with zeros.
  file.pragma('secure_delete = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  // From here on a busy file is retried, and this thread does other work in between.
  file.pragma('busy_timeout = 0')
  const failure = new LastFailure()
  const statements = new StatementTimes()
  const queries = timedQueries(new EmbeddedDialect(file), statements)
  const commits = new GroupCommit(queries)
  return {
    dialect: 'sqlite',
    queries,
    sessions: queries,
    statements,
    lately: (read) => read(queries),
    durably: (work) => failure.watch(() => commits.run(work)),
    relaxed: (work) =>
      failure.watch(() =>
        whileBusy(() =>
          queries.connection().execute(async (connection) => {
            file.pragma('synchronous = NORMAL')
            try {
              return await connection.transaction().execute(work)
            } finally {
              file.pragma(durable)
            }
          }),
        ),
      ),
    probeWrites: () => failure.clear(() => commits.run(writeAndDelete)),
    // One process owns the folder and runs one transaction at a time.
    lockPublishing: async () => undefined,
    async runAlone(_name, task) {
      await task()
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

type PostgresAddress = DatabaseAddress & { readonly databaseUrl: string }

function openPostgres(address: PostgresAddress, onLostConnection: (error: Error) => void): Database {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseReplicaUrl: replicaUrl, patience = PATIENCE } = address
  const statements = new StatementTimes()
  const poolOf = (url: string, max: number): Pool => openPool(url, max, patience.connectMs, onLostConnection)
  const queriesOn = (among: Pool): Queries =>
    timedQueries(new OwnSchemaDialect({ pool: new TimedPool(among, patience.statementMs) }), statements)
  const pool = poolOf(databaseUrl, POOL_SIZE)
  const queries = queriesOn(pool)
  // A lock held over several transactions belongs to a session, which a transaction pooler would share.
  const sessions = directUrl === undefined ? queries : queriesOn(poolOf(directUrl, Object.keys(TASK_LOCKS).length + 1))
  const near = replicaUrl === undefined ? undefined : queriesOn(poolOf(replicaUrl, POOL_SIZE))
  const replica = near && new Replica({ primary: queries, replica: near, onChange: (change) => onLostConnection(new Error(change)) })
  const failure = new LastFailure()
  return {
    dialect: 'postgres',
    queries,
    sessions,
    statements,
    lately: (read) => (replica ? replica.read(read) : read(queries)),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    durably: (work) => failure.watch(() => retryDeadlocks(() => queries.transaction().execute(work))),
    relaxed: (work) =>
      failure.watch(() =>
        retryDeadlocks(() =>
          queries.transaction().execute(async (transaction) => {
            await sql`set local synchronous_commit = off`.execute(transaction)
            return work(transaction)
          }),
        ),
      ),
    probeWrites: () => failure.clear(() => commitNumber(queries)),
    async lockPublishing(transaction) {
      // The other process may take longer than the statement limit.
      for (;;) {
        const { rows } = await sql<{
          held: boolean
        }>`select pg_try_advisory_xact_lock(${PUBLISHING_LOCK}::int, hashtext(current_schema())) as held`.execute(transaction)
        if (rows[0]?.held) return
        await wait(LOCK_LOOK_MS)
      }
    },
    runAlone: (name, task) =>
      sessions.connection().execute(async (connection) => {
        const { rows } = await sql<{
          held: boolean
        }>`select pg_try_advisory_lock(${TASK_LOCKS[name]}::int, hashtext(current_schema())) as held`.execute(connection)
        if (!rows[0]?.held) return false
        try {
          await task()
        } finally {
          await sql`select pg_advisory_unlock(${TASK_LOCKS[name]}::int, hashtext(current_schema()))`.execute(connection)
        }
        return true
      }),
    forgetDeleted: async () => undefined,
    async close() {
      await replica?.close()
      await near?.destroy()
      if (sessions !== queries) await sessions.destroy()
      await queries.destroy()
    },
  }
}

function timedQueries(dialect: Dialect, statements: StatementTimes): Queries {
  return new Kysely<Tables>({ dialect, log: ({ query, queryDurationMillis }) => statements.took(query.sql, queryDurationMillis) })
}

function openPool(connectionString: string, max: number, connectionTimeoutMillis: number, onLostConnection: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis,
    types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
  })
  pool.on('error', onLostConnection)
  // The pool reports errors of idle clients only; an unhandled error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return pool
}

/** Checkpoints the log and truncates it: it still holds pages from before a deletion.
 *  @returns false while another connection was reading it */
function hasEmptiedLog(file: Sqlite.Database): boolean {
  return file.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
}

/** PostgreSQL aborts one of two deadlocked transactions; it left no trace and runs again. */
async function retryDeadlocks<T>(run: () => Promise<T>): Promise<T> {
  for (let again = DEADLOCK_RETRIES; ; again -= 1) {
    try {
      return await run()
    } catch (error) {
      if (again === 0 || (error as { readonly code?: unknown }).code !== DEADLOCK_DETECTED) throw error
    }
  }
}

/** Writes as much as a call would, so that it fails where a call would. The pages stay in the file for later rows. */
async function writeAndDelete(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table room (filler blob)`.execute(transaction)
  await sql`insert into room values (zeroblob(65536))`.execute(transaction)
  await sql`drop table room`.execute(transaction)
}

/** Commits nothing but a transaction id. That succeeds on a read-only PostgreSQL, so its setting is queried too.
 *  @throws Error when nothing can be stored */
async function commitNumber(queries: Queries): Promise<void> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select txid_current(), current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(queries)
  if (rows[0]?.isReadOnly) throw new Error('PostgreSQL may only be read')
}

/** Remembers a failed write until a later write succeeds. */
class LastFailure {
  #hasFailed = false

  async watch<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      if (isUnavailable(error)) this.#hasFailed = true
      throw error
    }
  }

  /** @param attempt a meaningless write
   *  @throws its error while writes still fail */
  async clear(attempt: () => Promise<void>): Promise<void> {
    if (!this.#hasFailed) return
    await attempt()
    this.#hasFailed = false
  }
}
