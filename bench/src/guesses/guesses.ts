import { openDatabase } from '@emojigma/server/database/connection.ts'
import { verifyScores } from '@emojigma/server/leaderboards/verification/verification.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import autocannon, { type Request } from 'autocannon'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCrowd } from '../growth/crowd.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { openPgbenchGuesses, type GuessOf } from './pgbench-guesses.ts'
import { openRawGuesses, type RawGuesses } from './raw-guesses.ts'
import { postgresProcessor } from '../processor-time.ts'
import { accountsFor, RightGuesses, seedAccounts } from './right-guesses.ts'
import { placeOf, startEmojigma } from '../servers.ts'

/** Guesses a second over HTTP, as browsers ask: of devices, each new, and of accounts, each guess right and scored. On the embedded
 *  database short slices of it take turns with slices of the same statements on a copy, run one commit after another without anything
 *  around them; the limits are shares of that, because the machine's own speed changes by the hour. On PostgreSQL the control is pgbench
 *  with the statements of a guess on a database of its own.
 *  `--slices`: how many of each. `--seconds`: how long each lasts. */
const { slices: SLICES, seconds: SECONDS } = given({ slices: 7, seconds: 1 })
const CONNECTIONS = 20
const SECRET = 'a secret for measurements only, of no use to anyone'
const LIMIT_P99_MS = 100
const SHARES = { sqlite: { account: 0.45, device: 0.6 }, postgres: { account: 0.4, device: 0.6 } } as const
const PGBENCH_CLIENTS = 10
/** More than any slice needs. */
const GUESSES_A_SECOND = 12_000
const ACCOUNTS = accountsFor(SLICES * SECONDS * GUESSES_A_SECOND)

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
await seedAccounts(database.queries, ACCOUNTS, nowMs)
const site = await startEmojigma({
  ...placeOf(address),
  SECRET,
  ARCHIVE_FILL: 'off',
  DRAW_AHEAD: 'off',
})
const guesses = await RightGuesses.of(database.queries, { secret: SECRET, accounts: ACCOUNTS, nowMs })
const rawFolder = mkdtempSync(join(tmpdir(), 'emojigma-bench-'))
const raw = address.databaseUrl === undefined ? await openRawGuesses(address.dataFolder, rawFolder) : undefined
const control = address.databaseUrl === undefined ? undefined : await openControl()

/** A second database with the same puzzles and accounts, on which pgbench does the same. */
async function openControl() {
  const { address: own, remove: removeOwn } = await freshAddress()
  const { databaseUrl } = own
  if (databaseUrl === undefined) throw new Error('the control has no address')
  const copy = openDatabase(own, () => undefined)
  await migrate(copy)
  for (const table of ['days', 'puzzles', 'puzzle_counts']) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(database.queries)
    for (const { row } of rows) {
      const of = sql.table(table)
      await sql`insert into ${of} select * from json_populate_record(null::${of}, ${row}::json)`.execute(copy.queries)
    }
  }
  await seedCrowd(copy.queries, ACCOUNTS, ACCOUNTS, nowMs)
  for (const table of ['scores', 'score_buckets'] as const) await copy.queries.deleteFrom(table).execute()
  await copy.close()
  return {
    pgbench: openPgbenchGuesses(databaseUrl, rawFolder, ACCOUNTS, nowMs),
    used: await postgresProcessor(databaseUrl),
    remove: removeOwn,
  }
}

/** One kind of guess, and what the turn-th does to the embedded database. */
interface Kind {
  readonly what: string
  readonly of: GuessOf
  readonly rawGuess: (raw: RawGuesses, turn: number) => void
}

const KINDS: readonly Kind[] = [
  {
    what: 'of accounts, each right and scored',
    of: 'account',
    rawGuess: (raw, turn) => raw.ofAccount(guesses.puzzleAt(turn).id, guesses.sessionAt(turn), nowMs),
  },
  {
    what: 'of devices, each new',
    of: 'device',
    rawGuess: (raw, turn) => raw.ofDevice(guesses.puzzleAt(turn).id, randomUUID(), nowMs),
  },
]

