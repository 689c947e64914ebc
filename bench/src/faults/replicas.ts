import { register } from '@emojigma/contract/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/leaderboards.ts'
import { requestToken } from '@emojigma/contract/sign-in.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { makeFitForBoards } from '@emojigma/server/leaderboards/board.test-support.ts'
import { insertOrder } from '@emojigma/server/orders/service.ts'
import { killServers, startServer } from '@emojigma/server/testing/test-process.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { GuessTraffic } from './guess-traffic.ts'
import { markdownTable } from '../markdown-table.ts'
import { ask, startPooler, startReplica } from './streaming-replica.ts'

/** Two processes of the site on a PostgreSQL behind PgBouncer in transaction mode, with a streaming replica that is near, stopped, ten
 *  seconds behind, or promoted: what people see of it, and what is lost.
 *  Source: docs/operate.md, Replicas and poolers */
const GUESSERS = 3
const PHASE_MS = 6000
const SETTLE_MS = 2000
const DELAY = '10s'
/** How many rows of boards were read there. */
const READ = `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as count from pg_stat_user_tables where relname = 'scores'`

interface Phase {
  readonly replica: string
  readonly acknowledged: number
  readonly lost: number
  readonly failed: number
  readonly 'boards read': number
  readonly 'own row went back': number
  readonly 'rows of boards read there': number | string
}

const primary = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'emojigma-replicas-'))
const pooler = await startPooler(primary.address)
const replica = await startReplica(primary)
const server = await startServer(
  { dataFolder: folder, databaseUrl: pooler.address },
  {
    DATABASE_DIRECT_URL: primary.address,
    DATABASE_REPLICA_URL: replica.address,
    WEB_CONCURRENCY: '2',
    RATE_LIMITS: 'off',
    SECRET: 'a secret for rehearsals only, of no use',
  },
)
server.process.stdout?.resume()
server.process.stderr?.pipe(process.stderr)
const database = openDatabase({ dataFolder: folder, databaseUrl: primary.address }, () => undefined)
const puzzles = await database.queries.selectFrom('puzzles').select(['id', 'answer']).orderBy('id').execute()
const player = await newPlayer()
let played = 0
const rows: Phase[] = []

await phase('near')
await replica.halt()
await phase('stopped')
await replica.goOn()
await ask(replica.address, `alter system set recovery_min_apply_delay = '${DELAY}'`)
await ask(replica.address, 'select pg_reload_conf()')
await phase('10 s behind')
await ask(replica.address, 'alter system reset recovery_min_apply_delay')
await ask(replica.address, 'select pg_reload_conf()')
await phase('near again')
await ask(replica.address, 'select pg_promote()')
await phase('promoted')

console.log(markdownTable(rows))
await database.close()
killServers()
await replica.stop()
await pooler.stop()
await primary.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(rows.some((row) => row.lost + row.failed + row['own row went back'] > 0) ? 1 : 0)

/** Somebody who is on the boards and may play every puzzle. */
async function newPlayer(): Promise<string> {
  const [Email, Password] = ['ada@example.com', 'Puzzled-Otter-7']
  const form = { Email, Nickname: 'Swift Heron', Password, ConfirmPassword: Password }
  const { body } = (await post(register.path, form)) as { body: { Id: string } }
  await makeFitForBoards(database.queries, body.Id)
  const times = { startsAtMs: 0, endsAtMs: Number.MAX_SAFE_INTEGER }
  const order = { accountId: body.Id, productId: 'individual', source: 'operator', paymentRef: undefined, renews: false } as const
  await insertOrder(database.queries, { ...order, ...times, amountMinor: undefined, currency: undefined })
  const asked = new URLSearchParams({ grant_type: 'password', username: Email, password: Password })
  const reply = await fetch(server.origin + requestToken.path, { method: 'POST', body: asked })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Lets people guess and look at boards for some seconds, in each state of the replica. */
async function phase(name: string): Promise<void> {
  await wait(SETTLE_MS)
  const traffic = new GuessTraffic(() => server.origin, puzzles[0]?.id ?? 0, GUESSERS)
  const [before, untilMs] = [await readThere(), performance.now() + PHASE_MS]
  const seen = { boards: 0, back: 0, failed: 0 }
  while (performance.now() < untilMs) await playAndLook(seen)
  const { acknowledged, lost, others } = await traffic.end(database.queries)
  const after = await readThere()
  rows.push({
    replica: name,
    acknowledged,
    lost,
    failed: seen.failed + Object.values(others).reduce((sum, count) => sum + count, 0),
    'boards read': seen.boards,
    'own row went back': seen.back,
    'rows of boards read there': before === undefined || after === undefined ? '–' : after - before,
  })
  console.error(`tried: ${name}`)
}

interface Board {
  readonly leaderboard?: readonly { NickName: string; TotalAttempted: number }[]
}

/** Solves a puzzle, and looks at the board as the player and as a guest, whichever process answers. */
async function playAndLook(seen: { boards: number; back: number; failed: number }): Promise<void> {
  const puzzle = puzzles[played]
  if (puzzle) {
    const { status } = await post(uploadPuzzleGuessMini.path, { PuzzleId: puzzle.id, PuzzleGuess: puzzle.answer }, player)
    if (status === 200) played += 1
    else seen.failed += 1
  }
  for (const token of [player, undefined, player, undefined]) {
    const { status, body } = await post(getAllTimeLeaderboard.path, {}, token)
    seen.boards += 1
    if (status !== 200) seen.failed += 1
    const own = (body as Board).leaderboard?.find(({ NickName }) => NickName === 'Swift Heron')
    if (token !== undefined && own?.TotalAttempted !== played) seen.back += 1
  }
  await wait(500)
}

async function readThere(): Promise<number | undefined> {
  // What was read is told by PostgreSQL about a second later.
  await wait(1200)
  return ask(replica.address, READ).then(
    ([row]) => Number(row?.['count']),
    () => undefined,
  )
}

async function post(path: string, body: object, token?: string): Promise<{ status: number; body: unknown }> {
  const headers = {
    'content-type': 'application/json',
    connection: 'close',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const reply = await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: reply.status, body: await reply.json() }
}
