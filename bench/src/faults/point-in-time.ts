import { openDatabase } from '@emojigma/server/database/connection.ts'
import { kill, killServers, startServer } from '@emojigma/server/testing/test-process.ts'
import { cpSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { Clusters, recoverFrom, type Cluster } from '../cluster.ts'
import { GuessTraffic } from './guess-traffic.ts'
import { markdownTable } from '../markdown-table.ts'

/** A PostgreSQL under guesses is backed up while it runs, has its log archived, and is lost; then it is brought back to a moment, and to
 *  its end.
 *  Source: docs/operate.md, PostgreSQL to a point in time */
const SETTINGS = { RATE_LIMITS: 'off', SECRET: 'a secret for rehearsals only, of no use' }
const GUESSERS = 4
const SOME = 60
const LOOK_MS = 100

interface Brought {
  readonly recovered: string
  readonly acknowledged: number
  readonly lost: number
}

const clusters = new Clusters()
const archive = clusters.place('archive')
const streamed = clusters.place('streamed')
const archiving = ['wal_level=replica', 'archive_mode=on', `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f'`]
const rows: Brought[] = []
try {
  const first = await clusters.made('first', archiving)
  const server = await startServer({ dataFolder: join(clusters.folder, 'site'), databaseUrl: first.address }, SETTINGS)
  const owner = new Client({ connectionString: first.address })
  owner.on('error', () => undefined)
  await owner.connect()
  const { rows: puzzles } = await owner.query<{ id: number }>('select id from puzzles order by id limit 1')
  const guesses = () => new GuessTraffic(() => server.origin, puzzles[0]?.id ?? 0, GUESSERS)

  // Each commit waits for the one that writes the log down elsewhere, from when it is there.
  await owner.query("select pg_create_physical_replication_slot('receiver')")
  clusters.beside('pg_receivewal', '-D', streamed, '-d', `${first.address}?application_name=receiver`, '-S', 'receiver', '--synchronous')
  const isReceiving = "select count(*)::int as count from pg_stat_replication where application_name = 'receiver' and state = 'streaming'"
  while ((await owner.query<{ count: number }>(isReceiving)).rows[0]?.count !== 1) await wait(LOOK_MS)
  await owner.query("alter system set synchronous_standby_names = 'receiver'")
  await owner.query('select pg_reload_conf()')

  const before = guesses()
  await before.untilMore(SOME)
  clusters.run('pg_basebackup', '-D', join(clusters.folder, 'base'), '-d', first.address, '-X', 'none', '-c', 'fast')
  await before.untilMore(SOME)
  const looks = openDatabase({ dataFolder: '', databaseUrl: first.address }, () => undefined)
  const asked = await before.end(looks.queries)
  const { rows: times } = await owner.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const moment = times[0]?.moment ?? ''

  // What nobody wanted, and what comes after it.
  await owner.query('delete from attempts')
  await owner.query('select pg_switch_wal()')
  const after = guesses()
  await after.untilMore(SOME)
  await untilArchived(owner)
  const since = await after.end(looks.queries)
  await looks.close()
  await owner.end()
  first.kill()
  await kill(server.process)

  const finalPart = readdirSync(streamed).find((name) => name.endsWith('.partial'))
  const whole = join(clusters.folder, 'whole')
  cpSync(streamed, whole, { recursive: true })
  // What it was still writing has its name with the rest.
  if (finalPart) renameSync(join(whole, finalPart), join(whole, finalPart.replace('.partial', '')))
  clusters.own(whole)

  const asOf = await broughtBack('to-the-moment', archive, [`recovery_target_time = '${moment}'`])
  rows.push({
    recovered: 'to the moment before the mistake',
    acknowledged: asked.acknowledged,
    lost: asked.acknowledged - (await count(asOf)),
  })
  asOf.kill()
  for (const [recovered, log] of [
    ['to its end, from whole segments (archive_command)', archive],
    ['to its end, from the stream (pg_receivewal --synchronous)', whole],
  ] as const) {
    const cluster = await broughtBack(log === archive ? 'from-archive' : 'from-stream', log, [])
    rows.push({ recovered, acknowledged: since.acknowledged, lost: since.acknowledged - (await count(cluster)) })
    cluster.kill()
  }
} finally {
  killServers()
  clusters.remove()
}
console.log(markdownTable(rows))
const [toMoment, , fromStream] = rows
process.exit(toMoment?.lost === 0 && fromStream?.lost === 0 ? 0 : 1)

async function broughtBack(name: string, log: string, target: readonly string[]): Promise<Cluster> {
  const data = join(clusters.folder, name)
  cpSync(join(clusters.folder, 'base'), data, { recursive: true, preserveTimestamps: true })
  recoverFrom(data, log, target)
  clusters.own(data)
  const cluster = await clusters.started(name, [])
  const client = new Client({ connectionString: cluster.address })
  await client.connect()
  while ((await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')).rows[0]?.still !== false) await wait(LOOK_MS)
  await client.end()
  return cluster
}

async function count(cluster: Cluster): Promise<number> {
  const client = new Client({ connectionString: cluster.address })
  await client.connect()
  const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from attempts')
  await client.end()
  return counted[0]?.count ?? 0
}

/** What was switched away from is copied by another process. */
async function untilArchived(owner: Client): Promise<void> {
  const { rows: wanted } = await owner.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file')
  const current = wanted[0]?.file ?? ''
  for (;;) {
    const names = readdirSync(archive).filter((name) => name.length === current.length)
    const newest = names.toSorted().at(-1) ?? ''
    if (parseInt(newest.slice(-8), 16) + 1 >= parseInt(current.slice(-8), 16)) return
    await wait(LOOK_MS)
  }
}
