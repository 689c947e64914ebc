import { PROJECT_ROOT } from '@emojigma/server/config.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { killServers, startServer, type RunningServer } from '@emojigma/server/testing/test-process.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { given } from '../given.ts'
import { earlierRelease } from './earlier-release.ts'
import { GuessTraffic } from './guess-traffic.ts'
import { markdownTable } from '../markdown-table.ts'
import { startTinyProxy } from './tiny-proxy.ts'

/** An upgrade without a break: two processes on one PostgreSQL behind a proxy, replaced one after the other while people guess. The limit:
 *  nothing acknowledged is lost, and every guess gets its answer.
 *  `--guessers`: how many guess at once. `--rounds`: how often both are replaced.
 *  `--from`: a commit whose release is upgraded, beside which this one then works; without it both are this one.
 *  `--caddy`: where Caddy is, to try ops/Caddyfile; without it a tiny proxy of our own stands in front. */
const { guessers, rounds, caddy, from } = given({ guessers: 8, rounds: 2 }, ['caddy', 'from'])
const SETTINGS = { RATE_LIMITS: 'off', SECRET: 'a secret for rehearsals only, of no use', LOG_LEVEL: 'silent', SHUTDOWN_DELAY_S: '3' }
/** So many guesses are answered before the next process is replaced. */
const BETWEEN = 100
const PROXY_PORT = 4390

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'emojigma-upgrade-'))
const folders = [join(folder, 'one'), join(folder, 'two')]
const earlier = from === undefined ? undefined : earlierRelease(from)
const servers: RunningServer[] = []
for (const each of folders) servers.push(await start(each, '0', earlier?.root))
const ports = servers.map(({ origin }) => new URL(origin).port)
const proxy = caddy === undefined ? await startTinyProxy(ports.map((port) => `http://127.0.0.1:${port}`)) : await startCaddy(caddy)
const database = openDatabase({ dataFolder: folder, databaseUrl: postgres.address }, () => undefined)
const { id } = await database.queries.selectFrom('puzzles').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()

const traffic = new GuessTraffic(() => proxy.origin, id, guessers)
await traffic.untilMore(BETWEEN)
const gone: number[] = []
for (let round = 0; round < rounds; round += 1) {
  for (const [index, each] of folders.entries()) {
    const beganMs = performance.now()
    const old = servers[index]
    old?.process.kill('SIGTERM')
    const code = await old?.exited
    if (code !== 0) throw new Error(`the process that was replaced ended with ${code}`)
    servers[index] = await start(each, ports[index])
    await untilReady(ports[index])
    gone.push(Math.round(performance.now() - beganMs))
    await traffic.untilMore(BETWEEN)
  }
}
const { acknowledged, lost, others, slowestMs } = await traffic.end(database.queries)
const rows = [
  { what: 'processes replaced', figure: gone.length, limit: '' },
  { what: 'guesses acknowledged', figure: acknowledged, limit: '' },
  { what: 'of these lost', figure: lost, limit: '0' },
  { what: 'other answers', figure: JSON.stringify(others), limit: '{}' },
  { what: 'slowest answer, ms', figure: slowestMs, limit: '5000' },
  { what: 'from the end of one to its successor, ms, longest', figure: Math.max(...gone), limit: '' },
]
console.log(`${from === undefined ? '' : `from ${from}, `}behind ${caddy === undefined ? 'a tiny proxy' : 'Caddy with ops/Caddyfile'}`)
console.log(markdownTable(rows))
await proxy.close()
await database.close()
killServers()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
earlier?.remove()
process.exit(lost === 0 && Object.keys(others).length === 0 ? 0 : 1)

function start(dataFolder: string, port = '0', root?: string): Promise<RunningServer> {
  return startServer({ dataFolder, databaseUrl: postgres.address }, { ...SETTINGS, PORT: port }, root)
}

/** Waits as the service does before its restart comes back. */
async function untilReady(port = ''): Promise<void> {
  const waiting = spawn(process.execPath, ['ops/ready.mjs', '--wait', '60'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  })
  const [code] = (await once(waiting, 'exit')) as [number]
  if (code !== 0) throw new Error('the process that came was not ready')
}

async function startCaddy(program: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const origin = `http://localhost:${PROXY_PORT}`
  const child = spawn(program, ['run', '--config', join(import.meta.dirname, '../../../ops/Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, SITE_HOST: origin, UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '), HOME: folder },
    stdio: 'ignore',
  })
  for (;;) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  }
  return {
    origin,
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
