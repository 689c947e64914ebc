import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { availableParallelism, cpus } from 'node:os'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { post } from '../calls.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { startBareLive, startEmojigma, type RunningServer } from '../servers.ts'
import { Visitors } from './visitors.ts'

/** Visitors on the live stats: what telling them takes of the processors, by message, and how long a change takes to reach them all. Beside
 *  it `ws` alone, that sends each message as soon as it is asked to, with as many processes and visitors, in the same run: so what the site
 *  takes is told apart from what the machine and those who listen take. Ends with 1 where a limit is missed.
 *  `--visitors`: how many of each process. `--processes`: how many processes; more than one share a PostgreSQL, that of `DATABASE_URL` or
 *  one that is thrown away. */
const { visitors: EACH, processes: PROCESSES } = given({ visitors: 5000, processes: 1 })
const SOCKETS = EACH * PROCESSES
const CHANGES = 10
/** Of what `ws` alone takes of the processors. */
const SHARE_LIMIT = 2
/** A change is looked for so long after the last look at most, entering a guess and reading the totals included. It may then wait until
 *  everybody has been told of the change before. */
const WAIT_MS = 1100
const MESSAGE_TIMES_LIMIT = 2

interface Told {
  readonly connectedASecond: number
  readonly slowestMs: number
  /** Processor time of a message, in millionths of a second. */
  readonly serverUs: number
  readonly listenerUs: number
  readonly messages: number
  readonly requestMs: number
  readonly lost: number
}

/** Lets everybody come to servers that have told of one solved puzzle, and then solves ten more. */
async function told(servers: readonly RunningServer[], solve: () => Promise<unknown>, requestPath: string): Promise<Told> {
  const visitors = new Visitors()
  const beganMs = performance.now()
  await visitors.connect(servers, SOCKETS)
  const connectedMs = performance.now() - beganMs
  await visitors.heard(1).all
  // Whoever has just come is told of nothing else within a second.
  const beforehand = visitors.heard(2).all
  await solve()
  await beforehand
  const used = () => servers.reduce((sum, server) => sum + (server.processorSeconds() ?? Number.NaN), 0)
  const before = { server: used(), messages: visitors.messages, own: process.cpuUsage() }
  const delays: number[] = []
  const requests: number[] = []
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const heard = visitors.heard(2 + turn)
    const solvedMs = performance.now()
    await solve()
    await heard.first
    const asking = timed(() => fetch(`${servers[0]?.origin}${requestPath}`))
    await heard.all
    delays.push(performance.now() - solvedMs)
    requests.push(await asking)
  }
  const messages = visitors.messages - before.messages
  const { user, system } = process.cpuUsage(before.own)
  const lost = visitors.lost
  const serverUs = (1_000_000 * (used() - before.server)) / messages
  visitors.leave()
  return {
    connectedASecond: (1000 * SOCKETS) / connectedMs,
    slowestMs: Math.max(...delays),
    serverUs,
    listenerUs: (user + system) / messages,
    messages,
    requestMs: Math.max(...requests),
    lost,
  }
}

async function ofTheSite(): Promise<Told> {
  const needsPostgres = PROCESSES > 1 && (process.env['DATABASE_URL'] ?? '') === ''
  const postgres = needsPostgres ? await startPostgres() : undefined
  const sites: RunningServer[] = []
  while (sites.length < PROCESSES) {
    const shared = postgres ? { DATABASE_URL: postgres.address, SECRET: 'a secret for measurements only, of no use to anyone' } : {}
    sites.push(await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off', ...shared }))
  }
  const origin = sites[0]?.origin ?? ''
  const today = await post<{ i: number }[]>(origin, getTodaysPuzzlesMini.path, {})
  const puzzleId = today.find(({ i }) => i)?.i ?? 1
  const right = await answerTo(origin, puzzleId)
  const figures = await told(sites, () => guess(origin, puzzleId, right), '/healthz')
  await Promise.all(sites.map((site) => site.stop()))
  await postgres?.stop()
  return figures
}

async function ofWsAlone(): Promise<Told> {
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startBareLive()))
  const askAll = () => Promise.all(servers.map(({ origin }) => fetch(origin, { method: 'POST' })))
  await askAll()
  const figures = await told(servers, askAll, '/nothing')
  await Promise.all(servers.map((server) => server.stop()))
  return figures
}

/** @returns the answer of a puzzle that asks for a small number */
async function answerTo(origin: string, puzzleId: number): Promise<number> {
  for (let answer = 1; answer <= 20; answer += 1) if (await guess(origin, puzzleId, answer)) return answer
  throw new Error('the first puzzle of the day has an answer above 20')
}

/** Of a new device. */
async function guess(origin: string, puzzleId: number, answer: number): Promise<boolean> {
  const body = { PuzzleId: puzzleId, PuzzleGuess: String(answer), DeviceId: crypto.randomUUID() }
  return (await post<{ ok: boolean }>(origin, uploadPuzzleGuessMini.path, body)).ok
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}

const site = await ofTheSite()
const alone = await ofWsAlone()
const limits = { serverUs: SHARE_LIMIT * alone.serverUs, slowestMs: WAIT_MS + MESSAGE_TIMES_LIMIT * alone.slowestMs }
if (!(site.serverUs <= limits.serverUs && site.slowestMs <= limits.slowestMs && site.lost === 0)) process.exitCode = 1
const row = (what: string, field: keyof Told, limit = '') => ({
  what,
  site: Math.round(site[field]),
  'ws alone': Math.round(alone[field]),
  limit,
})
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; ${SOCKETS} visitors in the same machine`)
console.log(
  markdownTable([
    row('connections a second', 'connectedASecond'),
    row('processor time of a message, µs', 'serverUs', `${SHARE_LIMIT} × ws alone`),
    row('of the same, who listens, µs', 'listenerUs'),
    row('messages', 'messages'),
    row('a change reaches everybody, slowest of ten, ms', 'slowestMs', `${WAIT_MS} + ${MESSAGE_TIMES_LIMIT} × ws alone`),
    row('a request meanwhile, slowest of ten, ms', 'requestMs'),
    row('connections lost', 'lost', '0'),
  ]),
)
