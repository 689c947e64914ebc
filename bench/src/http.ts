import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import autocannon, { type Request } from 'autocannon'
import { randomUUID } from 'node:crypto'
import { post } from './calls.ts'
import { given } from './given.ts'
import { markdownTable } from './markdown-table.ts'
import { startBareFastify, startEmojigma } from './servers.ts'

/** Requests a second of the calls that pages wait for, beside a bare Fastify that answers a body of the same size, in the same run.
 *  `--seconds`: how long each is measured. */
const { seconds: SECONDS } = given({ seconds: 8 })
const CONNECTIONS = 20

interface Row {
  readonly what: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

async function measure(what: string, url: string, requests: Request[]): Promise<Row> {
  // The first requests pay for compiling what the others run.
  await autocannon({ url, connections: CONNECTIONS, duration: 2, requests })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests })
  return {
    what,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

function posting(path: string, body: () => unknown): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
  }
}

const site = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const today = await post<{ i: number }[]>(site.origin, getTodaysPuzzlesMini.path, {})
const ids = today.map(({ i }) => i)
const sample = JSON.stringify(await post(site.origin, getPuzzleMini.path, { PuzzleId: ids[0] }))
const page = await (await fetch(`${site.origin}/puzzle/${ids[0]}`)).text()
const bare = await startBareFastify(sample.length, page.length)

let turn = 0
const nextId = (): number => ids[(turn += 1) % ids.length] ?? 1
const nextNumberId = (): number => ids[(turn += 1) % 15] ?? 1
const rows = [
  await measure('POST GetPuzzleMini', site.origin, [posting(getPuzzleMini.path, () => ({ PuzzleId: nextId() }))]),
  await measure('bare Fastify, same size', bare.origin, [posting(getPuzzleMini.path, () => ({ PuzzleId: nextId() }))]),
  await measure('POST GetTodaysLatestPuzzlesMini', site.origin, [posting(getTodaysPuzzlesMini.path, () => ({}))]),
  await measure('GET /puzzle/{id}', site.origin, [{ method: 'GET', path: `/puzzle/${ids[0]}` }]),
  await measure('bare Fastify, page of the same size', bare.origin, [{ method: 'GET', path: '/page' }]),
  await measure('POST UploadPuzzleGuessMini, a new device each', site.origin, [
    posting(uploadPuzzleGuessMini.path, () => ({ PuzzleId: nextNumberId(), PuzzleGuess: '1', DeviceId: randomUUID() })),
  ]),
]
await bare.stop()
await site.stop()
console.log(markdownTable(rows))
compare('GET /puzzle/{id}', 'bare Fastify, page of the same size')
compare('POST GetPuzzleMini', 'bare Fastify, same size')

function compare(what: string, peer: string): void {
  const perSecond = (name: string): number => rows.find((row) => row.what === name)?.perSecond ?? Number.NaN
  console.log(`${what} reaches ${(perSecond(what) / perSecond(peer)).toFixed(2)} of ${peer} (aim: 0.5 or more)`)
}