interface Slice {
  readonly perSecond: number
  /** What the server used of the processors for each guess, in millionths of a second. */
  readonly processorUs: number
  /** The same of PostgreSQL. */
  readonly postgresUs: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

async function slice(next: () => Request, seconds: number): Promise<Slice> {
  const [begun, postgresBegun] = [site.processorSeconds() ?? Number.NaN, control?.used() ?? Number.NaN]
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 100,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const { p50, p99 } = result.latency
  const failed = result.non2xx + result.errors + result.timeouts
  const { total } = result.requests
  const processorUs = (((site.processorSeconds() ?? Number.NaN) - begun) * 1_000_000) / total
  const postgresUs = (((control?.used() ?? Number.NaN) - postgresBegun) * 1_000_000) / total
  return { perSecond: total / result.duration, processorUs, postgresUs, p50, p99, failed }
}

/** @param next makes one guess */
function rawSlice(next: () => void): { readonly raw: number; readonly rawUs: number } {
  const [begunMs, begun] = [performance.now(), process.cpuUsage()]
  let done = 0
  for (; performance.now() - begunMs < SECONDS * 1000; done += 1) next()
  const { user, system } = process.cpuUsage(begun)
  return { raw: (1000 * done) / (performance.now() - begunMs), rawUs: (user + system) / done }
}

/** What pgbench does, and what PostgreSQL uses for it. */
function controlSlice(by: GuessOf): ReturnType<typeof rawSlice> {
  if (!control) throw new Error('there is no control')
  const begun = control.used()
  const perSecond = control.pgbench.perSecond(by, SECONDS, PGBENCH_CLIENTS)
  return { raw: perSecond, rawUs: ((control.used() - begun) * 1_000_000) / (perSecond * SECONDS) }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function measure({ what, of: by, rawGuess }: Kind) {
  const share = SHARES[database.dialect][by]
  let [turn, rawTurn] = [0, 0]
  const next = (): Request => guesses.request(by, turn++)
  // The first seconds of a process say nothing.
  await slice(next, 2)
  const slices: (Slice & ReturnType<typeof rawSlice>)[] = []
  for (let count = 0; count < SLICES; count += 1) {
    const beside = raw ? rawSlice(() => rawGuess(raw, rawTurn++)) : controlSlice(by)
    slices.push({ ...(await slice(next, SECONDS)), ...beside })
  }
  const of = (field: keyof (typeof slices)[number]): number => median(slices.map((one) => one[field]))
  const shareHere = median(slices.map(({ perSecond, raw }) => perSecond / raw))
  const failed = slices.reduce((sum, one) => sum + one.failed, 0)
  const isWithin = failed === 0 && shareHere >= share && of('p99') <= LIMIT_P99_MS
  if (!isWithin) process.exitCode = 1
  return {
    guesses: what,
    'a second': Math.round(of('perSecond')),
    'raw commits a second': Math.round(of('raw')),
    share: shareHere.toFixed(2),
    limit: share.toFixed(2),
    'processor, µs': Math.round(of('processorUs')),
    ...(raw ? {} : { 'PostgreSQL, µs': Math.round(of('postgresUs')) }),
    'raw, µs': Math.round(of('rawUs')),
    'p50, ms': of('p50'),
    'p99, ms': of('p99'),
    failed,
    within: isWithin ? 'yes' : 'no',
  }
}

const rows: object[] = []
for (const kind of KINDS) rows.push(await measure(kind))
raw?.close()
await site.stop()
const { players, differences } = await verifyScores(database.queries, Date.now())
if (differences.length > 0) process.exitCode = 1
await database.close()
await remove()
await control?.remove()
rmSync(rawFolder, { recursive: true })
console.log(
  `limits: share of ${raw ? 'raw commits' : 'pgbench with the same statements'}, p99 ${LIMIT_P99_MS} ms, none failed; medians of ${SLICES} slices of ${SECONDS} s,`,
)
console.log(`${CONNECTIONS} connections on ${database.dialect}`)
console.log(markdownTable(rows))
console.log(`the scores of ${players} accounts, held against their attempts: ${differences.length} differences`)
