import { register } from '@emojigma/contract/accounts.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { kill, killServers, launchServer, startServer } from '@emojigma/server/testing/test-process.ts'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { GuessTraffic, type Outcome } from './guess-traffic.ts'
import { markdownTable } from '../markdown-table.ts'

/** What goes wrong on a machine, made to go wrong, and what one sees of it from outside: two processes on one PostgreSQL.
 *  Source: docs/operate.md, Incidents */
const SETTINGS = { RATE_LIMITS: 'off', SECRET: 'a secret for rehearsals only, of no use', LOG_LEVEL: 'warn' }
const GUESSERS = 4
const SOME = 40
const LOOK_MS = 100
/** What has not refused to start by then, starts. */
const START_MS = 60_000
const DROP_OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'

interface Seen {
  readonly fault: string
  readonly seen: string
  readonly acknowledged: number | ''
  readonly lost: number | ''
}

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'emojigma-incidents-'))
const owner = new Client({ connectionString: postgres.address })
await owner.connect()
const addressOf = (name: string) => ({ dataFolder: join(folder, name), databaseUrl: postgres.address })
/** What the first process wrote into its log. */
let log = ''
let first = await watched()
const second = await startServer(addressOf('two'), SETTINGS)
second.process.stdout?.resume()
const database = openDatabase(addressOf('looks'), () => undefined)
const { id } = await database.queries.selectFrom('puzzles').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
const rows: Seen[] = []
const tell = (row: Seen): void => {
  rows.push(row)
  console.error(`tried: ${row.fault}`)
}

await underTraffic('a process is killed (SIGKILL); a new one is started', [() => first.origin, () => second.origin], async () => {
  await kill(first.process)
  first = await watched(new URL(first.origin).port)
  return 'its own requests break, the other process answers'
})
await underTraffic('a process is told to end (SIGTERM) with nobody in front', [() => first.origin], async () => {
  first.process.kill('SIGTERM')
  const code = await first.exited
  first = await watched(new URL(first.origin).port)
  return `exit code ${code}; requests break until it is back`
})
await underTraffic('PostgreSQL drops all connections, as when it restarts', [() => first.origin], async () => {
  await owner.query(DROP_OTHERS)
  return said('a database connection was lost')
})
await underTraffic('PostgreSQL says nothing (SIGSTOP), then goes on', [() => first.origin], async () => {
  postgres.pause()
  const beganMs = performance.now()
  const page = await fetch(`${first.origin}/healthz`)
  const ready = await fetch(`${first.origin}/readyz`)
  const tookMs = Math.round(performance.now() - beganMs)
  postgres.resume()
  await isReady()
  return `/healthz ${page.status}, /readyz ${ready.status} after ${tookMs} ms; ready again by itself; ${said('a request failed')}`
})
await underTraffic('PostgreSQL may only be read, as after a switch to a replica', [() => first.origin], async () => {
  await readOnly(true)
  const ready = await until('/readyz', 503)
  await readOnly(false)
  await isReady()
  return `/readyz ${ready}, ready again by itself; ${said('25006')}`
})

tell(await refused('DATABASE_URL names a server that is away', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }))
tell(await refused('the port is taken', { PORT: new URL(first.origin).port }))
writeFileSync(join(folder, 'a-file'), '')
tell(await refused('nothing can be written in DATA_DIR', { DATA_DIR: join(folder, 'a-file', 'data') }))
tell(await refused('SECRET is a placeholder', { SECRET: 'change-me-change-me-change-me-change-me', NODE_ENV: 'production' }))
tell(await refused('a setting is misspelt', { SHUTDOWN_DELAY_S: 'soon' }))
const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') }
const holder = await startServer({ dataFolder: folder, databaseUrl: undefined }, { ...SETTINGS, ...embedded })
tell(await refused('a second process uses the embedded database', embedded))
await kill(holder.process)

await kill(first.process)
first = await watched('0', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com' })
const Password = 'Puzzled-Otter-7'
const body = JSON.stringify({ Email: 'ada@example.com', Nickname: 'Player a', Password, ConfirmPassword: Password })
const made = await fetch(first.origin + register.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
for (let looks = 0; looks < 100 && !log.includes('not taken'); looks += 1) await wait(LOOK_MS)
tell({
  fault: 'the mail server is away',
  seen: `registering ${made.status}; ${said('a mail was not taken')}`,
  acknowledged: '',
  lost: '',
})

await owner.query(
  `insert into kysely_migration (name, timestamp) values ('9999-12-31-99 of a newer release (narrows)', '2026-01-01T00:00:00Z')`,
)
tell(await refused('an older release starts on tables that a newer one has narrowed', {}))

console.log(markdownTable(rows))
await database.close()
killServers()
await owner.end()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(rows.every(({ lost }) => lost === '' || lost === 0) ? 0 : 1)

async function watched(port = '0', more: Readonly<Record<string, string>> = {}) {
  const server = await startServer(addressOf('one'), { ...SETTINGS, ...more, PORT: port })
  log = ''
  server.process.stdout?.on('data', (part: Buffer) => (log += part.toString()))
  return server
}

/** Does something bad while people guess, and shows what they saw. */
async function underTraffic(fault: string, origins: readonly (() => string)[], harm: () => Promise<string>): Promise<void> {
  let turn = 0
  const traffic = new GuessTraffic(() => origins[(turn += 1) % origins.length]?.() ?? '', id, GUESSERS)
  await traffic.untilMore(SOME)
  log = ''
  const seen = await harm()
  await traffic.untilMore(SOME)
  const outcome: Outcome = await traffic.end(database.queries)
  const others = Object.entries(outcome.others).map(([status, count]) => `${count} × ${status}`)
  tell({ fault, seen: [...others, seen].join('; '), acknowledged: outcome.acknowledged, lost: outcome.lost })
}

/** @returns what a process says that does not start */
async function refused(fault: string, environment: Readonly<Record<string, string>>): Promise<Seen> {
  const child = launchServer(addressOf('new'), { ...SETTINGS, ...environment })
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
  const [text, code] = await Promise.all([textOf(child), once(child, 'exit').then(([exitCode]) => Number(exitCode))])
  clearTimeout(timer)
  const words = text.trim().replaceAll(folder, '…').replaceAll(/\s+/g, ' ')
  return { fault, seen: `exit code ${code}: ${words}`, acknowledged: '', lost: '' }
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  await once(child, 'close')
  return text
}

function said(words: string): string {
  return log.includes(words) ? `the log: ${words}` : 'nothing new in the log'
}

function isReady(): Promise<number> {
  return until('/readyz', 200)
}

async function until(path: string, status: number): Promise<number> {
  for (;;) {
    const reply = await fetch(first.origin + path, { headers: { connection: 'close' } })
    if (reply.status === status) return status
    await wait(LOOK_MS)
  }
}

/** New connections see it, so those that are open are dropped. */
async function readOnly(isOn: boolean): Promise<void> {
  await owner.query('set default_transaction_read_only = off')
  await owner.query(`alter database postgres set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await owner.query(DROP_OTHERS)
}
