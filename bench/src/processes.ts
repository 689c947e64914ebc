import { getPopularPuzzlesMini, getPuzzleMini } from '@emojigma/contract/puzzles.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import autocannon, { type Request } from 'autocannon'
import { cpus } from 'node:os'
import { BROWSER } from './asking/as-browser.ts'
import { given } from './given.ts'
import { markdownTable } from './markdown-table.ts'
import { ownPostgres } from './own-postgres.ts'
import { postgresProcessor } from './processor-time.ts'
import { accountsFor, RightGuesses, seedAccounts } from './guesses/right-guesses.ts'
import { placeOf, startBareProcesses, startEmojigma, type RunningServer } from './servers.ts'

/** What a second process adds on one PostgreSQL: reads and guesses a second of one process and of two, in turns. Where there are too few
 *  cores for two processes, PostgreSQL and who asks, the processor time says what cores of their own would bring: a process answers no more
 *  than its own core does, so twice as many processes answer twice as much, less what each request costs more then. That is taken from
 *  slices in which the cores have time left: where four programs want two cores, they push each other off them, and each request costs
 *  more for that alone. In these slices each process is asked the same: one that has half of the work rests more between requests, and
 *  each costs more for that alone, too. Ends with 1 where a limit is missed.
 *  `--slices`: how many of each. `--seconds`: how long each lasts. */
const { slices: SLICES, seconds: SECONDS } = given({ slices: 4, seconds: 3 })
const CONNECTIONS = 20
/** Slices that say nothing: two processes take twice as long to become quick. */
const WARM_UP = 8
const SECRET = 'a secret for measurements only, of no use to anyone'
const GUESSES_A_SECOND = 4000
/** Of what one process answers, so much is asked of each where the cores are to have time left. */
const CALM_SHARE = 0.3
/** Two processes, PostgreSQL and who asks. */
const CORES_NEEDED = 4
const PROCESSES = [1, 2] as const
/** How often the control reads and writes its text for an answer, which takes about as long as the site's reads. */
const CONTROL_WORK = 4

const remove = await ownPostgres()
const { address, remove: removeDatabase } = await freshAddress()
const { databaseUrl } = address
if (databaseUrl === undefined) throw new Error('several processes need PostgreSQL')
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
const accounts = accountsFor((SLICES + WARM_UP) * PROCESSES.length * SECONDS * GUESSES_A_SECOND)
await seedAccounts(database.queries, accounts, nowMs)
const ofPostgres = await postgresProcessor(databaseUrl)
const sites = new Map<number, RunningServer>()
const controls = new Map<number, RunningServer>()
for (const processes of PROCESSES) {
  sites.set(processes, await started(processes))
  controls.set(processes, await startBareProcesses(processes, CONTROL_WORK))
}
const guesses = await RightGuesses.of(database.queries, { secret: SECRET, accounts, nowMs })

function started(processes: number): Promise<RunningServer> {
  return startEmojigma({
    ...placeOf(address),
    WEB_CONCURRENCY: String(processes),
    SECRET,
    ARCHIVE_FILL: 'off',
    DRAW_AHEAD: 'off',
  })
}

let turn = 0
const read = (): Request => {
  turn += 1
  const body = turn % 2 === 0 ? { PuzzleId: guesses.puzzleAt(turn).id } : { showSolved: false }
  return {
    method: 'POST',
    path: turn % 2 === 0 ? getPuzzleMini.path : getPopularPuzzlesMini.path,
    headers: { ...BROWSER, 'content-type': 'application/json', authorization: guesses.bearerAt(turn) },
    body: JSON.stringify(body),
  }
}
let guessed = 0
/** The control comes first. */
const KINDS = [
  { what: 'the control, which shares nothing', servers: controls, next: (): Request => ({ method: 'POST', path: '/' }), limit: undefined },
  { what: 'reads of who is signed in', servers: sites, next: read, limit: 1.7 },
  { what: 'guesses of accounts', servers: sites, next: () => guesses.request('account', guessed++), limit: 1.5 },
] as const

interface Slice {
  readonly perSecond: number
  readonly p99Ms: number
  readonly failed: number
  /** Processor time of a request, in millionths of a second. */
  readonly serverUs: number
  readonly postgresUs: number
  readonly askerUs: number
}

