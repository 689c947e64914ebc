import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { liveStats } from '@emojigma/contract/site/live.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { availableParallelism, cpus } from 'node:os'
import { WebSocket } from 'ws'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { post } from '../calls.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { startEmojigma, type RunningServer } from '../servers.ts'

/** Visitors on the live stats: how fast they come, and how long a change takes to reach them all.
 *  `--visitors`: how many of each process. `--processes`: how many processes; more than one share a PostgreSQL, that of `DATABASE_URL` or
 *  one that is thrown away. */
const { visitors: EACH, processes: PROCESSES } = given({ visitors: 5000, processes: 1 })
const SOCKETS = EACH * PROCESSES
/** So many connect at once. */
const TOGETHER = 100
const CHANGES = 10
/** The limit: everybody is told once a second, so a change may wait one second before it is sent, and must then arrive before the next. */
const LIMIT_MS = 2000

/** What the last message to each visitor said. */
const correctHeard: number[] = []
let onHeard = (): void => undefined

const needsPostgres = PROCESSES > 1 && (process.env['DATABASE_URL'] ?? '') === ''
const postgres = needsPostgres ? await startPostgres() : undefined
const sites: RunningServer[] = []
while (sites.length < PROCESSES) {
  const shared = postgres ? { DATABASE_URL: postgres.address, SECRET: 'a secret for measurements only, of no use to anyone' } : {}
  sites.push(await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off', ...shared }))
}

const beganMs = performance.now()
const sockets: WebSocket[] = []
while (sockets.length < SOCKETS) {
  const first = sockets.length
  const next = await Promise.all(Array.from({ length: Math.min(TOGETHER, SOCKETS - first) }, (_, index) => connect(first + index)))
  sockets.push(...next)
}
const connectedMs = performance.now() - beganMs
await everyoneHeard(0)

const today = await post<{ i: number }[]>(originOf(0), getTodaysPuzzlesMini.path, {})
const id = today.find(({ i }) => i)?.i ?? 1
const delays: number[] = []
for (let change = 1; change <= CHANGES; change += 1) {
  const heard = everyoneHeard(change)
  const guessedMs = performance.now()
  await solve(id)
  await heard
  delays.push(performance.now() - guessedMs)
}
const page = await timed(() => fetch(`${originOf(0)}/healthz`))

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; visitors in the same machine`)
const rows = [
  { what: 'visitors connected', figure: sockets.length, limit: `at least ${5000 * PROCESSES}` },
  { what: 'connections a second', figure: Math.round((1000 * SOCKETS) / connectedMs), limit: '' },
  { what: 'a solved puzzle reaches everybody, slowest of ten, ms', figure: Math.round(Math.max(...delays)), limit: `${LIMIT_MS}` },
  { what: 'a request meanwhile, ms', figure: Math.round(page), limit: '' },
  { what: 'connections lost', figure: sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length, limit: '0' },
]
console.log(markdownTable(rows))
for (const socket of sockets) socket.terminate()
await Promise.all(sites.map((site) => site.stop()))
await postgres?.stop()

/** @param turn of the visitor: they go to the processes in turn */
function originOf(turn: number): string {
  return sites[turn % PROCESSES]?.origin ?? ''
}

function connect(index: number): Promise<WebSocket> {
  const socket = new WebSocket(`${originOf(index).replace('http', 'ws')}${liveStats.path}`, { perMessageDeflate: false })
  socket.on('message', (text: Buffer) => {
    correctHeard[index] = (JSON.parse(text.toString('utf8')) as { c: number }).c
    onHeard()
  })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** @returns once every visitor was told of so many solved puzzles */
function everyoneHeard(correct: number): Promise<void> {
  return new Promise((resolve) => {
    onHeard = () => {
      if (correctHeard.length === SOCKETS && correctHeard.every((heard) => heard >= correct)) resolve()
    }
    onHeard()
  })
}

/** Solves today's first puzzle as a new device. */
async function solve(puzzleId: number): Promise<void> {
  const deviceId = crypto.randomUUID()
  for (let guess = 1; guess <= 20; guess += 1) {
    const { ok } = await post<{ ok: boolean }>(originOf(0), uploadPuzzleGuessMini.path, {
      PuzzleId: puzzleId,
      PuzzleGuess: String(guess),
      DeviceId: deviceId,
    })
    if (ok) return
  }
  throw new Error('the first puzzle of the day has an answer above 20')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}
