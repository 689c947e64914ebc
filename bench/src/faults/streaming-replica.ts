import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ThrowAwayPostgres } from '../../../scripts/postgres.mjs'

/** Root may start neither of them. */
const NOBODY = 65_534
/** A replica takes as many connections as its primary, or it does not start. */
const NO_LESS = ['-c', 'max_connections=200', '-c', 'fsync=off']
const LOOK_MS = 100
const LOOKS = 300

export interface Started {
  readonly address: string
  /** Ends it at once. */
  readonly stop: () => Promise<void>
}

export interface StartedReplica extends Started {
  /** Ends it, and keeps what it has. */
  readonly halt: () => Promise<void>
  /** Starts it again. */
  readonly goOn: () => Promise<void>
}

/** A streaming replica of a PostgreSQL, on this machine. */
export async function startReplica({ address, programs }: ThrowAwayPostgres): Promise<StartedReplica> {
  const folder = ownFolder('replica')
  const data = join(folder, 'data')
  const made = spawnSync(join(programs, 'pg_basebackup'), ['-d', address, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], as(folder))
  if (made.status !== 0) throw new Error(made.stderr.toString())
  const port = await freePort()
  const own = ['-D', data, '-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1', ...NO_LESS]
  const start = () => reachable(spawn(join(programs, 'postgres'), own, { ...as(folder), stdio: 'ignore' }), withPort(address, port))
  let server = await start()
  const halt = () => ended(server, 'SIGINT')
  return {
    address: withPort(address, port),
    halt,
    async goOn() {
      server = await start()
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PgBouncer in front of a PostgreSQL, which gives connections away between transactions.
 *  @throws Error in words for whoever runs the bench, if it is not installed */
export async function startPooler(address: string): Promise<Started> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')
  const folder = ownFolder('pooler')
  const port = await freePort()
  const { hostname, port: behind, username } = new URL(address)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\npostgres = host=${hostname} port=${behind} user=${username}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
auth_type = any\npool_mode = transaction\nmax_client_conn = 200\ndefault_pool_size = 10\nunix_socket_dir =\n`,
  )
  const own = withPort(address, port)
  const pooler = await reachable(spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...as(folder), stdio: 'ignore' }), own)
  return {
    address: own,
    async stop() {
      await ended(pooler, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function ask(address: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** @returns the server, once it answers */
async function reachable(server: ChildProcess, address: string): Promise<ChildProcess> {
  for (let looks = 0; ; looks += 1) {
    try {
      await ask(address, 'select 1')
      return server
    } catch (error) {
      if (looks === LOOKS) throw error
      await wait(LOOK_MS)
    }
  }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const end = once(server, 'close')
  if (server.exitCode !== null || !server.kill(signal)) return
  await end
}

function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `emojigma-${name}-`))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'), { mode: 0o700 })
  if (isRoot()) for (const path of [folder, join(folder, 'data')]) chownSync(path, NOBODY, NOBODY)
  return folder
}

function as(cwd: string) {
  return { cwd, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' }, ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}) }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function withPort(address: string, port: number): string {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.once('listening', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