/** @param rate how many are asked for in a second; absent = as many as are answered */
async function slice(site: RunningServer, next: () => Request, rate?: number): Promise<Slice> {
  const used = () => ({ server: site.processorSeconds() ?? Number.NaN, postgres: ofPostgres(), asker: process.cpuUsage() })
  const before = used()
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const after = used()
  const { total } = result.requests
  const { user, system } = process.cpuUsage(before.asker)
  return {
    perSecond: total / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    serverUs: (1_000_000 * (after.server - before.server)) / total,
    postgresUs: (1_000_000 * (after.postgres - before.postgres)) / total,
    askerUs: (user + system) / total,
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

const rows: object[] = []
const judged: object[] = []
let controlWithCores = 2
for (const { what, servers, next, limit: wanted } of KINDS) {
  const slices = new Map<number, Slice[]>(PROCESSES.map((processes) => [processes, []]))
  const calm = new Map<number, Slice[]>(PROCESSES.map((processes) => [processes, []]))
  let calmRate = 0
  for (let count = -WARM_UP; count < SLICES; count += 1) {
    // Each is first as often as the other.
    for (const [processes, site] of count % 2 === 0 ? servers : [...servers].toReversed()) {
      const one = await slice(site, next)
      if (count < 0) {
        if (processes === 1) calmRate = Math.round(CALM_SHARE * one.perSecond)
        continue
      }
      slices.get(processes)?.push(one)
      calm.get(processes)?.push(await slice(site, next, processes * calmRate))
    }
  }
  const of = (processes: number, field: keyof Slice, among = slices): number =>
    median((among.get(processes) ?? []).map((one) => one[field]))
  for (const processes of PROCESSES) {
    const whole = of(processes, 'serverUs') + of(processes, 'postgresUs') + of(processes, 'askerUs')
    rows.push({
      what,
      processes,
      'a second': Math.round(of(processes, 'perSecond')),
      'p99, ms': of(processes, 'p99Ms'),
      failed: (slices.get(processes) ?? []).reduce((sum, one) => sum + one.failed, 0),
      'server, µs': Math.round(of(processes, 'serverUs')),
      'PostgreSQL, µs': Math.round(of(processes, 'postgresUs')),
      'asker, µs': Math.round(of(processes, 'askerUs')),
      'server, calm, µs': Math.round(of(processes, 'serverUs', calm)),
      'cores busy': ((whole * of(processes, 'perSecond')) / 1_000_000).toFixed(2),
    })
  }
  const seen = of(2, 'perSecond') / of(1, 'perSecond')
  const withCores = (2 * of(1, 'serverUs', calm)) / of(2, 'serverUs', calm)
  const failed = [...slices.values(), ...calm.values()].flat().reduce((sum, one) => sum + one.failed, 0)
  if (wanted === undefined) controlWithCores = withCores
  const hasCores = cpus().length >= CORES_NEEDED
  // Twice is the most that a second process can add; what the control shows above that is chance.
  const limit = wanted === undefined || hasCores ? wanted : (wanted * Math.min(2, controlWithCores)) / 2
  const isWithin = failed === 0 && (limit === undefined || (hasCores ? seen : withCores) >= limit)
  if (!isWithin) process.exitCode = 1
  judged.push({
    what,
    'a second process adds, as seen': seen.toFixed(2),
    'with a core for each, by processor time': withCores.toFixed(2),
    limit: limit?.toFixed(2) ?? '',
    'PostgreSQL then needs cores': ((2 * of(2, 'postgresUs', calm)) / of(2, 'serverUs', calm)).toFixed(2),
    within: isWithin ? 'yes' : 'no',
  })
}
for (const server of [...sites.values(), ...controls.values()]) await server.stop()
await database.close()
await removeDatabase()
remove()
console.log(`${cpus().length} cores; medians of ${SLICES} slices of ${SECONDS} s in turns, ${CONNECTIONS} connections`)
console.log(markdownTable(rows))
console.log(markdownTable(judged))
if (cpus().length < CORES_NEEDED)
  console.log(`Judged by processor time, as a share of what the control reaches of 2: ${CORES_NEEDED} cores are needed to see it.`)
