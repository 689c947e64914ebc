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

const POOL_SIZE = 10
/** While the file is opened, when nobody else waits. */
const OPENING_TIMEOUT_MS = 5000
const LOCK_LOOK_MS = 100
const CACHE_KB = 16_384
/** A commit after which the log has so many pages moves them into the file. More of them are moved together with less work, as most have
 *  changed several times; fewer of them keep others waiting for less. */
const LOG_PAGES = 4000

/** While another process reads the log it cannot be emptied; the next day tries again. */
const FORGETTING_TRIES = 20
const FORGETTING_PAUSE_MS = 100

const DEADLOCK_RETRIES = 3
const DEADLOCK_DETECTED = '40P01'

/** Numbers under which PostgreSQL keeps the locks that our processes take from each other, in each schema apart. */
const PUBLISHING_LOCK = 5_264_001
const TASK_LOCKS = { archive: 5_264_002, retention: 5_264_003, backup: 5_264_004 } as const

/** Work that one process at a time does. */
export type LonelyTask = keyof typeof TASK_LOCKS

/** Connections of a pool. */
export interface ConnectionCounts {
  readonly busy: number
  readonly idle: number
  /** Work that waits for a connection. */
  readonly waiting: number
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  readonly queries: Queries
  /** The same, on connections that no pooler gives away between transactions: for locks that are held over several of them. */
  readonly sessions: Queries
  /** How long statements took, and which were slow. */
  readonly statements: StatementTimes
  /** How its connections are used; absent for the embedded database, which has none. */
  readonly connections?: () => ConnectionCounts
  /** Reads what may be some seconds old: from the replica while there is one that is near, otherwise like `queries`. The work may run
   *  twice. */
  readonly lately: <T>(read: (queries: Queries) => Promise<T>) => Promise<T>
  /** Runs a transaction that is on disk when it returns. The work may run more than once before that. */
  readonly durably: <T>(work: Work<T>) => Promise<T>
  /** Runs a transaction that a power cut may undo as a whole, which spares waiting for the disk: for what can be made again.
   *  The work may run more than once before it returns. */
  readonly relaxed: <T>(work: Work<T>) => Promise<T>
  /** Lets one process at a time go on from here, until its transaction ends, so that each sees what the other stored. */
  readonly lockPublishing: (transaction: Transaction<Tables>) => Promise<void>
  /** Runs the task while no other process runs it.
   *  @param name of the task
   *  @returns whether it ran; false when another process is at it */
  readonly runAlone: (name: LonelyTask, task: () => Promise<void>) => Promise<boolean>
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
  /** The same PostgreSQL without a pooler. */
  readonly databaseDirectUrl?: string | undefined
  /** A streaming replica of it. */
  readonly databaseReplicaUrl?: string | undefined
  readonly dataFolder: string
  /** How long work waits for PostgreSQL; absent = as long as somebody waits for an answer. */
  readonly patience?: Patience
}

/** Connects to PostgreSQL when an address is given, otherwise opens the embedded database in the data folder.
 *  @param onLostConnection hears of connections that break; they are replaced by themselves */
export function openDatabase(address: DatabaseAddress, onLostConnection: (error: Error) => void): Database {
  const { databaseUrl, dataFolder } = address
  return databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres({ ...address, databaseUrl }, onLostConnection)
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
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  // From here on this process waits for others by trying again, and does something else in between.
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
              file.pragma('synchronous = FULL')
            }
          }),
        ),
      ),
    tryWriting: () => failure.clear(() => commits.run(fillRoom)),
    // One process owns the folder, and one transaction runs at a time in it.
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
  // A lock that is held over several transactions belongs to a session, which a pooler gives away between them.
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
    tryWriting: () => failure.clear(() => commitNumber(queries)),
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
  // The pool hears only of connections that nobody holds; an error of a held one that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return pool
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

/** A commit of nothing but a number of its own. It says nothing of a PostgreSQL that is set to be read only, so that is asked too.
 *  @throws Error where nothing can be stored */
async function commitNumber(queries: Queries): Promise<void> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select txid_current(), current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(queries)
  if (rows[0]?.isReadOnly) throw new Error('PostgreSQL may only be read')
}

/** Remembers that the database could not store something, until it has shown that it can again. */
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

  /** @param attempt writes something of no meaning
   *  @throws what still makes it fail */
  async clear(attempt: () => Promise<void>): Promise<void> {
    if (!this.#hasFailed) return
    await attempt()
    this.#hasFailed = false
  }
}
